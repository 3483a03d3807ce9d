# What the program says in its own words. No printed values.

# The log. $you: the reader's own seat.
log-line = { $head }: { $items }
log-uses = { $you ->
    [yes] You use
   *[no] { $who } uses
  } { PLACE($place, form: "the") }
log-passes = { $you ->
    [yes] You pass
   *[no] { $who } passes
  }
log-draws = { $you ->
    [yes] You draw
   *[no] { $who } draws
  } { $n ->
    [0] no followers
    [one] { $n } follower
   *[other] { $n } followers
  }
log-back = { $you ->
    [yes] You move
   *[no] { $who } moves
  } { KIND($kind, form: "acc") } { PLACE($place, form: "from") } back to the market
log-finished = { $you ->
    [yes] You have
   *[no] { $who } has
  } finished planning
log-places = { $you ->
    [yes] You place
   *[no] { $who } places
  } { $placed }
log-gear = { $you ->
    [yes] You put
   *[no] { $who } puts
  } { GEAR(form: "acc") } { PLACE($place, form: "on") } instead of { WANT($space, form: "gen") }
item-puts-gear = { $you ->
    [yes] put
   *[no] puts
  } { GEAR(form: "acc") } { PLACE($place, form: "on") } instead of { WANT($space, form: "gen") }
log-sends = { $you ->
    [yes] You send
   *[no] { $who } sends
  } { KIND($kind, form: "acc") } { DEED($deed, form: "to") }
log-sends-to-card = { $you ->
    [yes] You send
   *[no] { $who } sends
  } { KIND($kind, form: "acc") } to “{ CARD($card) }”
log-reaches = { $you ->
    [yes] You reach
   *[no] { $who } reaches
  } the goal “{ GOAL($goal) }”
log-starts-in = { $you ->
    [yes] Your merchant begins
   *[no] { $who }’s merchant begins
  } { TOWN($town, form: "in") }
log-picks = { $you ->
    [yes] You choose
   *[no] { $who } chooses
  } { PLACE($place, form: "acc") }
log-settles = { $you ->
    [yes] You place
   *[no] { $who } places
  } a citizen: { CITIZEN($citizen) }
log-settles-rest = { $you ->
    [yes] You place
   *[no] { $who } places
  } citizens on the usual spaces
log-round = Round { $round } of { $rounds }: { EVENT($event) }
log-skipped = { EVENT($event, form: "title") }: one round fewer
log-wins = { $you ->
    [yes] You win
   *[no] { $who } wins
  } with { $n ->
    [one] { $n } point
   *[other] { $n } points
  }
log-has = { $you ->
    [yes] you have
   *[no] { $who } has
  } { $n }
log-end = The game is over. { $reason }
log-you = You
log-you-who = You
log-own = own
log-event = { EVENT($event, form: "title") }

# What an action brings or costs, behind its colon. Verbs belong to the subject of the line.
item-draws = now { $you ->
    [yes] draw
   *[no] draws
  } { $n }
item-takes-tile = { $you ->
    [yes] take
   *[no] takes
  } { PLACE($place, form: "the") }
item-loses-tile = { $you ->
    [yes] give
   *[no] gives
  } up { PLACE($place, form: "the") }
item-builds = { $you ->
    [yes] build
   *[no] builds
  } a trading station { TOWN($town, form: "in") }
item-loses-station = { $you ->
    [yes] give
   *[no] gives
  } up the trading station { TOWN($town, form: "in") }
item-builds-tower = { $you ->
    [yes] build
   *[no] builds
  } a Fortified Tower { TOWN($town, form: "in") }
item-loses-tower = { $you ->
    [yes] give
   *[no] gives
  } up the Fortified Tower { TOWN($town, form: "in") }
item-travels = to { TOWN($town) }
item-no-good = { $you ->
    [yes] take
   *[no] takes
  } no good
item-advances = { $you ->
    [yes] advance
   *[no] advances
  } on { TRACK($track, form: "the") }
item-moves-back = { $you ->
    [yes] move
   *[no] moves
  } back on { TRACK($track, form: "the") }
item-not-coins = instead of coins
item-rolls = { $you ->
    [yes] roll
   *[no] rolls
  } a { $n }
item-places = { $you ->
    [yes] place
   *[no] places
  } { KIND($kind, form: "acc") } { PLACE($place, form: "in") }
item-gear = { $you ->
    [yes] put
   *[no] puts
  } { GEAR(form: "acc") } { PLACE($place, form: "on") }
item-moves-gear = { $you ->
    [yes] move
   *[no] moves
  } { GEAR(form: "the") } { PLACE($place, form: "to") }
item-to-market = the new follower goes to the market
item-loses = { $you ->
    [yes] lose
   *[no] loses
  } { KIND($kinds, form: "acc") }
item-loses-nobody = { $you ->
    [yes] lose
   *[no] loses
  } nobody
item-spares = { $you ->
    [yes] draw
   *[no] draws
  } { $follower } and { $you ->
    [yes] lose
   *[no] loses
  } nobody
item-clears = grain leaves { CONNECTION($connection) }
item-passes = { $you ->
    [yes] pass
   *[no] passes
  }
item-completes = { $you ->
    [yes] complete
   *[no] completes
  } it
item-cannot-pay = cannot pay and { $you ->
    [yes] lose
   *[no] loses
  } the game
item-reaches = { $you ->
    [yes] reach
   *[no] reaches
  } the goal “{ GOAL($goal) }”
item-status = status { $status } × { $n }
item-some-placed = { KIND($kinds, form: "acc") } { PLACE($place, form: "in") }

# The round and its phases.
phase-followers = Followers
phase-planning = Planning
phase-actions = Actions
phase-event = Event
phase-preparation = Preparation
phase-census = Census
phase-over = End of the game

# Sources of points.
source-coins = Coins
source-stations = Trading stations
source-citizens = Citizens
source-goods-worth = Points of goods
source-development-points = Points for development
source-status = Development status
source-inland-stations = Trading station without a waterway
source-goods-in-all = Goods for it

# What can be chosen when a table is opened.
choice-planning-sealed = All plan at the same time
choice-planning-order = Plan in turn
choice-tiles-all = All
choice-tiles-market-3 = A market of 3 of each category
choice-tiles-market-5 = A market of 5 of each category
choice-events-first-printing = Of the first printing
choice-pace-live = In one sitting
choice-pace-turns = Over several days
choice-clock-turn = Time for each turn
choice-clock-bank = Time for the whole game
choice-bot-easy = Easy
choice-bot-normal = Normal
choice-bot-hard = Hard
choice-bot-expert = Expert
choice-bot-planner = Planner
choice-bot-search = Search
choice-bot-random = Random
choice-bot-greedy = Short-sighted

# Why a bot would play a move.
because-any = one move is as good as another
because-nothing = nothing else brings anything now
because-all-drawn = the more followers, the more can be filled
because-placed = no other space would bring anything this round
because-fills = fills { PLACE($a, form: "the") }: { $b }
because-fills-only = fills { PLACE($a, form: "the") }
because-begins = begins to fill { PLACE($a, form: "the") }, which { $b }
because-begins-only = begins to fill { PLACE($a, form: "the") }
because-brings = brings { $a }
because-follower = { KIND($a, form: "acc") }
because-coins = { $a ->
    [one] { $a } coin
   *[other] { $a } coins
  }
because-steps = { $a ->
    [one] { $a } development point
   *[other] { $a } development points
  }
because-star = reaches star { $a }
because-star-ahead = { $b ->
    [one] { $b } point
   *[other] { $b } points
  } short of star { $a }
because-citizens = { $a ->
    [one] { $a } citizen
   *[other] { $a } citizens
  }
because-stations = { $a ->
    [one] { $a } trading station
   *[other] { $a } trading stations
  }
because-gears = { $a } { GEAR($a) }
because-draws = lets you draw { $a } from now on
because-goal-won = reaches the goal and wins
because-goal-reached = reaches the goal
because-goal-coins = that makes { $a } of { $b } coins for the goal
because-goal-goods-worth = that makes { $a } of { $b } points of goods for the goal
because-goal-development-points = that makes { $a } of { $b } points for development
because-goal-status = that makes development status { $a } of { $b }
because-goal-inland-stations = that makes { $a } of { $b } trading stations without a waterway
because-goal-goods-in-all = that makes { $a } of { $b } goods for the goal
because-goal-goods = that makes { $a } of { $b } goods for the goal
because-goal-citizens = that makes { $a } of { $b } citizens for the goal
because-goal-town = leads closer to { TOWN($a) } ({ $b ->
    [one] { $b } connection
   *[other] { $b } connections
  } left)
because-goal-there = leads to { TOWN($a) }
because-goal-least = the goal needs it least
because-hurts = hurts { SEAT($a) }

# Headings and single words.
term-and = and
term-goal-town = distance to { $a }: { $b }
term-goal-there = in { $a }
term-own = own
term-round = Round
term-seat = Player
term-player = player { $n }
term-goods = Goods
term-merchant = Merchant
term-development = Development
term-points = Points
term-market = Market
term-bag = Bag
term-board = Places
term-last = the last one
term-space = Spaces
term-effect = Effect
term-around = Around your merchant
term-map = Map
term-town = Town
term-way = Way
term-road = road
term-water = waterway
term-stations = Trading stations
term-tracks = Tracks
term-draw = Followers to draw
term-deeds = Beneficial deeds
term-open = Open
term-reward = Reward
term-offer = Place tiles on offer
term-supply = Supply
term-score = Score
term-won = Won
term-lost = Lost
term-reached = reached
term-missed = too late
term-out-of-reach = out of reach
term-to-come = To come
term-winner = winner
term-total = Total
term-any = any
term-neutral = not your own
term-options = Your options
term-proposed = Proposed
term-saved = saved
term-possible = this is possible
term-number = choose a number
term-enter = press Enter
term-nothing-ready = No place is activated, and followers wait in your market. Enter it again if you mean it.
term-legend = * your own follower · *** development status · (+10) trading stations not built · ! activated · help lists the commands
term-ready = activated
term-locked = locked
term-pile = In the pile
term-tower = Fortified Tower

# Questions and refusals, by the English text of the rules.
reason-the-game-is-over = The game is over.
reason-there-is-no-action-in-this-setup = There is no action { $a } in this setup.
reason-you-need-citizens-first = You need { $a ->
    [one] { $a } citizen
   *[other] { $a } citizens
  } first.
reason-you-have-reached-this-goal-already = You have already reached this goal.
reason-this-goal-belongs-to-another-scenario = This goal belongs to another scenario.
reason-this-goal-is-reached-by-itself-when-a-round-ends = This goal is reached automatically when a round ends.
reason-this-goal-is-reached-by-itself = This goal is reached automatically.
reason-you-have-reached-a-goal-this-round-already = You have already reached a goal this round.
reason-another-goal-comes-first = Another goal comes first: “{ GOAL($a) }”.
reason-this-goal-had-to-be-reached-by-the-end-of-round = This goal had to be reached by the end of round { $a }.
reason-you-need-coins = You need { $a ->
    [one] { $a } coin
   *[other] { $a } coins
  }.
reason-you-have-no-trading-station-in = You have no trading station { TOWN($a, form: "in") }.
reason-you-have-of-points-for-development = You have { $a } of { $b } points for development.
reason-your-goods-are-worth-of-points = Your goods are worth { $a } of { $b } points.
reason-choose-the-goods-that-you-deliver-more = Which goods do you deliver ({ $a } more)?
reason-you-have-of-the-goods = You have { $a } of the { $b } goods.
reason-you-have-of-trading-stations = You have { $a } of { $b } trading stations.
reason-none-of-your-trading-stations-is-in-a-town-without-a-waterway = None of your trading stations is in a town without a waterway.
reason-your-development-status-is-of = Your development status is { $a } of { $b }.
reason-choose-the-town-where-your-merchant-begins = Where does your merchant begin?
reason-this-place-tile-is-on-offer-already = This place tile is already on offer.
reason-choose-a-place-tile-of-category-more = Which place tile of category { $a } comes on offer ({ $b } more)?
reason-give-goods-worth-more = Which goods do you give up ({ $a ->
    [one] { $a } more point
   *[other] { $a } more points
  })?
reason-choose-where-citizens-wait-more = Choose where citizens wait ({ $a } more).
reason-deliver-what-the-goal-asks-for-or-say-that-you-are-done = Fulfil the goal now?
reason-the-most-points-win = The most points win.
reason-the-task-is-done = The task is done.
reason-what-it-asks-for-cannot-be-paid = { EVENT($a, form: "title") }: what it asks for cannot be paid.
reason-whoever-lost-could-not-pay-what-it-asks-for = { EVENT($a, form: "title") }: whoever lost could not pay what it asks for.
reason-the-last-round-is-over-and-the-task-is-not-done = The last round is over and the task is not done.
reason-both-reached-all-goals-in-the-same-round-the-goods-decide = Both reached all goals in the same round: the goods decide.
reason-both-reached-all-goals-in-the-same-round-the-coins-decide = Both reached all goals in the same round: the coins decide.
reason-both-reached-all-goals-in-the-same-round-and-are-equal = Both reached all goals in the same round, with equal goods and coins.
reason-the-last-round-is-over-the-most-goals-decide = The last round is over: the most goals decide.
reason-the-last-round-is-over-the-goods-decide = The last round is over, with equal goals: the goods decide.
reason-the-last-round-is-over-the-coins-decide = The last round is over, with equal goals and goods: the coins decide.
reason-the-last-round-is-over-and-nothing-sets-the-players-apart = The last round is over, with equal goals, goods and coins.
reason-there-is-no-seat = There is no such player.
reason-it-is-not-your-turn-chance-is-to-move = It’s not your turn: something is being drawn.
reason-it-is-not-your-turn-seat-is-to-move = It’s { SEAT($a) }’s turn.
reason-chance-cannot-bring-this-now = This cannot be drawn now.
reason-cannot-be-drawn-now = ‘{ $a }’ cannot be drawn now.
reason-this-move-is-not-possible-now = This move is not possible now.
reason-there-is-no-move-number = There is no move number { $a }.
reason-is-not-a-move = ‘{ $a }’ is not a move.
reason-is-not-a-move-did-you-mean = ‘{ $a }’ is not a move. Did you mean ‘{ $b }’?
reason-there-is-no-move-of-yours-to-take-back = You have no move to undo.
reason-only-what-you-have-placed-in-this-planning-can-be-taken-back = You can only undo what you have placed in this planning phase.
reason-take-back-first-what-you-placed-after-it = First undo what you placed after it.
reason-another-player-has-moved-since-your-last-move = Too late: another player has moved.
reason-the-plans-were-revealed-since-your-last-move = Too late: the plans have been revealed.
reason-something-new-was-drawn-since-your-last-move = Too late: followers have been drawn.
reason-a-spectator-has-no-move-to-take-back = Spectators have no move to undo.
reason-this-would-reveal-the-plans = This would reveal the plans.
reason-after-this-chance-decides = After this, something is drawn.
reason-how-many-followers-do-you-draw-up-to = How many followers do you draw (up to { $a })?
reason-how-many-followers-do-you-draw-only-left-in-your-bag = How many followers do you draw (your bag has only { $a } left)?
reason-that-is-more-than-your-knights-your-bag-or-your-market-allows = That is more than your knights, your bag or your market allows.
reason-move-followers-back-from-your-spaces-first-or-say-that-you-are-done = Move followers back to your market?
reason-no-follower-of-yours-stands-there = None of your followers is there.
reason-place-followers-and-gear-wheels-or-say-that-you-are-ready = Place your followers, then finish planning.
reason-your-planning-is-finished-wait-for-the-others = You have finished planning. Wait for the others.
reason-it-is-another-players-turn-to-plan = It’s another player’s turn to plan.
reason-no-such-follower-stands-in-your-market = There is no such follower in your market.
reason-this-follower-may-not-stand-on-that-space = This follower does not fit on that space.
reason-your-own-followers-never-leave-you-and-whoever-stands-here-does = Your own followers (*) never leave you, but whoever stands here is sent away. Place somebody you have hired.
reason-that-space-is-taken = That space is taken.
reason-you-have-no-gear-wheel-to-place = You have no { GEAR() } to place.
reason-this-place-takes-no-gear-wheel = This place takes no { GEAR() }.
reason-this-place-has-a-gear-wheel-already = This place already has { GEAR(form: "acc") }.
reason-a-gear-wheel-never-replaces-a-monk = No { GEAR() } can replace a monk.
reason-this-gear-wheel-waits-for-your-first-step-on-the-craftsmen-track = You first have to advance on the craftsmen track.
reason-this-gear-wheel-may-only-replace-a-farmer = Your first { GEAR() } can only replace a farmer.
reason-use-an-activated-place-or-pass = Use an activated place, or pass.
reason-places-are-used-after-the-planning = Places are used after planning.
reason-this-one-is-ready = This one is activated.
reason-you-do-not-have-this-place = You do not have this place.
reason-this-place-works-by-itself-and-is-never-used-as-an-action = This place works automatically and is never used as an action.
reason-the-still-needs = { PLACE($a, form: "the") } still needs { KIND($b, form: "nom") }.
reason-followers-and-gear-wheels-are-placed-while-planning = Followers and { GEAR(2) } are placed during planning.
reason-you-have-passed-place-a-gear-wheel-or-say-that-you-are-done = You can still place { GEAR(form: "acc") }, or say that you are done.
reason-no-may-be-hired-this-round = { EVENT($a, form: "title") }: no { KIND($b, form: "many") } this round.
reason-forbids-it-this-round = { EVENT($a, form: "title") }: not possible this round.
reason-no-is-left-in-the-supply = There are no { KIND($a, form: "many") } left.
reason-the-supply-has-no-left = There is no { GOOD($a) } left.
reason-no-gear-wheel-is-left-in-the-supply = There are no { GEAR(2) } left.
reason-your-marker-is-at-the-end-of-the = Track completed: your marker is at the end of { TRACK($a, form: "the") }.
reason-your-marker-is-at-the-end-of-the-development-track = Track completed: your marker is at the end of the development track.
reason-choose-whom-to-hire-first-a-boatman-a-craftsman-or-a-trader = Whom do you hire?
reason-the-village-has-no = The Village offers no { KIND($a, form: "many") }.
reason-no-place-tile-that-you-may-choose-is-on-offer = No place tile: none on offer can be taken now.
reason-choose-a-place-tile-first = Which place tile do you take?
reason-this-tile-is-not-on-offer = This place tile is not on offer.
reason-with-one-step-on-the-traders-track-only-tiles-of-category-i-can-be-chosen = Your first trader only brings tiles of category I.
reason-say-first-where-the-new-follower-goes-to-the-market-or-to-the-bag = Where does the new follower go: to the market or into the bag?
reason-first-choose-the-track-on-which-you-step = On which track do you advance?
reason-no-leads-away-from-your-merchants-town = No { WAY($a) }: none leads away from your merchant’s town.
reason-no-leads-there-from-your-merchants-town = No { WAY($a) } leads there from your merchant’s town.
reason-neither-a-road-nor-a-waterway-leads-there-from-your-merchants-town = Neither a road nor a waterway leads there from your merchant’s town.
reason-choose-a-town-that-is-one-allowed-connection-away = Where do you travel?
reason-choose-a-good-that-lies-on-the-way-or-leave-it = Which good do you take on the way?
reason-choose-the-town-to-go-to = Where do you go?
reason-there-are-no-trading-stations-in-this-scenario = No trading stations: there are none in this scenario.
reason-every-trading-station-costs-coins = Too few coins: every trading station costs { $a ->
    [one] { $a } coin
   *[other] { $a } coins
  }.
reason-no-merchant-may-move-this-round = { EVENT($a, form: "title") }: no merchant may move this round.
reason-you-have-no-trading-station-left = No trading stations left.
reason-you-have-a-trading-station-there-already = Already built: you have a trading station there.
reason-another-player-has-a-trading-station-there = Town taken: another player has a trading station there.
reason-no-follower-there-finds-a-free-space-at-a-deed = No free space: no deed has one for your followers there.
reason-nobody-stands-there-whom-you-could-send-your-own-followers-stay-with-you = Nobody to send: only followers not your own can be sent.
reason-that-deed-has-no-free-space-for-a-follower-who-stands-here = That deed has no free space for a follower here.
reason-send-a-follower-to-a-deed = Whom do you send to which deed?
reason-send-a-follower-to-a-deed-or-stop-here = Send another follower?
reason-choose-the-reward-first-coins-or-development = Which reward do you take: coins or development?
reason-decide-first-whether-you-protect-yourself-or-suffer-the-event = Do you protect yourself from the event?
reason-the-harvest-still-asks-for-food = Harvest: give up { $a ->
    [one] { $a } food item
   *[other] { $a } food items
  }.
reason-the-harvest-still-asks-for-food-or-5-coins-each = Harvest: give up { $a ->
    [one] { $a } food item or pay 5 coins
   *[other] { $a } food items or pay 5 coins for each
  }.
reason-you-have-too-few-coins-but-food-to-give = You have too few coins, but you have food items.
reason-you-owe-more-give-something-that-you-have = Torture: { $a ->
    [one] which thing do you give up
   *[other] which { $a } things do you give up
  }?
reason-your-bag-holds-no-follower-without-your-colour = There are only followers of your own in your bag.
reason-the-marker-may-not-go-back-off-onto-or-past-a-space-with-coins = The marker cannot go back from, onto or past a space with coins.
reason-your-bag-is-empty = Your bag is empty.
reason-place-one-of-the-two-followers-drawn-where-he-fits-and-not-in-the-bathhouse = Place one of the two followers drawn, but not in the Bathhouse.
reason-you-have-no-coin-to-pay-with = You have no coins.
reason-pay-1-to-3-of-your-coins-one-for-each-step-that-is-left = How many coins do you pay (1 to 3, one for each development point)?
reason-your-merchant-is-not-in = Your merchant is not { TOWN($a, form: "in") }.
reason-you-have-too-little = You have too little { GOOD($a) }.
reason-advance-on-the-development-track-or-say-that-you-are-done = Advance { $a ->
    [one] { $a } space
   *[other] { $a } spaces
  } on the development track?
reason-build-a-trading-station-where-your-merchant-is-or-say-that-you-are-done = Build a trading station where your merchant is?

# The terminal.
term-help =
    number or move      play an option, by its number or its text (place own-farmer ship.0)
    undo [PLACEMENT]    undo your last move, unless something new was revealed since,
                        or something placed in this planning (undo place own-farmer ship.0)
    why MOVE or PLACE   why that is not possible now
    options             list the options again
    players, map [all], board [PLAYER], tracks, deeds, cards, goals, offer, log, score
    save FILE           write the game to a file; load FILE resumes one
    lang en|de|fr       change the language
    quit                stop; the game is saved, and “orleans terminal --resume” resumes it
