# What the program says about the Big Box. No printed values.

# The log.
log-serves = { $you ->
    [yes] Tu sers
   *[no] { $who } sert
  } 1 { GOOD($good) } dans la salle de jeux
item-spared = { $you ->
    [yes] défausses
   *[no] défausse
  } 1 { GOOD($good) } et { $you ->
    [yes] échappes
   *[no] échappe
  } à l’événement

# Moves.
move-bake = Cuire { $a ->
    [one] { $a } blé en pain
   *[other] { $a } blés en pains
  }
move-ask = Choisir { SEAT($a) }
move-bonus = Prendre le bonus { TRACK($a, form: "from") }
move-buy = Acheter 1 { GOOD($a) }
move-sell = Vendre 1 { GOOD($a) }
move-drop = Défausser 1 { GOOD($a) } et échapper à l’événement
move-put = Servir 1 { GOOD($a) } dans la salle de jeux
move-lift = Déplacer { GEAR(form: "the") } { SPACE($a, form: "from") }
move-give-road-station = Céder un comptoir de la route

# Questions and refusals, by the English text of the rules.
reason-no-way-leads-out-of-the-merchants-town = Aucune voie ne part de la ville du pion marchand.
reason-choose-the-town-to-go-to-or-stay = Où vas-tu ?
reason-choose-whose-merchant-moves-where-to-and-whether-you-take-the-good = Quel pion marchand voyage, et où ?
reason-the-stage-coach-costs-3-coins = Trop peu de pièces : la diligence coûte 3 pièces.
reason-choose-first-who-gives-you-a-good = Qui te donne une marchandise ?
reason-give-a-good-that-you-have = Quelle marchandise donnes-tu ?
reason-you-have-built-no-trading-station = Pas de comptoir : tu n’en as construit aucun.
reason-the-road-holds-four-trading-stations-already = Route pleine : elle porte déjà quatre comptoirs.
reason-choose-a-town-without-a-trading-station-that-you-can-pay-for = Où construis-tu le comptoir ?
reason-you-can-pay-for-no-town-without-a-station = Trop peu de pièces : elles ne suffisent pour aucune ville sans comptoir.
reason-buy-wine-for-a-coin-or-say-that-you-are-done = Acheter 1 vin pour 1 pièce ?
reason-you-have-no-good-to-pay-with = Rien pour payer : tu n’as pas de marchandise.
reason-choose-the-action-that-the-well-carries-out = Quelle action le puits effectue-t-il ?
reason-none-of-your-actions-can-be-carried-out = Aucune de tes actions ne peut être effectuée.
reason-choose-another-players-activated-place-tile = Quelle tuile Lieu activée d’un autre joueur utilises-tu ?
reason-the-church-costs-2-coins = Trop peu de pièces : l’église coûte 2 pièces.
reason-no-other-player-has-an-activated-tile-that-you-can-use = Aucune tuile à utiliser : aucun autre joueur n’en a d’activée que tu puisses utiliser.
reason-choose-a-place-of-your-player-board = Quel lieu de ton plateau choisis-tu ?
reason-nobody-is-in-the-theatre = Il n’y a personne au théâtre.
reason-your-marker-has-passed-the-last-star = Plus d’étoile : ton marqueur a passé la dernière.
reason-there-are-scholars-in-the-supply = Encore des érudits : il y en a encore dans la réserve.
reason-choose-a-wheel-then-an-empty-space-where-a-wheel-may-stand = Que déplaces-tu parmi tes { GEAR(2) }, et où ?
reason-the-workshop-costs-1-coin = L’atelier coûte 1 pièce.
reason-no-wheel-of-yours-can-be-moved = Rien à déplacer : tu ne peux déplacer aucun engrenage.
reason-your-marker-on-the-farmers-track-has-not-left-the-start = Pas encore : ton marqueur sur la piste des fermiers n’a pas quitté le départ.
reason-say-how-many-grain-you-bake = Combien de blés cuis-tu ?
reason-baking-costs-2-coins = La cuisson coûte 2 pièces.
reason-you-have-no-grain-to-bake = Pas de blé à cuire.
reason-choose-a-place-tile-that-you-can-pay-for = Quelle tuile Lieu achètes-tu ?
reason-you-cannot-pay-for-any-place-tile-on-offer = Trop peu de pièces : tu ne peux payer aucune des tuiles Lieu disponibles.
reason-choose-two-equal-goods-to-give-then-another-one-to-take = Quelles deux marchandises identiques cèdes-tu, et que prends-tu en échange ?
reason-you-have-no-two-equal-goods-for-which-the-supply-has-another-one = Pas de paire : il te faut deux marchandises identiques, et une autre dans la réserve.
reason-buy-or-sell-at-the-goods-value-up-to-two-goods-in-all = Acheter ou vendre jusqu’à deux marchandises à leur valeur ?
reason-you-have-nothing-to-sell-and-can-buy-nothing = Ni achat ni vente : tu n’as rien à vendre et ne peux rien acheter.
reason-choose-what-you-get-for-the-cheese-wool-coins-or-development = Que prends-tu pour le fromage : de la laine, des pièces ou du développement ?
reason-you-have-no-cheese = Tu n’as pas de fromage.
reason-choose-the-good-that-you-pay = Avec quelle marchandise paies-tu ?
reason-choose-the-good-that-you-pay-then-the-track-whose-bonus-you-take = Avec quelle marchandise paies-tu, et le bonus de quelle piste prends-tu ?
reason-no-marker-of-yours-stands-at-a-bonus-to-be-had = Pas de bonus : aucun de tes marqueurs n’est sur un bonus que tu puisses prendre.
reason-choose-coins-a-good-a-journey-or-development = Que prends-tu ?

# Goods behind a number.
good-bread = { $n ->
    [one] pain
   *[other] pains
  }

# What sentences have to know of our nouns: their gender and preposition (notation/nouns.py).
gender-place-barracks = f
gender-place-brasserie = f
gender-place-episcopal-see = m
gender-place-farm = f
gender-place-merchant-house = f
gender-place-port = m
gender-place-road = f sur
gender-place-statue = f
gender-place-vineyard = m
gender-place-bakery = f
gender-place-ballroom = f
gender-place-black-market = m
gender-place-bookbindery = m
gender-place-bourgeois-house = f
gender-place-cathedral = f
gender-place-christmas-market = m
gender-place-church = f
gender-place-court = f
gender-place-depot = m
gender-place-drawbridge = m sur
gender-place-flea-market = m
gender-place-gaming-room = f
gender-place-goldsmith = f
gender-place-lair = m
gender-place-lock = f
gender-place-market-stand = m
gender-place-observatory = m
gender-place-opera = m
gender-place-prairie = f
gender-place-quarry = f
gender-place-sheep-farm = f
gender-place-stage-coach = f dans
gender-place-tavern = f
gender-place-theatre = m
gender-place-tinkerers-wagon = m sur
gender-place-well = m
gender-place-workshop = m
