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
