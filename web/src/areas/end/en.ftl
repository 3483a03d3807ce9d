# What is said when a game is over, and about its replay.
winsWith = { $who } wins with { $n } { $n ->
    [one] point
   *[other] points
  }
youWinWith = You win with { $n } { $n ->
    [one] point
   *[other] points
  }
shareWin = { $who } share the victory with { $n } { $n ->
    [one] point
   *[other] points
  }
ahead = { $n } more than { $who }
aheadBy = most of all from { $source } (+{ $n })
ledUntil = { $who } led until round { $round }
resigned = { $who } resigned in round { $round }; a bot played on.
resignedThen = { $who } resigned in round { $round }: only their decisions before that count here, not the bot’s.
ranking = Ranking
againOutside = Play this scenario again, outside the challenge
watchGame = Watch the game
share = Share a link
shareText = Anyone who opens this link sees the whole game, without a seat:
shareHere = This address works on this computer only: the game is served here and nowhere else.
shareDaily = Players who have finished this challenge can open the link today, everybody from tomorrow on:
shareOpens = From now on everybody with the link can see this game and its chat.
copy = Copy
copied = Copied
analysis = What decided it
pending = The game is being analysed; this takes a minute or two …
failed = This game could not be analysed.
judgeGuesses = A bot’s opinion, from what each player knew. Small numbers mean little.
bestMoves = Best decisions
worstMoves = Costly decisions
noMoves = None worth mentioning
better = Better
showMe = Show me
likeJudge = As the bot would have played
ofDecisions = { $some } of { $all }
meanLoss = Lost per decision
luck = Luck of the draws
luckText = Above the line: followers that fitted better than the bag’s average.
expected = Points expected as each round began
chance = Chance of winning as each round began, in per cent
points = { NUMBER($n, maximumFractionDigits: 1) } { NUMBER($n, maximumFractionDigits: 1) ->
    [one] point
   *[other] points
  }
percent = { NUMBER($n, maximumFractionDigits: 1) }%
replay = Replay
play = Play
pause = Pause
roundBack = Previous round
roundOn = Next round
moveBack = One move back
moveOn = One move forward
position = Position in the game
speed = Speed
speed-slow = slow
speed-normal = normal
speed-fast = fast
roundOf = Round { $round }
theEnd = Result
endedTogether = Ended by agreement in round { $round }
