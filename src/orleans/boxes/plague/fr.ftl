# What the program says about The Plague. No printed values.

kind-corpse = { $n ->
    [one] cadavre
   *[other] cadavres
  }
    .nom = un cadavre
    .acc = un cadavre
    .gen = d’un cadavre
    .many = cadavres
    .de = de cadavres
kind-plague-doctor = { $n ->
    [one] médecin de la peste
   *[other] médecins de la peste
  }
    .nom = un médecin de la peste
    .acc = le médecin de la peste
    .gen = d’un médecin de la peste
    .many = médecins de la peste
    .de = de médecins de la peste
kind-no-monk = { $n ->
    [one] ni moine ni ta couleur
   *[other] partisans, sauf des moines
  }
    .nom = un partisan qui n’est pas moine
    .acc = un partisan qui n’est pas moine
    .gen = d’un partisan
    .many = partisans
    .de = de partisans

# The log.
log-fulfils-card = { $you ->
    [yes] Tu honores
   *[no] { $who } honore
  } « { CARD($card) } »
log-new-card = À l’étalage : « { CARD($card) } »
log-plague-card = Carte Peste : « { CARD($card) } »
item-takes-top = { $you ->
    [yes] prends
   *[no] prend
  } une carte de la pile
item-takes-shown = { $you ->
    [yes] prends
   *[no] prend
  } « { CARD($card) } »
item-card-is = c’est « { CARD($card) } »
item-returns-corpses = { $you ->
    [yes] remets
   *[no] remet
  } des cadavres dans le sac

# Moves.
move-return-corpses = Remettre les cadavres dans le sac
move-put-away = Remettre un cadavre à la réserve
move-top = Prendre de la pile
move-keep = Garder la carte { $a }
move-choose = Prendre « { CARD($a) } »
move-play = Honorer « { CARD($a) } »
move-deal = Carte : « { CARD($a) } »
move-show = À l’étalage : « { CARD($a) } »
move-afflict = Carte Peste : « { CARD($a) } »

# Sources of points, and headings.
source-indulgence = Cartes Indulgence
source-corpses = Cadavres
term-cards = Cartes Indulgence
term-display = Étalage
term-plague-cards = Cartes Peste
term-fulfilled = Honorées

# Why a bot would play a move.
because-indulgence = { $a ->
    [one] { $a } point
   *[other] { $a } points
  } pour une carte Indulgence

# Questions and refusals, by the English text of the rules.
reason-a-plague-card-forbids-gear-wheels-here = Une carte Peste interdit ici les { GEAR(2) }.
reason-buy-an-indulgence-card-for-coins-or-say-that-you-are-done = Acheter une carte Indulgence pour { $a ->
    [one] { $a } pièce
   *[other] { $a } pièces
  } ?
reason-choose-a-town-that-is-one-connection-away-or-stay = Où voyages-tu ?
reason-choose-the-card-that-you-keep = Quelle carte gardes-tu ?
reason-choose-the-place-tile-that-you-lose = Quelle tuile Lieu perds-tu ?
reason-choose-which-of-the-followers-drawn-goes-to-the-supply = Lequel des partisans piochés va à la réserve ?
reason-fulfil-an-indulgence-card-or-say-that-you-are-done = Honorer une carte Indulgence ?
reason-gifts-are-made-on-your-own-turn = Tu ne donnes et ne livres qu’à ton tour.
reason-keep-the-card = Garder « { CARD($a) } »
reason-keep-the-corpses-in-the-market = Les garder au marché
reason-no-follower-stands-there-who-could-go-to-the-supply = Personne à rendre : aucun partisan qui puisse aller à la réserve ne s’y trouve.
reason-no-indulgence-card-is-left = Plus de carte Indulgence.
reason-no-indulgence-card-may-be-fulfilled-this-round = { EVENT($a, form: "title") } : aucune carte Indulgence ne peut être honorée cette manche.
reason-pay-coins-to-put-a-corpse-into-the-supply-or-say-that-you-are-done = Payer { $a ->
    [one] { $a } pièce
   *[other] { $a } pièces
  } pour remettre un cadavre à la réserve ?
reason-put-a-corpse-of-your-market-into-the-supply-or-say-that-you-are-done = Remettre un cadavre de ton marché à la réserve ?
reason-put-all-corpses-of-your-market-into-your-bag-or-say-that-you-are-done = Remettre tous les cadavres de ton marché dans ton sac ? Ils pourront y être repiochés ; au marché, ils occupent des emplacements.
reason-put-corpses-into-the-bag = Remettre { $a ->
    [one] { $a } cadavre
   *[other] { $a } cadavres
  } dans le sac
reason-put-corpses-into-your-bag-so-that-five-are-left-in-your-market-or-say-you-are-done = Remettre des cadavres dans ton sac pour en garder cinq au marché ? Ils pourront y être repiochés ; au marché, ils occupent des emplacements.
reason-take-an-indulgence-card-on-display-or-one-of-the-pile = Quelle carte Indulgence prends-tu ?
reason-the-medicinal-spring-serves-its-owner-only = La source médicinale ne sert qu’à son propriétaire.
reason-the-plague-doctor-may-be-used-from-round-on = Le médecin de la peste peut être utilisé à partir de la manche { $a }.
reason-the-plague-doctor-may-not-be-used-this-round = Pas de médecin de la peste : il ne peut pas être utilisé cette manche.
reason-the-town-hall-is-closed-before-star = L’hôtel de ville est fermé avant l’étoile { $a }.
reason-this-card-is-not-in-your-hand = Tu n’as pas cette carte en main.
reason-what-the-card-asks-for-has-not-come-about-on-this-turn = Ce que demande la carte ne s’est pas produit ce tour-ci.
reason-you-have-fewer-than-coins = Tu as moins de { $a ->
    [one] { $a } pièce
   *[other] { $a } pièces
  }.
reason-you-have-not-built-in-on-this-turn = Tu n’as pas construit { TOWN($a, form: "in") } ce tour-ci.
reason-your-merchant-has-not-come-to-on-this-turn = Ton pion marchand n’est pas arrivé { TOWN($a, form: "in") } ce tour-ci.
reason-your-merchant-has-not-left-orleans-yet = Ton pion marchand n’a pas encore quitté Orléans.

# What sentences have to know of our nouns: their gender and preposition (notation/nouns.py).
gender-place-infirmary = f
gender-place-sickbed = m
gender-place-cemetery = m
gender-place-back-door = f
gender-place-medicinal-spring = f
gender-deed-alchemy-i = f
gender-deed-autopsy = f
gender-deed-plague-coinage = m
gender-deed-storeroom = m
gender-deed-herbalism = f
gender-deed-alchemy-ii = f
gender-deed-messenger-service = f
gender-deed-cremation = f
