# What the program says about Invasion. No printed values.

# Moves.
move-to-city = Send to the city
move-to-seat = Send to { SEAT($a) }
move-fill-city = { $a ->
    [one] { $a } coin
   *[other] { $a } coins
  } into the City Treasury
move-fill-treasury = { $a ->
    [one] { $a } coin
   *[other] { $a } coins
  } into the Treasury
move-lend = Send { KIND($a, form: "acc") }
move-borrow = Use { PLACE($a, form: "the") } of { SEAT($b) }
move-cast = Character: { CARD($a) }
move-become = Play the { CARD($a) }
move-to-catapult = Send it to the Catapult
move-keep-citizen = Keep the citizen
move-give-citizen = Give it to the team
move-turn-over = Turn over { PLACE($a, form: "the") }
move-exile = Remove the citizen: { CITIZEN($a) }
move-return-monks = Everybody returns a monk
move-allot-development = 1 development point to { SEAT($a) }
move-allot-wine = 1 wine to { SEAT($a) }
move-allot-coin = 1 coin to { SEAT($a) }
move-sail = { SEAT($a) } travels
move-strike-deal = Make the deal
move-buy-for = Buy 1 { GOOD($a) } for { SEAT($b) }
move-sell-of = Sell 1 { GOOD($a) } of { SEAT($b) }
move-price-to = The coins to { SEAT($a) }

# Parts of objectives, and headings.
source-towers = Fortified Towers
source-tiles = Place tiles
source-wheels = Gear wheels on spaces
source-riches = Points of brocade, wool and coins
source-seated = Followers in the Assembly Hall
term-warehouse = Warehouse
term-clothing-store = Clothing Store
term-city-treasury = City Treasury
term-treasury = Treasury
term-catapult = Catapult
term-team-citizens = Citizens of the team
term-gone-citizens = Out of the game
term-kept-events = Events in play
term-turned-over = Turned over
term-character = Character
phase-dues = Dues of the Estate Manager

# Questions and refusals, by the English text of the rules.
reason-another-player-plays-this-character-or-it-is-not-of-your-set = Another player plays this character, or it is not part of your set.
reason-build-where-your-merchant-is-for-coins-or-say-that-you-are-done = Build where your merchant is, for { $a ->
    [one] { $a } coin
   *[other] { $a } coins
  }?
reason-buy-or-sell-cloth-as-a-team-or-say-that-you-are-done = What does the team buy or sell?
reason-choose-a-place-tile-to-turn-over-more = Which place tile is turned over ({ $a } more)?
reason-choose-an-action-that-another-player-has-activated = Which action of another player do you use?
reason-choose-how-many-coins-you-send-more-at-most = How many coins do you send ({ $a } more at most)?
reason-choose-the-follower-whom-you-send = Whom do you send?
reason-choose-the-goods-that-you-send-more-at-most = Which goods do you send ({ $a } more at most)?
reason-choose-the-monk-whom-you-return-to-the-supply = Which monk do you return?
reason-choose-the-player-who-receives-a-follower = To whom do you send a follower?
reason-choose-the-track-on-which-you-advance = On which track do you advance?
reason-choose-what-rome-gets-a-monk-of-everybody-or-a-citizen = What does Rome get: a monk of everybody, or a citizen?
reason-choose-what-you-pay-as-the-estate-manager = What do you pay as the Estate Manager?
reason-choose-who-gets-the-next-piece-of-the-donation = Who gets the next part of the donation?
reason-choose-who-may-travel-along-a-waterway-or-say-that-you-are-done = Who travels along a waterway?
reason-choose-who-receives-the-coins-the-city-or-another-player = Who receives the coins?
reason-choose-who-receives-the-goods-the-city-or-another-player = Who receives the goods?
reason-choose-your-character = Which character do you play?
reason-give-goods-worth-more-points-or-a-tower-of-your-own = What do you give up: goods ({ $a ->
    [one] { $a } more point
   *[other] { $a } more points
  }) or a Fortified Tower of your own?
reason-keep-the-citizen-for-your-own-objective-or-give-it-to-the-team = Do you keep the citizen, or does the team get it?
reason-no-follower-there-finds-a-free-space-in-the-city = No follower there finds a free space in the city.
reason-no-other-player-has-activated-an-action-that-you-can-use = No action to use: no other player has activated one that you can use.
reason-no-other-player-has-room-for-a-follower = No room: no other player has room for a follower.
reason-nobody-waits-in-your-market-whom-you-could-send = Nobody to send: nobody waits in your market whom you could send.
reason-pay-for-grain-as-a-team-or-say-that-you-are-done = Does the team pay for grain?
reason-place-the-follower-who-was-sent-to-you-or-put-him-into-your-market = Where does the follower sent to you go?
reason-send-a-follower-to-the-city = Whom do you send to the city?
reason-send-a-follower-to-the-city-or-stop-here = Whom do you send to the city next?
reason-send-the-gear-wheel-to-the-catapult-or-keep-it = Does { GEAR(form: "the") } go to the Catapult?
reason-that-part-of-the-city-has-no-free-space-for-a-follower-who-stands-here = That part of the city has no free space for a follower who stands here.
reason-the-estate-manager-could-not-pay-the-dues-of-round = The Estate Manager could not pay the dues of round { $a }.
reason-the-team-still-has-to-give-up-development-points-or-monks = The team still owes { $a ->
    [one] { $a } development point or monk
   *[other] { $a } development points or monks
  }.
reason-the-team-still-has-to-give-up-place-tiles-or-coins-for-the-next-one = The team still owes { $a ->
    [one] { $a } place tile
   *[other] { $a } place tiles
  }, or { $b ->
    [one] { $b } coin
   *[other] { $b } coins
  } for the next one.
reason-the-team-still-has-to-return-gear-wheels-or-coins-for-the-next-one = The team still owes { $a } { GEAR($a) }, or { $b ->
    [one] { $b } coin
   *[other] { $b } coins
  } for the next one.
reason-this-objective-is-not-reached-yet = This objective is not reached yet.
reason-you-have-no-coin-to-send = No coin to send.
reason-you-have-no-good-to-send = No good to send.

# What sentences have to know of our nouns: their gender and preposition (notation/nouns.py).
gender-deed-reinforcement-wall = none
