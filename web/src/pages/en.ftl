# What the lobby says.
which = Which story will you play tonight?
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
against = { $n ->
    [one] { $n } bot
   *[other] { $n } bots
  }, { $level }
howStrong = How strong
scores = { $points ->
    [one] scores { $points } point
   *[other] scores { $points } points
  } on average, { $winner } in games it wins
measured = Measured in { $n ->
    [one] { $n } game
   *[other] { $n } games
  } with four bots of this level
measuredHow = Averages, measured with four bots of the same level.
measuredBase = Averages, measured in the base game with four bots of the same level.
botsWin = Bots have won it, in the usual version: { $list }
wonOf = { $bot } { $won } of { $games } times
inBrackets = In brackets: the points a bot scores on average, among four of its level in the base game.
lastEventText = Everybody knows it from the start: it strikes in the last round.
trials = tries { $n } continuations before each decision
thinks = thinks longest before it decides
startPlaying = Start playing
results = My results
rank = { $rank } of { $all }
wonIt = won
lostIt = lost
see = See
notWith = Not together with: { $names }
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
wonIn = won in round { $round }
gaveUpIn = { $round ->
    [0] given up before the first round
   *[other] given up in round { $round }
  }
goalsOf = { $reached } of { $asked } goals
taskOf = { $n }% of the task
pointsMade = { $n ->
    [one] { $n } point
   *[other] { $n } points
  }
best = Best
tries = { $n ->
    [one] { $n } try
   *[other] { $n } tries
  }
wins = { $n ->
    [0] no win
    [one] { $n } win
   *[other] { $n } wins
  }
notPlayed = not played yet
step = Difficulty
firstTry = Your first try
bestSoFar = { $result }: your best so far
challenge = Today’s challenge
challengeThen = Daily challenge
challengeRules = The same luck for everybody. One try, without hints; players who have finished may watch the others.
challengeEnds = { $n ->
    [0] It ends in less than an hour.
    [one] It ends in { $n } hour.
   *[other] It ends in { $n } hours.
  }
challengeNext = { $n ->
    [0] The next one comes in less than an hour.
    [one] The next one comes in { $n } hour.
   *[other] The next one comes in { $n } hours.
  }
challengePlay = Play the challenge
challengeGoOn = Continue the challenge
challengeResults = Results
challengeNone = Nobody has finished yet.
challengePlaying = { $n ->
    [one] { $n } is still playing.
   *[other] { $n } are still playing.
  }
challengeLate = after its day
place = Place
player = Player
resultHead = Result
watchOne = Watch
you = you
day = Day
today = Today
account = Sign in
absence = Absent players
absenceNever = wait for ever
absenceAgreed = after { $time } a bot may play for whoever is absent
removePlayer = Remove
aboutPlayer = Mute, block or report { $name }
