# What the program says about Trade & Intrigue. No printed values.

# The log.
log-targets = { $you ->
    [yes] Tu lances
   *[no] { $who } lance
  } { DEED($deed, form: "the") } contre { $them ->
    [yes] toi
   *[no] { $whom }
  }
log-offers = { $them ->
    [yes] { $who } t’offre { OFFERED($things) }
   *[no] { $you ->
        [yes] Tu offres
       *[no] { $who } offre
      } { OFFERED($things) } à { $whom }
  }
log-accepts = { $you ->
    [yes] Tu acceptes
   *[no] { $who } accepte
  } le pot-de-vin
log-refuses = { $you ->
    [yes] Tu refuses
   *[no] { $who } refuse
  } le pot-de-vin
log-fulfils = { $you ->
    [yes] Tu honores
   *[no] { $who } honore
  } la commande { CARD($card, form: "from") }
log-new-order = Nouvelle commande : { CARD($card) }
item-seizes = { $you ->
    [yes] retires
   *[no] retire
  } { KIND($kind, form: "acc") } { PLACE($place, form: "from") }, chez { $them ->
    [yes] toi
   *[no] { $whom }
  }
item-seizes-gear = { $you ->
    [yes] retires
   *[no] retire
  } { GEAR(form: "acc") } { PLACE($place, form: "from") }, chez { $them ->
    [yes] toi
   *[no] { $whom }
  }

# Moves.
move-fulfil = Honorer la commande { CARD($a) } et passer
move-turn-up = Nouvelle commande : { CARD($a) }
move-seize = Retirer { SPACE($a, form: "from") }
move-bribe = Offrir 1 { GOOD($a) }
move-bribe-coins = Offrir { $a ->
    [one] { $a } pièce
   *[other] { $a } pièces
  }
move-target = Viser { SEAT($a) }
move-accept = Accepter le pot-de-vin
move-refuse = Refuser le pot-de-vin

# Sources of points.
source-orders = Commandes

# Why a bot would play a move.
because-order = { $a ->
    [one] { $a } point
   *[other] { $a } points
  } pour une commande
because-order-waits = la commande peut attendre que les autres actions soient faites
because-leader = vise le plus fort des autres
because-bribe = coûte moins que { DEED($a, form: "the") } ne ferait perdre
because-no-bribe = { DEED($a, form: "the") } nuit trop peu pour un pot-de-vin qui serait accepté
because-accept = le pot-de-vin vaut plus que le tort fait à l’autre
because-refuse = le tort fait à l’autre vaut plus que le pot-de-vin

# Questions and refusals, by the English text of the rules.
reason-this-order-is-not-on-display = Cette commande n’est pas exposée.
reason-fulfil-an-order-and-pass-or-say-that-you-are-done = Honorer une commande et passer ?
reason-an-action-with-a-gear-wheel-cannot-be-used-this-round = { EVENT($a, form: "title") } : une action avec { GEAR(form: "acc") } ne peut pas être utilisée cette manche.
reason-say-first-where-the-new-follower-goes-to-a-space-where-he-fits-or-to-the-bag = Où va le nouveau partisan : sur une case ou dans le sac ?
reason-buy-a-follower-for-coins-or-say-that-you-are-done = Recruter un partisan pour { $a ->
    [one] { $a } pièce
   *[other] { $a } pièces
  } ?
reason-step-on-a-track-for-coins-or-say-that-you-are-done = Avancer sur une piste pour { $a ->
    [one] { $a } pièce
   *[other] { $a } pièces
  } ?
reason-choose-the-gear-wheel-that-you-return = Que rends-tu parmi tes { GEAR(2) } ?
reason-give-a-good-for-development-or-pay-the-fine-of-coins = Cède une marchandise contre du développement, ou paie l’amende de { $a ->
    [one] { $a } pièce
   *[other] { $a } pièces
  }.
reason-give-goods-worth-more-points = Quelles marchandises cèdes-tu (encore { $a ->
    [one] { $a } point
   *[other] { $a } points
  }) ?
reason-send-your-merchant-to-orleans-or-pay-the-fine-of-coins = Renvoie ton pion marchand à Orléans, ou paie l’amende de { $a ->
    [one] { $a } pièce
   *[other] { $a } pièces
  }.
reason-return-followers-to-the-supply-more = Quels partisans rends-tu à la réserve (encore { $a }) ?
reason-draw-a-follower-from-your-bag-or-say-that-you-are-done = Piocher un partisan de ton sac ?
reason-place-the-follower-drawn-where-he-fits = Où places-tu le partisan pioché ?
reason-carry-out-one-of-your-actions-or-say-that-you-are-done = Effectuer une de tes actions ?
reason-take-one-of-the-goods-that-lie-at-the-deed-for-this-follower = Laquelle des marchandises de cette œuvre prends-tu ?
reason-choose-a-town-that-a-waterway-leads-to-or-stay = Où vas-tu par voie d’eau ?
reason-choose-whom-it-strikes = Qui vises-tu ?
reason-offer-more-or-say-that-you-are-done = Offrir davantage ?
reason-player-sends-the-after-you-offer-a-bribe = { SEAT($a) } lance { DEED($b, form: "the") } contre toi. Offrir un pot-de-vin ?
reason-accept-the-bribe-of-player-or-refuse-it = { SEAT($a) } offre un pot-de-vin : { OFFERED($b) }. L’acceptes-tu ?
reason-choose-the-good-that-you-take-then-another-one-that-you-give = Quelle marchandise prends-tu, et laquelle donnes-tu ?
reason-choose-a-good-of-the-supply = Quelle marchandise prends-tu dans la réserve ?
reason-choose-what-is-taken-from-the-other-players-spaces = Que retires-tu des cases de l’autre joueur ?
reason-this-place-is-locked-for-the-rest-of-the-round = Ce lieu est bloqué pour le reste de la manche.

# What sentences have to know of our nouns: their gender and preposition (notation/nouns.py).
gender-deed-alchemy = f
gender-deed-lay-assessors = m
gender-deed-thanksgiving = f
gender-deed-sheep-farming = m
gender-deed-coinage = m
gender-deed-research = f
gender-deed-towing = m
gender-deed-architecture = f
gender-deed-town-charter = f
gender-deed-navigation = f
gender-deed-fraud = m
gender-deed-arsonist = m
gender-deed-kidnapper = m
gender-deed-torturer = m
gender-deed-hangman = m
gender-deed-saboteur = m
gender-deed-spy = m
gender-deed-tax-collector = m
gender-deed-traitor = m

choice-tiles-trade-intrigue = Avec les trois de Commerce & Intrigue
