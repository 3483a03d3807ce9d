# How the lobby introduces the scenarios for one player.
tours = The Trip to Tours
toursNote = Alone down the river: three of each good and three citizens for Tours

# When the game begins.
introGoal = You win if you deliver three of each good in Tours, all at once, with three citizens, by the end of round { $rounds }. A pennant on the map marks Tours.
introJourney = Your merchant begins in Nevers. Ship, Wagon and Stage Coach collect goods on the way, both where two lie; in Orléans a citizen waits, the others come from deeds and tracks.
introEvents = All events are known. Look ahead: keep food items for the harvests, and travel before ways are closed.

# The rules on one page: what a line is about, then what it says.
rules = The Trip to Tours
rule-goal = Goal
    .says = With your merchant in Tours and three citizens, deliver three of each good at once, before round 14 ends. Points do not count.
rule-journey = The journey
    .says = Your merchant starts in Nevers, with 3 coins and the Stage Coach. Where two goods lie on the way you may take both. In Orléans a citizen waits for your merchant.
rule-events = Events
    .says = They and their order are known from the start: plan ahead for the harvests and the closed ways.
rule-otherwise = Otherwise
    .says = You play as in the base game, alone and without the census; the deeds are few and give the citizens you need.
