# The nouns of the base game. The pages read this file, too (web/src/i18n/texts.ts).

# Followers and pieces: behind a number, then in the forms of a sentence.
kind-farmer = { $n ->
    [one] farmer
   *[other] farmers
  }
    .nom = a farmer
    .acc = a farmer
    .gen = a farmer
    .many = farmers
    .de = farmers
kind-boatman = { $n ->
    [one] boatman
   *[other] boatmen
  }
    .nom = a boatman
    .acc = a boatman
    .gen = a boatman
    .many = boatmen
    .de = boatmen
kind-craftsman = { $n ->
    [one] craftsman
   *[other] craftsmen
  }
    .nom = a craftsman
    .acc = a craftsman
    .gen = a craftsman
    .many = craftsmen
    .de = craftsmen
kind-trader = { $n ->
    [one] trader
   *[other] traders
  }
    .nom = a trader
    .acc = a trader
    .gen = a trader
    .many = traders
    .de = traders
kind-knight = { $n ->
    [one] knight
   *[other] knights
  }
    .nom = a knight
    .acc = a knight
    .gen = a knight
    .many = knights
    .de = knights
kind-scholar = { $n ->
    [one] scholar
   *[other] scholars
  }
    .nom = a scholar
    .acc = a scholar
    .gen = a scholar
    .many = scholars
    .de = scholars
kind-monk = { $n ->
    [one] monk
   *[other] monks
  }
    .nom = a monk
    .acc = a monk
    .gen = a monk
    .many = monks
    .de = monks
kind-any = { $n ->
    [one] any
   *[other] followers
  }
    .nom = any follower
    .acc = any follower
    .gen = a follower
    .many = followers
    .de = followers
kind-neutral = { $n ->
    [one] not your own
   *[other] followers not your own
  }
    .nom = a follower not your own
    .acc = a follower not your own
    .gen = a follower
    .many = followers
    .de = followers
gear-gear-wheel = { $n ->
    [one] gear wheel
   *[other] gear wheels
  }
    .acc = a gear wheel
    .the = the gear wheel
    .gen = of gear wheels
    .no = any gear wheel
gear-technology-tile = { $n ->
    [one] technology tile
   *[other] technology tiles
  }
    .acc = a technology tile
    .the = the technology tile
    .gen = of technology tiles
    .no = any technology tile

# Nouns behind a number.
count-coins = { $n ->
    [one] coin
   *[other] coins
  }
count-citizens = { $n ->
    [one] citizen
   *[other] citizens
  }
count-development = { $n ->
    [one] development point
   *[other] development points
  }
count-station = { $n ->
    [one] trading station
   *[other] trading stations
  }
count-points = { $n ->
    [one] point
   *[other] points
  }
count-gear = { GEAR($n) }

# Goods behind a number.
good-grain = grain
good-cheese = cheese
good-wine = wine
good-wool = wool
good-brocade = brocade

# What sentences have to know of our nouns: their gender and preposition (notation/nouns.py).
gender-place-university = at
gender-place-ship = on
gender-place-wagon = on
gender-place-horse-wagon = on
gender-deed-city-wall = none
gender-deed-plague = none
gender-deed-astronomy = none
gender-deed-boatmens-guild = none
gender-deed-cathedral = none
gender-deed-canalization = none
