# What the pages say in their own words; keys.ts is made from these files.
label = { $what }: { $value }
title = Orléans
yourName = Your name
playNow = Play against bots
newTable = New table …
tutorial = Learn the game
resumeTutorial = Continue the tutorial
myTables = My tables
openTables = Open tables
runningTables = Tables in play
noTables = None at the moment
join = Sit down
watch = Watch
goOn = Continue
open = Open table
start = Start the game
ready = I am ready
notReady = Not ready
planHidden = Plan hidden until all are ready
isReady = ready
leave = Leave
remove = Remove table
invite = Invite
inviteWatch = Invite to watch
inviteText = Valid once, for one person:
copy = Copy
copied = Copied
seatOpen = open
seatMe = Me
seatOther = Another player here
seatBot = Bot
seat = Seat
players = Players
edition = Edition
scenario = Scenario
difficulty = Difficulty
modules = Modules
planning = Planning
pace = Pace
clock = Clock
noClock = No clock
seconds = Seconds
perRound = Extra seconds each round
hints = Allow hints
publicTable = Everybody may join and watch
tiles = Place tiles
tilesUsual = As dealt in this edition
hourglass = Hour glass tiles
hourglassUsual = Of the current printing
upload = Continue a saved game …
round = Round
event = Event
left = Still to come
market = Market
bag = Bag
goods = Goods
coins = Coins
places = Places
map = Map
tracks = Tracks
tracksDeeds = Tracks and deeds
deeds = Beneficial deeds
offer = Tile offer
chosenTiles = { $n ->
    [one] { $n } tile chosen
   *[other] { $n } tiles chosen
  }
myBoard = My board
boardOf = Board: { $who }
log = Log
logFilter = Show in the log
logAll = All
logActions = Actions
logMine = Mine
chat = Chat
say = Say
saySomething = Say something
score = Score sheet
total = Total
winner = wins
undo = Undo
undoWhat = Undo: { $what }
askUndo = Ask the others
askedUndo = { $who } would like to undo a move. Do you agree?
agree = Agree
refuse = No
hint = Hint
hintSays = A bot would play: { $move }{ $why }
hintComes = A bot is thinking about your move …
allOptions = All options
yourTurn = Your turn
waitingFor = Waiting for { $who }
goals = Goals
met = reached
missed = too late
outOfReach = out of reach
untilRound = by round { $round }
haveOfNeed = { $have } of { $need }
events = Events
comingEvents = Events to come
roundsLeft = { $n } left
outcome = Outcome
youWon = You won
youLost = You lost
youLostTo = You lost, { $who } { $n ->
    [one] wins
   *[other] win
  }
allLost = The game is lost
teamWon = Your team won
teamLost = Your team lost
wonBy = { $n ->
    [one] Winner
   *[other] Winners
  }: { $who }
drawn = A draw
inRound = Round { $round }
gameOver = The game is over
sure = { CAPITAL(NAME($place, form: "the")) } is still activated. Pass anyway?
sureNothing = Followers are waiting in your market and no place is activated. Finish anyway?
sureLost = You cannot pay what this round’s event demands, so you would lose the game. Go on anyway?
# $event: its name. $when: this round (its end is near and nothing more can be done) or the next
sureRisky = { $when ->
    [now] After this you could not pay for “{ $event }” at the end of the round, and you would lose the game. Do it anyway?
   *[next] After this you have too little for “{ $event }” next round: you lose the game unless you get more by then. Do it anyway?
  }
sureStuck = No place is activated, and nobody is left in your market or bag. Finish anyway?
# $gear: yes, if a gear wheel can go there as well
whichPiece = { $gear ->
    [yes] A follower or a gear wheel?
   *[no] Which follower?
  }
yes = Yes
cancel = Cancel
close = Close
past = Looking back: step { $version } of { $last }
backToNow = Back to now
backToEnd = To the end
scrub = Step through the game
earlier = Previous step
later = Next step
playAgain = Play again
record = Record
resign = Resign
resignSure = A bot will continue for you. Resign?
botsPlayOn = You have resigned; bots play on.
toTheEnd = Skip to the end
giveUp = Give up
giveUpSure = Give up this game?
giveUpDaily = Give up? This is your only try today.
givenUp = { $round ->
    [0] Given up before the first round
   *[other] Given up in round { $round }
  }
lobby = All tables
menu = Menu
language = Language
theme = Light or dark
themeAuto = Like the system
themeLight = Light
themeDark = Dark
sound = Sound when it is my turn
shortcuts = Shortcuts
shortcutsOn = Use shortcuts
rulings = Rulings
curtain = Pass the screen to { $who }
curtainText = Plans are secret until all are ready.
iAm = I am { $who }
lost = The server cannot be reached. Trying again …
stale = The game has moved on. This is how it stands now.
noTable = This table does not exist, was removed, or is not open to you.
badInvitation = This invitation was used, has expired or was withdrawn, or its table is gone. Ask for a new one.
storage = This browser stores nothing: language and settings last until the page is closed.
noCookie = This browser refuses the cookie that identifies you. Allow it for this page, then try again.
broken = This game was played with older rules and can only be viewed.
spectator = You are watching
search = Search
category = Category
all = All
stations = Trading stations
unbuilt = not built
citizens = Citizens
development = Development
status = Development status
points = Points
spare = not placed
supply = Supply
startPlayer = Start player
merchant = Merchant
passed = passed
plans = plans
# $lasting: how long the reason holds; "game": as long as one can see
notPossible = { $lasting ->
    [round] Not possible this round
    [game] Not possible
   *[now] Not possible now
  }
lacks = still needs
# $place: the language may need its gender
filled = { GENDER($place) ->
   *[m] activated
  }
zoomIn = Zoom in
zoomOut = Zoom out
wholeMap = Whole map
any = any
neutral = follower not your own
gear = Gear wheel
empty = empty
# $n: how many there are
own = { $n ->
   *[other] own
  }
ownStays = your own, never leaves you
details = Details
seedHash = Hash of the seed
seedShown = Seed
curve = Points after each round
next = Next
skip = Skip the tutorial
keyUndo = undo
keyEnd = ready, pass or done
keyOptions = list all options
keyNumber = choose by number
keyEscape = put back, close
keyBrowse = step through the game
keyTabs = Tab and Enter reach everything that is lit; on the map, arrow keys lead from town to town
keyHint = hint
keyNext = to the next thing that is lit
trouble = A bot failed, and a move was chosen for it at random.
connecting = Connecting …
thinking = is thinking
bonus = Bonus
citizen = Citizen
citizenWaits = a citizen waits here and comes along when your merchant arrives
intro = What this is about
introClose = Got it
goalHere = goal: “{ $goal }”
goalMetHere = goal reached: “{ $goal }”
draws = Followers to draw
payment = Payment
dueCoins = Coins due: { $n }
dueThings = Things to give up (no coins): { $n }
dueFood = Food items due: { $n }
paidLeft = { $paid } paid, { $left } left
givenSoFar = Given up so far
tabBoard = Board
tabTracks = Tracks
roomWaits = The game can begin when every seat is taken and everybody is ready.
tutorialText = Short chapters, from the first round to scoring
newTableText = Edition, players, friends, clock
takeBackAnyway = Undo anyway
takeBackMeans = Others have moved since, or something was drawn: that is undone, too. Bots decide anew; a new draw brings the same.
takeBackSure = Really? Everything after it is undone, too
noneFits = Nothing fits
lastEvent = Last event
eachFollower = Each follower
lastFollower = The last follower
openFor = Open for
sentThere = Sent here
deedAfter = Opens when “{ $deed }” is completed
mayCome = May still come
mayComeText = { $some } of these { $all } { $some ->
    [one] comes
   *[other] come
  } into the game.
whenNow = at once
whenPlanning = while planning
whenRound = the whole round
whenEvent = after the actions
amount = Amount
fewer = Fewer
moreOf = More
drawsMore = draw { $n } more
forYou = for you
wouldLose = you would lose
allWouldLose = all would lose
nextDraw = The next draw: { $n ->
    [one] { $n } follower
   *[other] { $n } followers
  }
letter-farmer = F
letter-boatman = B
letter-craftsman = C
letter-trader = T
letter-knight = K
letter-scholar = S
letter-monk = M
othersPace = Show what others do
paceSlow = slowly
paceNormal = one after the other
paceFast = fast
paceOff = at once
skipNews = Skip
keySkip = skip what is being shown
roundBegins = Round { $round } begins
roundOver = Round { $round } is over
sinceYou = Since your last turn
strikesNobody = nobody gains or loses anything
meanwhile = Meanwhile
you = you
torture = torture
andMore = and { $n } more in the log
pickUp = Pick up again
fewerDraws = Draw fewer
nextStar = Next star in { $steps ->
    [one] { $steps } development point
   *[other] { $steps } development points
  }: +{ $points } { $points ->
    [one] point
   *[other] points
  }
leads = first by { $n }
trails = { $n } behind { $who }
levelWith = level with { $who }
restOfScore = Tiles and more
worth = { $n } { $n ->
    [one] point
   *[other] points
  }
noPoints = no points
actionLost = loses its action
ofRounds = of { $rounds }
allRounds = { $rounds } rounds
loses = −{ $n } { $n ->
    [one] point
   *[other] points
  }
pointWord = { $n ->
    [one] point
   *[other] points
  }
