# What the program says about Prosperity. No printed values.

kind-trader-or-boatman = { $n ->
    [one] trader or boatman
   *[other] traders or boatmen
  }
    .nom = a trader or a boatman
    .acc = a trader or a boatman
    .gen = a trader or a boatman
    .many = traders or boatmen
    .de = traders or boatmen

# The log.
log-lays-coin = { $you ->
    [yes] You lay
   *[no] { $who } lays
  } { $n ->
    [one] a coin
   *[other] { $n } coins
  } beside “{ CARD($card) }”
log-lays-good = { $you ->
    [yes] You lay
   *[no] { $who } lays
  } { $n } { GOOD($good, $n) } beside “{ CARD($card) }”
item-steers = { $you ->
    [yes] lead
   *[no] leads
  } the Carpenter to { TOWN($town) }
item-card-built = { $you ->
    [yes] build
   *[no] builds
  } “{ CARD($card) }”
item-card-completed = { $you ->
    [yes] complete
   *[no] completes
  } “{ CARD($card) }”
item-looks-at = “{ CARD($card) }” to choose from
item-new-structure-card = { $you ->
    [yes] take
   *[no] takes
  } a new Structure card
item-tile-face-down = { $you ->
    [yes] turn
   *[no] turns
  } { PLACE($place, form: "the") } face down
item-tile-not-face-down = { $you ->
    [yes] turn
   *[no] turns
  } { PLACE($place, form: "the") } face up again

# Moves.
move-exchange = Take a new Structure card
move-pick-up-hidden = Take the good
move-keep-structure = Keep card { $a }
move-steer = Carpenter to { TOWN($a) } by { WAY($b) }
move-erect = Build the structure: { CONNECTION($a) }
move-man = Send { KIND($a, form: "acc") } to “{ CARD($b) }”
move-lay-coin = Lay a coin beside “{ CARD($a) }”
move-lay-good = Lay 1 { GOOD($a) } beside “{ CARD($b) }”
move-give-burned = Give up { PLACE($a, form: "the") }, which is face down
move-look-at = Structure card: “{ CARD($a) }”
move-find = The good is { GOOD($a) }
move-grant = Place tile at the start: { PLACE($a) }

# Sources of points, and headings.
source-structures = Structures
term-structure-card = Structure card
term-looked-at = Cards to choose from
term-completed = Completed structures
term-structures = Structures
term-carpenter = Carpenter
term-hidden-goods = Goods face down
term-burned-tiles = Place tiles face down
term-hidden-good = good face down
term-structure-of = structure of { $a }

# Why a bot would play a move.
because-structures = { $a ->
    [one] { $a } point
   *[other] { $a } points
  } for structures
because-hidden-goods = { $a ->
    [one] a good that lies face down
   *[other] { $a } goods that lie face down
  }
because-new-card = a new Structure card
because-goal-built = builds “{ $a }”
because-goal-lacks = “{ $a }” then lacks { $b } more { $b ->
    [one] thing
   *[other] things
  }
because-goal-carpenter = leads the Carpenter closer to { TOWN($a) } ({ $b ->
    [one] { $b } connection
   *[other] { $b } connections
  } left)
because-goal-with-him = leads the Carpenter to { TOWN($a) }
because-goal-card = the Carpenter is { $b ->
    [0] in the town
    [one] { $b } connection from the town
   *[other] { $b } connections from the town
  } of “{ $a }”

# Questions and refusals, by the English text of the rules.
reason-take-the-good-that-lies-face-down-on-the-way-or-leave-it = Take the good on the way?
reason-choose-the-structure-card-that-you-keep = Which Structure card do you keep?
reason-keep-the-structure = Keep “{ CARD($a) }”
reason-you-have-no-such-structure-that-is-not-complete = You have not built this structure, or it is complete.
reason-the-structure-does-not-ask-for-more-of-it = The structure does not ask for more of it.
reason-you-have-nothing-of-it-to-lay = You have none of it to lay.
reason-lay-coins-or-goods-beside-a-structure-or-say-that-you-are-done = Lay coins or goods beside a structure?
reason-nobody-there-can-lead-the-carpenter-away-and-you-can-build-nothing-in-his-town = Nothing to do: nobody there can lead the Carpenter away, and you can build nothing in his town.
reason-no-free-good-lies-there-on-a-way-to-his-town = There is no free good there on a way to his town.
reason-no-follower-on-the-carpenters-board-can-lead-him-there = None of your followers there can lead the Carpenter to this town.
reason-lead-the-carpenter-on-build-your-structure-or-say-that-you-are-done = Where do you lead the Carpenter, or do you build?
reason-you-have-no-structure-card = You have no Structure card.
reason-the-carpenter-is-not-in = The Carpenter is not { TOWN($a, form: "in") }.
reason-no-free-good-lies-on-a-way-to-the-town = There is no free good on a way to the town.
reason-that-structure-does-not-ask-for-a-follower-who-stands-here = This structure asks for no follower who stands here.
reason-send-a-follower-to-a-deed-or-to-a-structure = Whom do you send to which deed or structure?
reason-take-a-development-point-or-a-new-structure-card = A development point, or a new Structure card?
reason-buy-a-monk-for-coins-or-say-that-you-are-done = Buy a monk for { $a ->
    [one] { $a } coin
   *[other] { $a } coins
  }?
reason-choose-who-goes-to-the-supply-with-a-monk-for-a-citizen-or-say-that-you-are-done = Who goes to the supply with a monk, for a citizen?
reason-buy-a-monk = Buy a monk
reason-buy-for-coins = { GOOD($a) } for { $b ->
    [one] { $b } coin
   *[other] { $b } coins
  }
reason-buy-a-good-of-the-supply-more-or-say-that-you-are-done = Which good do you buy ({ $a } more)?

# What sentences have to know of our nouns: their gender and preposition (notation/nouns.py).
gender-place-carpenter = m on
gender-deed-carpenters-guild = none
gender-deed-orphanage = none
