# How the lobby introduces Travelling Salesman.
salesman = Travelling Salesman
note = Alone on the road: five towns wait for goods, and every round you have to eat

# When the game begins.
introGoal = You win if you have delivered goods to five towns by the end of round { $rounds }. Pennants on the map mark them.
introDeliver = Ship and Wagon collect goods on the way, the Farm House gives food items. In the right town, tap the goal: a delivery costs no action.
introMeals = Every round ends with a meal: 1 food item or 2 coins, twice as much from round 11 on. If you cannot pay it, you lose at once.

# The rules on one page: what a line is about, then what it says.
rule-goal = Goal
    .says = Make five deliveries by the end of round 15: 3 wool to Bourges, one of each good to Chartres, 2 cheese and 2 wine to Vendôme, 3 grain to Tours, 1 brocade to Argenton-sur-Creuse. Points do not count.
rule-delivering = Delivering
    .says = With your merchant in the town you tap the goal, on your turn or after the event. All its goods are given at once; this costs no action. You win at the end of the round of the last delivery.
rule-meals = Eating
    .says = At the end of rounds 1 to 10 you give up 1 food item (grain, cheese or wine) or 2 coins. At the end of rounds 11 to 15 it is 2 food items, or 4 coins, or 1 food item and 2 coins. If you cannot, you lose at once, even with all deliveries made.
rule-steps = Difficulty
    .says = In the two harder versions you make at most one delivery a round, in the hardest one in their order from top to bottom.
rule-townhall = Town Hall
    .says = Send one or two followers to deeds; they do not come back. Each gives coins or development. There are no citizens, so a completed deed gives nothing more.
rule-otherwise = Otherwise
    .says = You play as in the base game, alone, with 10 coins, the Market Stand, and a knight and a scholar in your market. There are ten place tiles, but no census and no trading stations, so the Guildhall is of no use.
