# The nouns of the base game. The pages read this file, too (web/src/i18n/texts.ts).

# Followers and pieces: behind a number, then in the forms of a sentence.
kind-farmer = { $n ->
    [one] Bauer
   *[other] Bauern
  }
    .nom = ein Bauer
    .acc = einen Bauern
    .gen = eines Bauern
    .many = Bauern
    .de = Bauern
kind-boatman = Schiffer
    .nom = ein Schiffer
    .acc = einen Schiffer
    .gen = eines Schiffers
    .many = Schiffer
    .de = Schiffer
kind-craftsman = Handwerker
    .nom = ein Handwerker
    .acc = einen Handwerker
    .gen = eines Handwerkers
    .many = Handwerker
    .de = Handwerker
kind-trader = Händler
    .nom = ein Händler
    .acc = einen Händler
    .gen = eines Händlers
    .many = Händler
    .de = Händler
kind-knight = Ritter
    .nom = ein Ritter
    .acc = einen Ritter
    .gen = eines Ritters
    .many = Ritter
    .de = Ritter
kind-scholar = { $n ->
    [one] Gelehrter
   *[other] Gelehrte
  }
    .nom = ein Gelehrter
    .acc = einen Gelehrten
    .gen = eines Gelehrten
    .many = Gelehrten
    .de = Gelehrten
kind-monk = { $n ->
    [one] Mönch
   *[other] Mönche
  }
    .nom = ein Mönch
    .acc = einen Mönch
    .gen = eines Mönchs
    .many = Mönche
    .de = Mönche
kind-any = { $n ->
    [one] beliebig
   *[other] Personen
  }
    .nom = eine beliebige Person
    .acc = eine beliebige Person
    .gen = einer Person
    .many = Gefolgsleute
    .de = Gefolgsleute
kind-neutral = { $n ->
    [one] keine eigenen
   *[other] nicht eigene Personen
  }
    .nom = eine nicht eigene Person
    .acc = eine nicht eigene Person
    .gen = einer Person
    .many = Gefolgsleute
    .de = Gefolgsleute
gear-gear-wheel = { $n ->
    [one] Zahnrad
   *[other] Zahnräder
  }
    .acc = ein Zahnrad
    .the = das Zahnrad
    .gen = von Zahnrädern
    .no = kein Zahnrad
gear-technology-tile = Technikplättchen
    .acc = ein Technikplättchen
    .the = das Technikplättchen
    .gen = von Technikplättchen
    .no = kein Technikplättchen

# Nouns behind a number.
count-coins = { $n ->
    [one] Münze
   *[other] Münzen
  }
count-citizens = Bürger
count-development = { $n ->
    [one] Entwicklungspunkt
   *[other] Entwicklungspunkte
  }
count-station = { $n ->
    [one] Kontor
   *[other] Kontore
  }
count-points = { $n ->
    [one] Punkt
   *[other] Punkte
  }
count-gear = { GEAR($n) }

# Goods behind a number.
good-grain = Getreide
good-cheese = Käse
good-wine = Wein
good-wool = Wolle
good-brocade = Brokat

# What sentences have to know of our nouns: their gender and preposition (notation/nouns.py).
gender-place-farm-house = n
gender-place-village = n
gender-place-university = f
gender-place-castle = f
gender-place-monastery = n
gender-place-ship = n auf
gender-place-wagon = m auf
gender-place-guildhall = n
gender-place-scriptorium = n
gender-place-town-hall = n
gender-place-hayrick = m
gender-place-cheese-factory = f
gender-place-winery = f
gender-place-wool-manufacturer = f
gender-place-tailor-shop = f
gender-place-shipping-line = f
gender-place-brewery = f
gender-place-library = f
gender-place-windmill = f
gender-place-bathhouse = n
gender-place-hospital = n
gender-place-herb-garden = m
gender-place-sacristy = f
gender-place-cellar = m
gender-place-pharmacy = f
gender-place-office = f
gender-place-school = f
gender-place-horse-wagon = m auf
gender-place-gunpowder-tower = m
gender-place-laboratory = n
gender-deed-city-wall = m
gender-deed-papal-conclave = n
gender-deed-plague = f
gender-deed-astronomy = f
gender-deed-boatmens-guild = f
gender-deed-cathedral = m
gender-deed-peace-treaty = m
gender-deed-canalization = f
