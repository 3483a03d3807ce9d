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

# Moves: buttons and lists of options.
move-pass = Pass
move-ready = Finish planning
move-done = Done
move-leave = Decline
move-protect = Use the Sacristy
move-suffer = Accept the event
move-draw = Draw { $a ->
    [0] no followers
    [one] { $a } follower
   *[other] { $a } followers
  }
move-back = Move { KIND($b, form: "acc") } back { SPACE($a, form: "from") }
move-tower = Put { KIND($a, form: "acc") } in the Gunpowder Tower
move-place = Place { KIND($a, form: "acc") } { SPACE($b, form: "in") }
move-fetch = From the Gunpowder Tower: place { KIND($a, form: "acc") } { SPACE($b, form: "in") }
move-gear = Put { GEAR(form: "acc") } { SPACE($a, form: "on") } instead of { WANT($a, form: "gen") }
move-use = Use { PLACE($a, form: "the") }
move-hire = Hire { KIND($a, form: "acc") }
move-build = Take { PLACE($a, form: "the") }
move-go = Travel to { TOWN($a) } by { WAY($b) }
move-take = Take 1 { GOOD($a) }
move-send = Send { KIND($a, form: "acc") } { DEED($b, form: "to") }
move-reward-coins = Take the coins
move-reward-development = Take the development
move-reward-good = Take a good
move-reward-travel = Travel one connection
move-pay = Pay { $a ->
    [one] { $a } coin
   *[other] { $a } coins
  }
move-give-good = Give up 1 { GOOD($a) }
move-give-unbuilt = Give up an unbuilt trading station
move-give-station = Give up the trading station { TOWN($a, form: "in") }
move-give-follower = Give up a random follower from the bag
move-give-development = Move back 1 development space
move-give-spare-gear = Give up { GEAR(form: "acc") } not placed
move-give-gear = Give up { GEAR(form: "the") } { SPACE($a, form: "from") }
move-give-tile = Give up { PLACE($a, form: "the") }
move-reveal = Hour glass: { EVENT($a) }
move-come = Out of the bag: { KIND($a) }
move-lay = On the map: { GOOD($a) }
move-remove = Back into the box: { GOOD($a) }
move-offer = On offer: { PLACE($a) }
move-roll = Roll a { $a }
move-step = Advance on { TRACK($a, form: "the") }
move-jump = Go straight to { TOWN($a) }
move-found = Build a trading station { TOWN($a, form: "in") }
move-deliver = { $b ->
    [deliver] Deliver { DUE($a) }
    [pay] Pay { DUE($a) }
   *[say] Reach the goal: { GOAL($a) }
  }
due-each = { $n } of each good
due-worth = goods worth { $n } points
due-some = { $n } goods ({ $some } or { $last })
move-clear = Remove grain: { CONNECTION($a) }
move-settle-rest = Place citizens on the usual spaces
move-settle = Place a citizen: { CITIZEN($a) }
move-start = Begin { TOWN($a, form: "in") }
move-pick = Choose { PLACE($a, form: "acc") }
move-to-market = To the market
move-to-bag = Into the bag
move-return = Return { KIND($a, form: "acc") } from the bag
move-dismiss = Return { KIND($a, form: "acc") } from the market
move-expel = Return { KIND($b, form: "acc") } { SPACE($a, form: "from") }
move-skip = { EVENT($a) }: one round fewer

# Sentences about single places.
log-stores = { $you ->
    [yes] You put
   *[no] { $who } puts
  } { KIND($kind, form: "acc") } in the Gunpowder Tower
item-protects = { $you ->
    [yes] use
   *[no] uses
  } the Sacristy
reason-leave-the-rest-to-the-others = Leave the rest to the others
reason-propose-nothing = Propose nothing
reason-propose-this = Propose this
reason-take-coins = Take { $a ->
    [one] { $a } coin
   *[other] { $a } coins
  }
reason-take-development-points = Take { $a ->
    [one] { $a } development point
   *[other] { $a } development points
  }
reason-draw-followers-now = Draw { $a ->
    [one] { $a } follower
   *[other] { $a } followers
  } now
reason-leave-followers-on-their-spaces = Leave followers where they are
reason-leave-followers-in-the-market = Leave followers in the market
reason-fill-the-gunpowder-tower-first-or-say-that-you-are-done = Put followers in the Gunpowder Tower?
reason-buy-a-citizen-for-coins-or-say-that-you-are-done = Do you buy a citizen for { $a ->
    [one] { $a } coin
   *[other] { $a } coins
  }?
reason-do-not-buy = Do not buy
reason-keep-the-gear-wheel = Keep { GEAR(form: "the") }
reason-send-nobody-else = Send nobody else
reason-build-no-trading-station = Build no trading station
reason-draw-nobody = Draw nobody
reason-do-not-advance = Do not advance
reason-give-up-a-knight-or-pay-coins = Give up a knight or pay { $a ->
    [one] { $a } coin
   *[other] { $a } coins
  }.
reason-travel-for-coins-or-say-that-you-are-done = Travel for { $a ->
    [one] { $a } coin
   *[other] { $a } coins
  }?

# Players who play together.
move-agree = Agree
move-object = Object
reason-all-objectives-are-reached-all-win = All objectives are reached: all win.
reason-nothing-is-proposed-yet = Nothing is proposed yet.
reason-player-proposes-something-to-the-team-agree-or-object = { SEAT($a) } proposes something to the team. Do you agree?
reason-the-last-round-is-over-and-this-is-missing = The last round is over, and this is missing: { GOAL($a) }.
reason-the-team-still-has-to-give-give-something-or-leave-it-to-others = The team still has to give up { $a }. What do you give up?
reason-the-team-still-has-to-pay-coins-pay-some-or-leave-it-to-others = The team still has to pay { $a ->
    [one] { $a } coin
   *[other] { $a } coins
  }. How many do you pay?
reason-this-town-has-its-tower = This town already has its Fortified Tower.
reason-wait-until-the-others-have-decided = Wait until the others have decided.
