# The Plague: its story, cards and corpses.
plague = The Plague
storyNote = Corpses crowd the market: a doctor for every place, and indulgence for good works
noteModule = Corpses come into every bag. Indulgence cards clear the market, the Plague Doctor replaces anybody, and three Plague cards change the rules.
hand = My cards
lookedAt = Of the pile
display = On display
plagueCards = Plague cards
cards = Indulgence cards
atTheStart = It was carried out when the game began.
pile = { $n ->
    [one] { $n } Indulgence card in the pile
   *[other] { $n } Indulgence cards in the pile
  }
brings = At the end of the round { $n ->
    [one] { $n } corpse comes
   *[other] { $n } corpses come
  } into every bag.
missed = Too late: as things are, it can no longer be fulfilled.
cardGives = It clears your market of corpses and gives { $n ->
    [one] { $n } point
   *[other] { $n } points
  } at the end.
whenHand = Play it in the action phase, on your turn.
whenDisplay = The Infirmary brings it into your hand.
lacks = Still lacking
sort-pilgrimage = Pilgrimage
sort-donate = Donation
sort-build = Trading station
sort-deliver = Delivery
sort-milestone = Milestone
handOf = { $n ->
    [one] { $n } Indulgence card in the hand
   *[other] { $n } Indulgence cards in the hand
  }
known = Taken for all to see
fulfilled = Indulgence cards fulfilled
corpseCosts = Each costs a point at the end.

# In the first round of a first game.
introCorpses = Corpses come into every bag. Drawn, they fill spaces of your market, and each one that you still have at the end costs a point.
introDoctor = Usually from round 2 on, the Plague Doctor in your Infirmary replaces any follower, once a round.
introCards = Indulgence cards clear the corpses from your market and give points: fulfil them on your turn, and take new ones with the Infirmary.

# The rules on one page: what a line is about, then what it says.
rule-corpses = Corpses
    .says = Nearly every event brings corpses: at the end of the round they come into every bag. They are drawn like followers and fill your market, but they cannot be used.
rule-return = Getting rid of them
    .says = After the event you may put all corpses of your market back into your bag, or none. With six or more you may put back those beyond five before you draw. For good they leave only by Indulgence cards, some events and deeds.
rule-doctor = Plague Doctor
    .says = From round 2 on he waits in your Infirmary. While planning he replaces any follower, monks too, in addition to those you drew; then he comes back. He is never sent to a deed and never lost.
rule-cards = Indulgence
    .says = On your turn, before or after an action, you may fulfil Indulgence cards of your hand, also several at once. All corpses leave your market, and the card gives its points at the end.
rule-moment = At the moment
    .says = A card is fulfilled by what you do on this very turn: reach the town, build there, reach the milestone. What you had before does not count; only donations and deliveries may be given from what you have. An event can fulfil a card, too.
rule-new = New cards
    .says = The Infirmary gives one more card: one on display or the top one of the pile. If a card from the pile can no longer be fulfilled, it goes on display and you draw another one, once.
rule-plague = Plague cards
    .says = Three cards make the game harder, at its start or all the time. They stay in sight; point at one to read it.
rule-points = Points
    .says = Fulfilled Indulgence cards count what they show. Every corpse in your bag, your market and on your Cemetery costs a point.
rule-otherwise = Otherwise
    .says = Outbreak comes first, Victory over Plague last, with 4 tiles of each letter between them. With two or three players only the upper deeds are open; Alchemy II opens when Alchemy I is completed. Players who cannot pay an event face torture.
