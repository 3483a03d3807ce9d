# What the lobby says.
which = Which story do you play tonight?
alone = 1 player
players = { $least }–{ $most } players
exactly = { $n } players
rounds = { $n ->
    [one] { $n } round
   *[other] { $n } rounds
  }
minutes = about { $n } min
minutesEach = about { $n } min per player
difficulty1 = easy to learn
difficulty2 = for those who know the game
difficulty3 = for experts
opponents = Opponents
howMany = How many
scores = { $points ->
    [one] scores { $points } point
   *[other] scores { $points } points
  } on average, { $winner } in games it wins
measured = Measured in { $n ->
    [one] { $n } game
   *[other] { $n } games
  } of the base game among four of this level
measuredHow = Averages, measured in the base game among four of the same level.
trials = tries { $n } continuations before each decision
thinks = thinks longest before it decides
startPlaying = Start playing
results = My results
rank = { $rank } of { $all }
wonIt = won
lostIt = lost
see = See
nameOf = Name of player { $n }
chapter = Chapter
follow = Follow
unread = { $n } unread
settings = This table
hintsOn = with hints
hintsOff = without hints
openToAll = open to all
byInvitation = by invitation
perTurn = { $n } s for each turn
perGame = { $n } s for the game
noClock = no clock
rules = Rules
