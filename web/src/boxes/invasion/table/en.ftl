# Invasion at the table.
title = Invasion
stores = Stores and achievements of the city
store-city-treasury = An objective of the team: the Guild House sends coins here.
store-warehouse = An objective of the team: the Vehicle sends grain, cheese and wine here.
store-treasury = An achievement: the Guild House sends coins here. When it is full, the team gets a citizen.
store-clothing-store = An achievement: the Vehicle sends wool and brocade here. When it is full, the team gets a citizen.
store-catapult = An achievement: a gear wheel can go here when it is gained. With the last one the team gets a citizen.
citizen-waits = a citizen for the team
citizen-earned = the citizen is earned
citizen-gone = the citizen is no longer here
piles = More citizens
pilesHelp = The team gets a citizen when the supply of a good is empty, and when every follower track has been walked to its end by somebody.
trackEnds = Ends of tracks
dues = Dues of the Estate Manager
dueIn = Round { $round }
tower-missing = a Fortified Tower is missing here
tower-neutral = Fortified Tower of nobody
tower-built = Fortified Tower
characters = Characters
sureNeeded = { $who } ({ $character }) needs a trading station in { $town }. Build here anyway?
cannotPay = cannot pay
cannotPayHelp = As things stand, this player cannot pay what this round’s event demands, and all would lose.
cannotPayDue = As things stand, too little is left for this round’s due after its event, and all would lose.
takenHelp = What this round’s event would take as things stand.
sure-event = As things stand, what this round’s event demands cannot be paid, and all would lose. Go on anyway?
sure-dues = You cannot pay this round’s due, and all would lose. Go on anyway?

# What the team owes or decides.
team = The team decides
missing = The team still owes { $n }.
missingOr = The team still owes { $n }, or { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
  } for the next one.
stopped = gives nothing more
proposes = { $who } proposes:
agreed = Agreed

# When the game begins.
introGoal = You play together: by the end of round { $rounds } all five common objectives and every personal one must hold at once. All win, or all lose.
introCity = Send knights with the Town Hall, goods with the Vehicle and coins with the Guild House to the city. Fortified Towers belong in the towns at the edge of the map.
introTogether = Planning is open: talk about it. Your Support board helps the others, too.

# The rules on one page: what a line is about, then what it says.
rule-aim = Goal
    .says = At the end of a round all objectives must hold at once: City Walls, citizens, City Treasury, Warehouse and Fortified Towers, and the personal objective of everybody. Then all win. If it is not done after the last round, or a debt cannot be paid, all lose. Points do not count.
rule-characters = Characters
    .says = Everybody plays a character with an objective of their own. It is looked at together with the common ones.
rule-support = Support board
    .says = Vehicle: send up to 3 goods to the city or to one player. Guild House: up to 4 coins. Hostel: a follower of your market goes to another player, for good. Palatinate: carry out an action that another player has activated; those followers go home.
rule-city = The city
    .says = Town Hall and Gunpowder Tower send followers to the City Walls and to the Weapon Smithy and the Shelter; only the Councilman sends to the Assembly Hall. This gives no coins. More than the city needs is refused.
rule-towers = Fortified Towers
    .says = In a town at the edge of the map the Guildhall builds a Fortified Tower, one in each. With two or three players some stand from the beginning and belong to nobody.
rule-citizens = Citizens
    .says = Citizens are the team’s: those of tracks and towns, one for each achievement, for each emptied pile of grain, cheese and wine, and one when all follower tracks have been walked to their ends. Only a Mayor may keep two.
rule-events = Events
    .says = Events strike the team. What it owes is paid by anybody, piece by piece; if all stop too early, the rest is taken, coins first. If the team cannot pay at all, all lose. There is no torture except for the Harvest.
rule-together = Together
    .says = What the team decides is proposed by anybody; the others agree or object. If somebody objects, the start player decides, and an offer lapses. All plan at the same time, in the open. With the hand beside Undo you point at something for all to see; while planning you can propose to others where a follower goes.
rule-dues = Estate Manager
    .says = At the end of every round the Estate Manager pays a due. The next ones are listed with the city. If it cannot be paid, all lose.
rule-otherwise = Otherwise
    .says = There is no census, and the usual deeds are not in play. The game lasts 18 rounds with two or three players, and 16 with four or five.
