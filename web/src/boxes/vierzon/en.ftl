# How the lobby introduces Capital Vierzon.
vierzon = Capital Vierzon
note = Alone against the clock: five goals in fourteen rounds make a town the capital

# When the game begins.
introGoal = You win if you reach all five goals by the end of round { $rounds }. Pennants on the map mark Loches and Vierzon.
introCoins = Save 10 coins first: they must be paid by the end of round 8, or the game cannot be won any more. Another goal asks for 25 coins, in any round.
introReach = To pay or deliver, tap the goal on your turn or after the event: it costs no action. Only the station in Loches and the 28 points for development mark themselves.

# The rules on one page: what a line is about, then what it says.
rule-goal = Goal
    .says = Reach five goals by the end of round 14: pay 10 coins by round 8 and 25 coins at any time, build a trading station in Loches, have 28 points for development, and deliver goods worth 12 points in Vierzon. Points do not count.
rule-paying = Reaching goals
    .says = On your turn or after the event you tap a goal to pay or deliver, all at once; this costs no action. Loches and the 28 points are reached automatically, and nothing takes a goal away again.
rule-steps = Difficulty
    .says = In the two harder versions you reach at most one goal a round and choose which; in the hardest one, in order from top to bottom.
rule-events = Events
    .says = They and their order are known from the start. In the storm of round 13 your merchant stays where it is; in round 14, two of the followers you draw go back to the bag.
rule-otherwise = Otherwise
    .says = You play as in the base game, alone, from the start with the Market Stand. There is no census, there are no coins at first, 40 goods, and five place tiles of each category.
