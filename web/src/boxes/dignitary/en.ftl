# How the lobby introduces The Dignitary.
dignitary = The Dignitary
note = Alone and without goods: win over eight citizens in sixteen rounds

# Before the first round, when citizens are placed.
introGoal = You win if you have { $need } citizens at the end of a round, in round { $rounds } at the latest.
introFirst = First decide where { $left } { $left ->
    [one] of them waits
   *[other] of them wait
  }: choose lit spaces on the tracks, on the development track and at the deeds, one after the other – or keep the usual spaces. The others wait in towns.
introBoatmen = Not on the boatmen track: its space is the fifth, and there are only four boatmen.

# The rules on one page: what a line is about, then what it says.
rule-goal = Goal
    .says = Have eight citizens at the end of a round, by round 16 (seven in the easy version). Points do not count.
rule-citizens = Citizens
    .says = Six wait in towns: each comes along when your merchant arrives. Before the first round you place seven more on tracks and at deeds. The one on the boatmen track cannot be won: there are only four boatmen.
rule-events = Events
    .says = They and their order are known from the start. If you cannot pay the dues, you give up things; gear wheels that are not paid for return to the supply.
rule-otherwise = Otherwise
    .says = You play as in the base game, alone, from the start with the Stage Coach. There are no goods, no census, no coins at first, and five place tiles of each category.
