# How the lobby introduces The Duel.
duel = The Duel
note = Two merchants, four goals, sixteen rounds: whoever is first wins, and whoever cannot pay loses
wins = wins { $won } of { $games } games against Hard

# When the game begins.
introGoal = You win if you are the first to reach all four goals, by the end of round { $rounds }. Pennants on the map mark their towns.
introFirst = First each of you chooses a town to begin in. Then you choose the place tiles for both of you in turn: either of you can take them later.
introEvents = All events are known. Look ahead: whoever cannot pay what one demands loses at once.

# The rules on one page: what a line is about, then what it says.
rule-goal = Goal
    .says = Reach four goals before your opponent: a development status of 3, three trading stations with one in a town without a waterway, 3 wine delivered to Châtellerault, and 3 cloths with at least one brocade delivered to Orléans. Points do not count.
rule-end = End
    .says = Status and trading stations mark themselves. To deliver, tap the goal on your turn or after the event; it costs no action. The end of a round decides: if both of you have all four goals, the worth of goods counts, then coins. After round 16 the most goals win, then goods and coins in the same way. If all is equal, both of you win.
rule-setup = Setup
    .says = From the start player on, you place your merchants in towns of your choice. Then the place tiles are chosen for both of you: the start player takes 5 of category I, the other one 5 of I and 5 of II, and the start player 5 of II.
rule-house = Bourgeois House
    .says = Both of you have a space there for any follower but those of your colour. It costs a citizen and gives a good, a journey, 5 coins or 3 development points. The follower goes to the supply.
rule-events = Events
    .says = They are known from the start, in their order. There is no torture: whoever cannot pay what an event demands loses at once; if neither of you can, both lose.
rule-otherwise = Otherwise
    .says = You play as in the base game for two, with 8 gear wheels. There is no census. Citizens wait at the four deeds only; one can be bought in round 1.
