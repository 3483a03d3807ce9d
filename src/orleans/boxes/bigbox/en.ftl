# What the program says about the Big Box. No printed values.

# The log.
log-serves = { $you ->
    [yes] You serve
   *[no] { $who } serves
  } 1 { GOOD($good) } in the Gaming Room
item-spared = { $you ->
    [yes] discard
   *[no] discards
  } 1 { GOOD($good) } and { $you ->
    [yes] are
   *[no] is
  } spared

# Moves.
move-bake = Bake { $a } grain into bread
move-ask = Choose { SEAT($a) }
move-bonus = Take the bonus of { TRACK($a, form: "the") }
move-buy = Buy 1 { GOOD($a) }
move-sell = Sell 1 { GOOD($a) }
move-drop = Discard 1 { GOOD($a) } and be spared
move-put = Serve 1 { GOOD($a) } in the Gaming Room
move-lift = Move { GEAR(form: "the") } { SPACE($a, form: "from") }
move-give-road-station = Give up a trading station on the Road

# Questions and refusals, by the English text of the rules.
reason-no-way-leads-out-of-the-merchants-town = No way leads out of the merchant’s town.
reason-choose-the-town-to-go-to-or-stay = Where do you go?
reason-choose-whose-merchant-moves-where-to-and-whether-you-take-the-good = Whose merchant travels, and where to?
reason-the-stage-coach-costs-3-coins = Too few coins: the Stage Coach costs 3 coins.
reason-choose-first-who-gives-you-a-good = Who gives you a good?
reason-give-a-good-that-you-have = Which good do you give?
reason-you-have-built-no-trading-station = No trading station: you have built none.
reason-the-road-holds-four-trading-stations-already = Road full: there are already four trading stations on it.
reason-choose-a-town-without-a-trading-station-that-you-can-pay-for = Where do you build the trading station?
reason-you-can-pay-for-no-town-without-a-station = Too few coins: you cannot afford any town without a trading station.
reason-buy-wine-for-a-coin-or-say-that-you-are-done = Buy 1 wine for 1 coin?
reason-you-have-no-good-to-pay-with = No good to pay with.
reason-choose-the-action-that-the-well-carries-out = Which action does the Well carry out?
reason-none-of-your-actions-can-be-carried-out = None of your actions can be carried out.
reason-choose-another-players-activated-place-tile = Which activated place tile of another player do you use?
reason-the-church-costs-2-coins = Too few coins: the Church costs 2 coins.
reason-no-other-player-has-an-activated-tile-that-you-can-use = No tile to use: no other player has an activated one that you can use.
reason-choose-a-place-of-your-player-board = Which place of your player board do you choose?
reason-nobody-is-in-the-theatre = Nobody is in the Theatre.
reason-your-marker-has-passed-the-last-star = Past the last star: your marker has passed it.
reason-there-are-scholars-in-the-supply = Scholars left: there are still scholars in the supply.
reason-choose-a-wheel-then-an-empty-space-where-a-wheel-may-stand = Which { GEAR() } do you move, and where?
reason-the-workshop-costs-1-coin = The Workshop costs 1 coin.
reason-no-wheel-of-yours-can-be-moved = Nothing to move: none of your gear wheels can be moved.
reason-your-marker-on-the-farmers-track-has-not-left-the-start = No good yet: your marker on the farmers track has not left the start.
reason-say-how-many-grain-you-bake = How much grain do you bake?
reason-baking-costs-2-coins = Baking costs 2 coins.
reason-you-have-no-grain-to-bake = No grain to bake.
reason-choose-a-place-tile-that-you-can-pay-for = Which place tile do you buy?
reason-you-cannot-pay-for-any-place-tile-on-offer = Too few coins: you cannot pay for any place tile on offer.
reason-choose-two-equal-goods-to-give-then-another-one-to-take = Which two identical goods do you give up, and what do you take for them?
reason-you-have-no-two-equal-goods-for-which-the-supply-has-another-one = No pair of goods: you need two identical goods, and another one in the supply.
reason-buy-or-sell-at-the-goods-value-up-to-two-goods-in-all = Buy or sell up to two goods at their value?
reason-you-have-nothing-to-sell-and-can-buy-nothing = Nothing to buy or sell: you have nothing to sell and cannot buy anything.
reason-choose-what-you-get-for-the-cheese-wool-coins-or-development = What do you take for the cheese: wool, coins or development?
reason-you-have-no-cheese = You have no cheese.
reason-choose-the-good-that-you-pay = Which good do you pay with?
reason-choose-the-good-that-you-pay-then-the-track-whose-bonus-you-take = Which good do you pay with, and which track’s bonus do you take?
reason-no-marker-of-yours-stands-at-a-bonus-to-be-had = No bonus: none of your markers is on one that you can take.
reason-choose-coins-a-good-a-journey-or-development = What do you take?

# Goods behind a number.
good-bread = bread

# What sentences have to know of our nouns: their gender and preposition (notation/nouns.py).
gender-place-farm = on
gender-place-road = on
gender-place-statue = at
gender-place-black-market = at
gender-place-christmas-market = at
gender-place-court = at
gender-place-drawbridge = on
gender-place-flea-market = at
gender-place-lock = at
gender-place-market-stand = at
gender-place-prairie = on
gender-place-sheep-farm = on
gender-place-stage-coach = on
gender-place-tinkerers-wagon = on
gender-place-well = at
