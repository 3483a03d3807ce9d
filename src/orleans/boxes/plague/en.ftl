# What the program says about The Plague. No printed values.

kind-corpse = { $n ->
    [one] corpse
   *[other] corpses
  }
    .nom = a corpse
    .acc = a corpse
    .gen = a corpse
    .many = corpses
    .de = corpses
kind-plague-doctor = { $n ->
    [one] Plague Doctor
   *[other] Plague Doctors
  }
    .nom = a Plague Doctor
    .acc = the Plague Doctor
    .gen = a Plague Doctor
    .many = Plague Doctors
    .de = Plague Doctors
kind-no-monk = { $n ->
    [one] no monk, not your own
   *[other] followers, no monks
  }
    .nom = a follower who is not a monk
    .acc = a follower who is not a monk
    .gen = a follower
    .many = followers
    .de = followers

# The log.
log-fulfils-card = { $you ->
    [yes] You fulfil
   *[no] { $who } fulfils
  } “{ CARD($card) }”
log-new-card = On display: “{ CARD($card) }”
log-plague-card = Plague card: “{ CARD($card) }”
item-takes-top = { $you ->
    [yes] take
   *[no] takes
  } a card from the pile
item-takes-shown = { $you ->
    [yes] take
   *[no] takes
  } “{ CARD($card) }”
item-card-is = it is “{ CARD($card) }”
item-returns-corpses = { $you ->
    [yes] put
   *[no] puts
  } corpses into the bag

# Moves.
move-return-corpses = Put corpses into the bag
move-put-away = Put a corpse into the supply
move-top = Take from the pile
move-keep = Keep card { $a }
move-choose = Take “{ CARD($a) }”
move-play = Fulfil “{ CARD($a) }”
move-deal = Card: “{ CARD($a) }”
move-show = On display: “{ CARD($a) }”
move-afflict = Plague card: “{ CARD($a) }”

# Sources of points, and headings.
source-indulgence = Indulgence cards
source-corpses = Corpses
term-cards = Indulgence cards
term-display = On display
term-plague-cards = Plague cards
term-fulfilled = Fulfilled

# Why a bot would play a move.
because-indulgence = { $a ->
    [one] { $a } point
   *[other] { $a } points
  } for an Indulgence card

# Questions and refusals, by the English text of the rules.
reason-a-plague-card-forbids-gear-wheels-here = A Plague card forbids { GEAR(2) } here.
reason-buy-an-indulgence-card-for-coins-or-say-that-you-are-done = Buy an Indulgence card for { $a ->
    [one] { $a } coin
   *[other] { $a } coins
  }?
reason-choose-a-town-that-is-one-connection-away-or-stay = Where do you travel?
reason-choose-the-card-that-you-keep = Which card do you keep?
reason-choose-the-place-tile-that-you-lose = Which place tile do you lose?
reason-choose-which-of-the-followers-drawn-goes-to-the-supply = Which of the followers drawn goes to the supply?
reason-fulfil-an-indulgence-card-or-say-that-you-are-done = Fulfil an Indulgence card?
reason-gifts-are-made-on-your-own-turn = You donate and deliver on your own turn only.
reason-keep-the-card = Keep “{ CARD($a) }”
reason-keep-the-corpses-in-the-market = Keep them in the market
reason-no-follower-stands-there-who-could-go-to-the-supply = Nobody to return: no follower stands there who could go to the supply.
reason-no-indulgence-card-is-left = No Indulgence card left.
reason-no-indulgence-card-may-be-fulfilled-this-round = { EVENT($a, form: "title") }: no Indulgence card may be fulfilled this round.
reason-pay-coins-to-put-a-corpse-into-the-supply-or-say-that-you-are-done = Pay { $a ->
    [one] { $a } coin
   *[other] { $a } coins
  } to put a corpse into the supply?
reason-put-a-corpse-of-your-market-into-the-supply-or-say-that-you-are-done = Put a corpse of your market into the supply?
reason-put-all-corpses-of-your-market-into-your-bag-or-say-that-you-are-done = Put all corpses of your market into your bag? There they may be drawn again; in the market they take up spaces.
reason-put-corpses-into-the-bag = Put { $a ->
    [one] { $a } corpse
   *[other] { $a } corpses
  } into the bag
reason-put-corpses-into-your-bag-so-that-five-are-left-in-your-market-or-say-you-are-done = Put corpses into your bag, so that five are left in your market? There they may be drawn again; in the market they take up spaces.
reason-take-an-indulgence-card-on-display-or-one-of-the-pile = Which Indulgence card do you take?
reason-the-medicinal-spring-serves-its-owner-only = The Medicinal Spring serves its owner only.
reason-the-plague-doctor-may-be-used-from-round-on = The Plague Doctor may be used from round { $a } on.
reason-the-plague-doctor-may-not-be-used-this-round = No Plague Doctor: he may not be used this round.
reason-the-town-hall-is-closed-before-star = The Town Hall is closed before star { $a }.
reason-this-card-is-not-in-your-hand = This card is not in your hand.
reason-what-the-card-asks-for-has-not-come-about-on-this-turn = What the card asks for has not happened on this turn.
reason-you-have-fewer-than-coins = You have fewer than { $a ->
    [one] { $a } coin
   *[other] { $a } coins
  }.
reason-you-have-not-built-in-on-this-turn = You have not built { TOWN($a, form: "in") } on this turn.
reason-your-merchant-has-not-come-to-on-this-turn = Your merchant has not come to { TOWN($a) } on this turn.
reason-your-merchant-has-not-left-orleans-yet = Your merchant has not left Orléans yet.

# What sentences have to know of our nouns: their gender and preposition (notation/nouns.py).
gender-deed-alchemy-i = none
gender-deed-autopsy = none
gender-deed-plague-coinage = none
gender-deed-herbalism = none
gender-deed-alchemy-ii = none
gender-deed-cremation = none
