# How the lobby introduces the base game.
title = Orléans
note = The base game: followers, goods and trading stations along the Loire

# The rules on one page: what a line is about, then what it says.
rules = The game
rule-goal = Goal
    .says = Most points after 18 rounds: coins, goods, and (trading stations + citizens) × development status.
rule-hourglass = 1 Hour glass
    .says = The event of the round is turned up; it takes effect in phase 6, unless it says otherwise.
rule-census = 2 Census
    .says = Furthest on the farmers track: +1 coin. Last: −1 coin, with three players or more. In a tie, nobody.
rule-followers = 3 Followers
    .says = Draw as many as the knights track says. The market holds eight.
rule-planning = 4 Planning
    .says = All at once: place followers on spaces that ask for them. Monks fit everywhere. A full place is activated.
rule-actions = 5 Actions
    .says = In turn, one activated place each, or pass. Used followers go back into the bag.
rule-event = 6 Event
    .says = It affects everybody. Players who cannot pay face torture: one thing given up for each coin missing.
rule-start = 7 Start player
    .says = The player to the left becomes the start player.
rule-hiring = Hiring
    .says = Farm House, Village, University, Castle, Monastery: a follower into the bag, and you advance on its track and take the bonus.
rule-travel = Ship, Wagon
    .says = Your merchant travels to the next town by waterway or road; take one good on the way.
rule-guildhall = Guildhall
    .says = A trading station where your merchant is: one in each town, in Orléans one for each player.
rule-scriptorium = Scriptorium
    .says = +1 development point. Stars raise your status.
rule-townhall = Town Hall
    .says = Send one or two followers to deeds; they do not come back. Each gives coins or development; the player who completes a deed takes its citizen.
rule-gears = Gear wheels
    .says = Each fills a space for the rest of the game: at first only in place of a farmer, never of a monk. A place takes at most one, and none if it needs only one follower; the Town Hall takes none.
rule-goods = Goods
    .says = Grain 1, cheese 2, wine 3, wool 4, brocade 5 points.
