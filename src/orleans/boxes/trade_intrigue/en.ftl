# What the program says about Trade & Intrigue. No printed values.

# The log.
log-targets = { $you ->
    [yes] You send
   *[no] { $who } sends
  } { DEED($deed, form: "the") } after { $them ->
    [yes] you
   *[no] { $whom }
  }
log-offers = { $you ->
    [yes] You offer
   *[no] { $who } offers
  } { $them ->
    [yes] you
   *[no] { $whom }
  } { OFFERED($things) }
log-accepts = { $you ->
    [yes] You take
   *[no] { $who } takes
  } the bribe
log-refuses = { $you ->
    [yes] You turn
   *[no] { $who } turns
  } the bribe down
log-fulfils = { $you ->
    [yes] You fulfil
   *[no] { $who } fulfils
  } the { CARD($card, form: "town") } order
log-new-order = New order: { CARD($card) }
item-seizes = { $you ->
    [yes] take
   *[no] takes
  } { KIND($kind, form: "acc") } out of { $them ->
    [yes] your
   *[no] { $whom }’s
  } { PLACE($place) }
item-seizes-gear = { $you ->
    [yes] take
   *[no] takes
  } { GEAR(form: "acc") } out of { $them ->
    [yes] your
   *[no] { $whom }’s
  } { PLACE($place) }

# Moves.
move-fulfil = Fulfil the order { CARD($a) } and pass
move-turn-up = New order: { CARD($a) }
move-seize = Take { SPACE($a, form: "from") }
move-bribe = Offer 1 { GOOD($a) }
move-bribe-coins = Offer { $a ->
    [one] { $a } coin
   *[other] { $a } coins
  }
move-target = Target { SEAT($a) }
move-accept = Accept the bribe
move-refuse = Turn the bribe down

# Sources of points.
source-orders = Orders

# Why a bot would play a move.
because-order = { $a ->
    [one] { $a } point
   *[other] { $a } points
  } for an order
because-order-waits = the order can wait until the other actions are done
because-leader = targets the strongest of the others
because-bribe = costs less than { DEED($a, form: "the") } would
because-no-bribe = { DEED($a, form: "the") } does too little harm for a bribe that would be accepted
because-accept = the bribe is worth more than the harm to the other
because-refuse = the harm to the other is worth more than the bribe

# Questions and refusals, by the English text of the rules.
reason-this-order-is-not-on-display = This order is not on display.
reason-fulfil-an-order-and-pass-or-say-that-you-are-done = Fulfil an order and pass?
reason-an-action-with-a-gear-wheel-cannot-be-used-this-round = { EVENT($a, form: "title") }: an action with { GEAR(form: "acc") } cannot be used this round.
reason-say-first-where-the-new-follower-goes-to-a-space-where-he-fits-or-to-the-bag = Where does the new follower go: to a space or into the bag?
reason-buy-a-follower-for-coins-or-say-that-you-are-done = Hire a follower for { $a ->
    [one] { $a } coin
   *[other] { $a } coins
  }?
reason-step-on-a-track-for-coins-or-say-that-you-are-done = Advance on a track for { $a ->
    [one] { $a } coin
   *[other] { $a } coins
  }?
reason-choose-the-gear-wheel-that-you-return = Which { GEAR() } do you return?
reason-give-a-good-for-development-or-pay-the-fine-of-coins = Give up a good for development, or pay the fine of { $a ->
    [one] { $a } coin
   *[other] { $a } coins
  }.
reason-give-goods-worth-more-points = Which goods do you give up ({ $a ->
    [one] { $a } more point
   *[other] { $a } more points
  })?
reason-send-your-merchant-to-orleans-or-pay-the-fine-of-coins = Send your merchant to Orléans, or pay the fine of { $a ->
    [one] { $a } coin
   *[other] { $a } coins
  }.
reason-return-followers-to-the-supply-more = Which followers do you return to the supply ({ $a } more)?
reason-draw-a-follower-from-your-bag-or-say-that-you-are-done = Draw a follower from your bag?
reason-place-the-follower-drawn-where-he-fits = Where do you place the follower drawn?
reason-carry-out-one-of-your-actions-or-say-that-you-are-done = Carry out one of your actions?
reason-take-one-of-the-goods-that-lie-at-the-deed-for-this-follower = Which of the deed’s goods do you take?
reason-choose-a-town-that-a-waterway-leads-to-or-stay = Where do you travel by waterway?
reason-choose-whom-it-strikes = Whom do you target?
reason-offer-more-or-say-that-you-are-done = Offer more?
reason-player-sends-the-after-you-offer-a-bribe = { SEAT($a) } sends { DEED($b, form: "the") } after you. Offer a bribe?
reason-accept-the-bribe-of-player-or-refuse-it = { SEAT($a) } offers a bribe: { OFFERED($b) }. Do you accept it?
reason-choose-the-good-that-you-take-then-another-one-that-you-give = Which good do you take, and which one do you give for it?
reason-choose-a-good-of-the-supply = Which good do you take from the supply?
reason-choose-what-is-taken-from-the-other-players-spaces = What do you take from the other player’s spaces?
reason-this-place-is-locked-for-the-rest-of-the-round = This place is locked for the rest of the round.

# What sentences have to know of our nouns: their gender and preposition (notation/nouns.py).
gender-deed-alchemy = none
gender-deed-thanksgiving = none
gender-deed-sheep-farming = none
gender-deed-coinage = none
gender-deed-research = none
gender-deed-architecture = none
gender-deed-navigation = none

choice-tiles-trade-intrigue = With the three of Trade & Intrigue
