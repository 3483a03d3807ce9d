# Prosperity: its story, the Carpenter, Structure cards and structures.
prosperity = Prosperity
note = One Carpenter for all, a secret plan for each: lead him, build and man your structures
cards = Structure cards
hand = My Structure card
choose = Keep one of these
pile = { $n ->
    [one] { $n } Structure card in the pile
   *[other] { $n } Structure cards in the pile
  }
gives = { $n ->
    [one] { $n } point when complete
   *[other] { $n } points when complete
  }
steps = { $n ->
    [0] the Carpenter is there
    [one] the Carpenter is { $n } connection away
   *[other] the Carpenter is { $n } connections away
  }
byRoad = { $town } by road
byWater = { $town } by waterway
whenHand = When he ends there in your action, you may build it. The Scriptorium exchanges the card.
faceDown = Good, face down
buildHere = Build your structure here
isComplete = complete structure
carpenter = Carpenter
myTown = your Structure card: { $card }
building = Structures being manned
complete = Complete structures
done = Complete
laid = There already
lacks = Still lacking
full = Nothing is lacking: complete when the plans are revealed.
how = Lay coins and goods while planning or on your turn, without an action. Followers come from the Town Hall or the Gunpowder Tower.
tileDown = Face down: does nothing until the Restoration.

# When the game begins.
introGoal = After { $rounds } rounds the most points win. Complete structures count what their cards show.
introCard = Of two secret Structure cards you keep one. Everybody leads the same Carpenter: dots on the map mark his way to your town.
introBuild = If he ends there in your action, you may build. Then man the structure: followers by the Town Hall, coins and goods while planning and on your turns.

# The rules on one page: what a line is about, then what it says.
rule-goal = Goal
    .says = Most points after 16 rounds: coins, goods, (trading stations + citizens) × development status, and complete structures.
rule-goods = Goods
    .says = They lie face down on the map. Your merchant takes one unseen; then everybody sees what it is.
rule-carpenter = Carpenter
    .says = His board takes traders and boatmen, no gear wheels. Use any number of them, together or apart: each trader leads him along a road, each boatman along a waterway, and goes to the bag. You need not lead him at all.
rule-build = Building
    .says = If he is in the town of your card at the end of such an action, you may build: a trading station of yours covers a good on a way to the town, which stays there unseen. Then look at two cards and keep one.
rule-man = Manning
    .says = Town Hall and Gunpowder Tower send followers to your structures as to deeds, but without coins. Coins and goods are laid there without an action: while planning, on your turn, before events that may cost something, and after the last event. What was planned shows when all are ready. Then nothing is taken back.
rule-complete = Complete
    .says = With the last thing a structure is complete: its followers go to the supply, coins and goods leave the game. It counts the points of its card and is no trading station. What lies beside an unfinished one counts as your own at the end.
rule-scriptorium = Scriptorium
    .says = It gives a development point, or you look at two Structure cards, keep one and put yours under the pile.
rule-events = Events
    .says = They are known from the start, in their order, and come at the end of their round; only the Pilgrimage holds during the actions. The Firestorm turns all place tiles face down until the Restoration: gear wheels and followers there go to the supply, those of your colour into the bag.
rule-otherwise = Otherwise
    .says = You play as in the base game, with place tiles of its own and three deeds. Citizens wait on two tracks and at the deeds; Bribe and Pilgrim’s Day bring others.
