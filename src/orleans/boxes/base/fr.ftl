# The nouns of the base game. The pages read this file, too (web/src/i18n/texts.ts).

# Followers and pieces: behind a number, then in the forms of a sentence.
kind-farmer = { $n ->
    [one] fermier
   *[other] fermiers
  }
    .nom = un fermier
    .acc = un fermier
    .gen = d’un fermier
    .many = fermiers
    .de = de fermiers
kind-boatman = { $n ->
    [one] batelier
   *[other] bateliers
  }
    .nom = un batelier
    .acc = un batelier
    .gen = d’un batelier
    .many = bateliers
    .de = de bateliers
kind-craftsman = { $n ->
    [one] artisan
   *[other] artisans
  }
    .nom = un artisan
    .acc = un artisan
    .gen = d’un artisan
    .many = artisans
    .de = d’artisans
kind-trader = { $n ->
    [one] commerçant
   *[other] commerçants
  }
    .nom = un commerçant
    .acc = un commerçant
    .gen = d’un commerçant
    .many = commerçants
    .de = de commerçants
kind-knight = { $n ->
    [one] chevalier
   *[other] chevaliers
  }
    .nom = un chevalier
    .acc = un chevalier
    .gen = d’un chevalier
    .many = chevaliers
    .de = de chevaliers
kind-scholar = { $n ->
    [one] érudit
   *[other] érudits
  }
    .nom = un érudit
    .acc = un érudit
    .gen = d’un érudit
    .many = érudits
    .de = d’érudits
kind-monk = { $n ->
    [one] moine
   *[other] moines
  }
    .nom = un moine
    .acc = un moine
    .gen = d’un moine
    .many = moines
    .de = de moines
kind-any = { $n ->
    [one] au choix
   *[other] partisans
  }
    .nom = un partisan au choix
    .acc = un partisan au choix
    .gen = d’un partisan
    .many = partisans
    .de = de partisans
kind-neutral = { $n ->
    [one] sauf ta couleur
   *[other] partisans d’une autre couleur
  }
    .nom = un partisan d’une autre couleur
    .acc = un partisan d’une autre couleur
    .gen = d’un partisan
    .many = partisans
    .de = de partisans
gear-gear-wheel = { $n ->
    [one] engrenage
   *[other] engrenages
  }
    .acc = un engrenage
    .the = l’engrenage
    .gen = d’{ $n ->
    [one] engrenage
   *[other] engrenages
  }
    .no = aucun engrenage
gear-technology-tile = { $n ->
    [one] tuile Technologie
   *[other] tuiles Technologie
  }
    .acc = une tuile Technologie
    .the = la tuile Technologie
    .gen = de { $n ->
    [one] tuile Technologie
   *[other] tuiles Technologie
  }
    .no = aucune tuile Technologie

# Nouns behind a number.
count-coins = { $n ->
    [one] pièce
   *[other] pièces
  }
count-citizens = { $n ->
    [one] citoyen
   *[other] citoyens
  }
count-development = { $n ->
    [one] point de développement
   *[other] points de développement
  }
count-station = { $n ->
    [one] comptoir
   *[other] comptoirs
  }
count-points = { $n ->
    [one] point
   *[other] points
  }
count-gear = { GEAR($n) }

# Goods behind a number.
good-grain = { $n ->
    [one] blé
   *[other] blés
  }
good-cheese = { $n ->
    [one] fromage
   *[other] fromages
  }
good-wine = { $n ->
    [one] vin
   *[other] vins
  }
good-wool = { $n ->
    [one] laine
   *[other] laines
  }
good-brocade = { $n ->
    [one] brocart
   *[other] brocarts
  }

# What sentences have to know of our nouns: their gender and preposition (notation/nouns.py).
gender-place-farm-house = f
gender-place-village = m
gender-place-university = f
gender-place-castle = m
gender-place-monastery = m
gender-place-ship = m sur
gender-place-wagon = m sur
gender-place-guildhall = f
gender-place-scriptorium = m
gender-place-town-hall = m
gender-place-hayrick = f
gender-place-cheese-factory = f
gender-place-winery = m
gender-place-wool-manufacturer = f
gender-place-tailor-shop = m
gender-place-shipping-line = f
gender-place-brewery = f
gender-place-library = f
gender-place-windmill = m
gender-place-bathhouse = pl
gender-place-hospital = m
gender-place-herb-garden = m
gender-place-sacristy = f
gender-place-cellar = f
gender-place-pharmacy = f
gender-place-office = f
gender-place-school = f
gender-place-horse-wagon = f sur
gender-place-gunpowder-tower = f
gender-place-laboratory = m
gender-deed-city-wall = f
gender-deed-papal-conclave = m
gender-deed-plague = f
gender-deed-astronomy = f
gender-deed-boatmens-guild = f
gender-deed-cathedral = f
gender-deed-peace-treaty = m
gender-deed-canalization = f

# Moves: buttons and lists of options.
move-pass = Passer
move-ready = Terminer la planification
move-done = Terminé
move-leave = Renoncer
move-protect = Utiliser la sacristie
move-suffer = Subir l’événement
move-draw = { $a ->
    [0] Ne piocher personne
    [one] Piocher { $a } partisan
   *[other] Piocher { $a } partisans
  }
move-back = Ramener { KIND($b, form: "acc") } { SPACE($a, form: "from") }
move-tower = Placer { KIND($a, form: "acc") } dans la poudrière
move-place = Placer { KIND($a, form: "acc") } { SPACE($b, form: "in") }
move-fetch = De la poudrière : placer { KIND($a, form: "acc") } { SPACE($b, form: "in") }
move-gear = Poser { GEAR(form: "acc") } { SPACE($a, form: "on") } au lieu { WANT($a, form: "gen") }
move-use = Utiliser { PLACE($a, form: "the") }
move-hire = Recruter { KIND($a, form: "acc") }
move-build = Prendre { PLACE($a, form: "the") }
move-go = Voyager vers { TOWN($a) } ({ WAY($b) })
move-take = Prendre 1 { GOOD($a) }
move-send = Envoyer { KIND($a, form: "acc") } { DEED($b, form: "to") }
move-reward-coins = Prendre les pièces
move-reward-development = Prendre le développement
move-reward-good = Prendre une marchandise
move-reward-travel = Voyager d’une étape
move-pay = Payer { $a ->
    [one] { $a } pièce
   *[other] { $a } pièces
  }
move-give-good = Céder 1 { GOOD($a) }
move-give-unbuilt = Céder un comptoir non construit
move-give-station = Céder le comptoir { TOWN($a, form: "from") }
move-give-follower = Céder un partisan du sac, au hasard
move-give-development = Reculer d’une case de développement
move-give-spare-gear = Céder { GEAR(form: "acc") } disponible
move-give-gear = Céder { GEAR(form: "the") } { SPACE($a, form: "from") }
move-give-tile = Céder { PLACE($a, form: "the") }
move-reveal = Sablier : { EVENT($a) }
move-come = Sorti du sac : { KIND($a) }
move-lay = Sur la carte : { GOOD($a) }
move-remove = Retour dans la boîte : { GOOD($a) }
move-offer = Disponible : { PLACE($a) }
move-roll = Faire { $a } au dé
move-step = Avancer sur { TRACK($a, form: "the") }
move-jump = Aller droit { TOWN($a, form: "in") }
move-found = Construire un comptoir { TOWN($a, form: "in") }
move-deliver = { $b ->
    [deliver] Livrer { DUE($a) }
    [pay] Payer { DUE($a) }
   *[say] Atteindre l’objectif : { GOAL($a) }
  }
due-each = { $n } de chaque marchandise
due-worth = des marchandises valant { $n } points
due-some = { $n } marchandises ({ $some } ou { $last })
move-clear = Retirer le blé : { CONNECTION($a) }
move-settle-rest = Placer les citoyens sur les cases habituelles
move-settle = Placer un citoyen : { CITIZEN($a) }
move-start = Commencer { TOWN($a, form: "in") }
move-pick = Choisir { PLACE($a, form: "acc") }
move-to-market = Au marché
move-to-bag = Dans le sac
move-return = Rendre { KIND($a, form: "acc") } du sac
move-dismiss = Rendre { KIND($a, form: "acc") } du marché
move-expel = Rendre { KIND($b, form: "acc") } { SPACE($a, form: "from") }
move-skip = { EVENT($a) } : une manche de moins

# Sentences about single places.
log-stores = { $you ->
    [yes] Tu places
   *[no] { $who } place
  } { KIND($kind, form: "acc") } dans la poudrière
item-protects = { $you ->
    [yes] utilises
   *[no] utilise
  } la sacristie
reason-leave-the-rest-to-the-others = Laisser le reste aux autres
reason-propose-nothing = Ne rien proposer
reason-propose-this = Proposer cela
reason-take-coins = Prendre { $a ->
    [one] { $a } pièce
   *[other] { $a } pièces
  }
reason-take-development-points = Prendre { $a ->
    [one] { $a } point de développement
   *[other] { $a } points de développement
  }
reason-draw-followers-now = Piocher { $a ->
    [one] { $a } partisan
   *[other] { $a } partisans
  } maintenant
reason-leave-followers-on-their-spaces = Laisser les partisans en place
reason-leave-followers-in-the-market = Laisser les partisans au marché
reason-fill-the-gunpowder-tower-first-or-say-that-you-are-done = Placer des partisans dans la poudrière ?
reason-buy-a-citizen-for-coins-or-say-that-you-are-done = Achètes-tu un citoyen pour { $a ->
    [one] { $a } pièce
   *[other] { $a } pièces
  } ?
reason-do-not-buy = Ne pas acheter
reason-keep-the-gear-wheel = Garder { GEAR(form: "the") }
reason-send-nobody-else = N’envoyer personne d’autre
reason-build-no-trading-station = Ne pas construire de comptoir
reason-draw-nobody = Ne tirer personne
reason-do-not-advance = Ne pas avancer
reason-give-up-a-knight-or-pay-coins = Cède un chevalier ou paie { $a ->
    [one] { $a } pièce
   *[other] { $a } pièces
  }.
reason-travel-for-coins-or-say-that-you-are-done = Voyager pour { $a ->
    [one] { $a } pièce
   *[other] { $a } pièces
  } ?

# Jouer ensemble.
move-agree = Accepter
move-object = Refuser
reason-all-objectives-are-reached-all-win = Tous les objectifs sont atteints : tous gagnent.
reason-nothing-is-proposed-yet = Rien n’est encore proposé.
reason-player-proposes-something-to-the-team-agree-or-object = { SEAT($a) } propose quelque chose à l’équipe. Es-tu d’accord ?
reason-the-last-round-is-over-and-this-is-missing = La dernière manche est finie, et il manque : { GOAL($a) }.
reason-the-team-still-has-to-give-give-something-or-leave-it-to-others = L’équipe doit encore céder { $a }. Que cèdes-tu ?
reason-the-team-still-has-to-pay-coins-pay-some-or-leave-it-to-others = L’équipe doit encore payer { $a ->
    [one] { $a } pièce
   *[other] { $a } pièces
  }. Combien en paies-tu ?
reason-this-town-has-its-tower = Cette ville a déjà sa tour fortifiée.
reason-wait-until-the-others-have-decided = Attends que les autres aient décidé.
