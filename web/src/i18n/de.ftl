# What the pages say in their own words; keys.ts is made from these files.
label = { $what }: { $value }
title = Orléans
yourName = Dein Name
playNow = Gegen Bots spielen
newTable = Neuer Tisch …
tutorial = Das Spiel lernen
resumeTutorial = Einführung fortsetzen
myTables = Meine Tische
openTables = Offene Tische
runningTables = Laufende Tische
noTables = Zurzeit keine
join = Platz nehmen
watch = Zuschauen
goOn = Weiterspielen
open = Tisch öffnen
start = Spiel beginnen
ready = Ich bin bereit
notReady = Nicht bereit
planHidden = Plan verdeckt, bis alle fertig sind
isReady = bereit
leave = Platz verlassen
remove = Tisch entfernen
invite = Einladen
inviteWatch = Zum Zuschauen einladen
inviteText = Gilt einmal, für eine Person:
copy = Kopieren
copied = Kopiert
seatOpen = frei
seatMe = Ich
seatOther = Noch jemand hier
seatBot = Bot
seat = Platz
players = Spieler
edition = Ausgabe
scenario = Szenario
difficulty = Schwierigkeit
modules = Module
planning = Planung
pace = Tempo
clock = Uhr
noClock = Keine Uhr
seconds = Sekunden
perRound = Zusätzliche Sekunden je Runde
hints = Tipps erlauben
publicTable = Alle dürfen mitspielen und zuschauen
tiles = Ortskarten
tilesUsual = Wie in dieser Ausgabe üblich
hourglass = Stundenglaskarten
hourglassUsual = Der heutigen Auflage
upload = Gespeichertes Spiel fortsetzen …
round = Runde
event = Ereignis
left = Noch im Stapel
market = Markt
bag = Beutel
goods = Waren
coins = Münzen
places = Orte
map = Landkarte
tracks = Leisten
tracksDeeds = Leisten und Werke
deeds = Segensreiche Werke
offer = Im Angebot
chosenTiles = { $n ->
    [one] { $n } Ortskarte gewählt
   *[other] { $n } Ortskarten gewählt
  }
myBoard = Mein Tableau
boardOf = Tableau: { $who }
log = Verlauf
logFilter = Im Verlauf zeigen
logAll = Alles
logActions = Aktionen
logMine = Meins
chat = Chat
say = Senden
saySomething = Sag etwas
score = Wertung
total = Summe
winner = gewinnt
undo = Zurücknehmen
undoWhat = Zurücknehmen: { $what }
askUndo = Die anderen fragen
askedUndo = { $who } möchte einen Zug zurücknehmen. Einverstanden?
agree = Einverstanden
refuse = Nein
hint = Tipp
hintSays = Ein Bot würde spielen: { $move }{ $why }
hintComes = Ein Bot denkt über deinen Zug nach …
allOptions = Alle Möglichkeiten
yourTurn = Du bist dran
waitingFor = Warten auf { $who }
goals = Aufgaben
met = erfüllt
missed = zu spät
outOfReach = nicht mehr erreichbar
untilRound = bis Runde { $round }
haveOfNeed = { $have } von { $need }
events = Ereignisse
comingEvents = Kommende Ereignisse
roundsLeft = noch { $n }
outcome = Ausgang
youWon = Du hast gewonnen
youLost = Du hast verloren
youLostTo = Du hast verloren, { $who } { $n ->
    [one] hat
   *[other] haben
  } gewonnen
allLost = Das Spiel ist verloren
teamWon = Euer Team hat gewonnen
teamLost = Euer Team hat verloren
wonBy = Gewonnen { $n ->
    [one] hat
   *[other] haben
  }: { $who }
drawn = Unentschieden
inRound = Runde { $round }
gameOver = Das Spiel ist zu Ende
sure = { CAPITAL(NAME($place, form: "the")) } ist noch aktiviert. Trotzdem passen?
sureNothing = Auf deinem Markt warten Gefolgsleute und kein Ort ist aktiviert. Trotzdem beenden?
sureLost = Du kannst nicht zahlen, was das Ereignis dieser Runde verlangt, und würdest das Spiel verlieren. Trotzdem weiter?
# $event: its name. $when: this round (its end is near and nothing more can be done) or the next
sureRisky = { $when ->
    [now] Danach kannst du „{ $event }“ am Ende der Runde nicht bezahlen und verlierst das Spiel. Trotzdem?
   *[next] Danach hast du zu wenig für „{ $event }“ in der nächsten Runde: Bekommst du bis dahin nichts, verlierst du das Spiel. Trotzdem?
  }
sureStuck = Kein Ort ist aktiviert, und auf deinem Markt und in deinem Beutel ist niemand mehr. Trotzdem beenden?
whichPiece = { $gear ->
    [yes] Eine Person oder ein Zahnrad?
   *[no] Welche Person?
  }
yes = Ja
cancel = Abbrechen
close = Schließen
past = Rückblick: Schritt { $version } von { $last }
backToNow = Zurück ins Spiel
backToEnd = Zum Ende
scrub = Durch das Spiel blättern
earlier = Schritt zurück
later = Schritt vor
playAgain = Noch einmal
record = Aufzeichnung
resign = Aufgeben
resignSure = Ein Bot spielt für dich weiter. Aufgeben?
botsPlayOn = Du hast aufgegeben; Bots spielen weiter.
toTheEnd = Zum Ende springen
giveUp = Aufgeben
giveUpSure = Dieses Spiel aufgeben?
giveUpDaily = Aufgeben? Heute hast du nur diesen einen Versuch.
givenUp = { $round ->
    [0] In der Vorbereitung aufgegeben
   *[other] In Runde { $round } aufgegeben
  }
lobby = Alle Tische
menu = Menü
language = Sprache
theme = Hell oder dunkel
themeAuto = Wie das System
themeLight = Hell
themeDark = Dunkel
sound = Ton, wenn ich dran bin
shortcuts = Tastenkürzel
shortcutsOn = Tastenkürzel benutzen
rulings = Auslegungen
curtain = Gib den Bildschirm an { $who } weiter
curtainText = Pläne sind geheim, bis alle bereit sind.
iAm = Ich bin { $who }
lost = Der Server ist nicht erreichbar. Neuer Versuch …
stale = Inzwischen wurde weitergespielt. So steht es jetzt.
noTable = Diesen Tisch gibt es nicht (mehr), oder er ist für dich nicht offen.
badInvitation = Diese Einladung ist verbraucht, abgelaufen oder zurückgezogen, oder ihren Tisch gibt es nicht mehr. Bitte um eine neue.
storage = Dieser Browser merkt sich nichts: Sprache und Einstellungen gelten bis zum Schließen.
noCookie = Dieser Browser lehnt das Cookie ab, das sagt, wer du bist. Erlaube es und versuche es noch einmal.
broken = Dieses Spiel folgt älteren Regeln und kann nur angesehen werden.
spectator = Du schaust zu
search = Suchen
category = Kategorie
all = Alle
stations = Kontore
unbuilt = nicht gebaut
citizens = Bürger
development = Entwicklung
status = Entwicklungsstand
points = Punkte
spare = nicht gelegt
supply = Vorrat
startPlayer = Startspieler
merchant = Händlerfigur
passed = gepasst
plans = plant
notPossible = { $lasting ->
    [round] In dieser Runde nicht möglich
    [game] Nicht möglich
   *[now] Jetzt nicht möglich
  }
lacks = es fehlt
filled = { GENDER($place) ->
   *[m] aktiviert
  }
zoomIn = Größer
zoomOut = Kleiner
wholeMap = Ganze Landkarte
any = beliebig
neutral = Person, keine eigene
gear = Zahnrad
empty = leer
own = { $n ->
    [one] eigener
   *[other] eigene
  }
ownStays = deine eigene Person, verlässt dich nie
details = Details
seedHash = Prüfsumme des Startwerts
seedShown = Startwert
curve = Punkte nach jeder Runde
next = Weiter
skip = Einführung beenden
keyUndo = zurücknehmen
keyEnd = bereit, passen oder fertig
keyOptions = alle Möglichkeiten zeigen
keyNumber = nach der Nummer wählen
keyEscape = zurücklegen, schließen
keyBrowse = durch das Spiel blättern
keyTabs = Tab und Eingabe erreichen alles, was leuchtet; auf der Landkarte führen Pfeiltasten von Stadt zu Stadt
keyHint = Tipp
keyNext = zum Nächsten, das leuchtet
trouble = Ein Bot ist gescheitert; sein Zug wurde ausgelost.
connecting = Verbinde …
thinking = überlegt
bonus = Bonus
citizen = Bürger
citizenWaits = hier wartet ein Bürger und kommt mit, wenn deine Händlerfigur ankommt
intro = Worum es geht
introClose = Verstanden
goalHere = Aufgabe: „{ $goal }“
goalMetHere = Aufgabe erfüllt: „{ $goal }“
draws = Gefolgsleute zu ziehen
payment = Bezahlung
dueCoins = Münzen fällig: { $n }
dueThings = Abzugebende Dinge (keine Münzen): { $n }
dueFood = Nahrungsmittel fällig: { $n }
paidLeft = { $paid } bezahlt, { $left } noch offen
givenSoFar = Bisher abgegeben
tabBoard = Tableau
tabTracks = Leisten
roomWaits = Das Spiel kann beginnen, wenn alle Plätze besetzt und alle bereit sind.
tutorialText = Kurze Kapitel, von der ersten Runde bis zur Wertung
newTableText = Ausgabe, Mitspieler, Freunde, Uhr
takeBackAnyway = Trotzdem zurück
takeBackMeans = Seither waren andere am Zug oder es wurde gezogen: Auch das wird zurückgenommen. Bots entscheiden neu; neues Ziehen bringt dasselbe.
takeBackSure = Wirklich? Auch alles danach wird zurückgenommen
noneFits = Nichts passt
lastEvent = Letztes Ereignis
eachFollower = Jede Person
lastFollower = Die letzte Person
openFor = Frei für
sentThere = Entsandt
deedAfter = Öffnet sich, wenn „{ $deed }“ vollendet ist
mayCome = Kann noch kommen
mayComeText = { $some } von diesen { $all } { $some ->
    [one] kommt
   *[other] kommen
  } ins Spiel.
whenNow = sofort
whenPlanning = beim Planen
whenRound = die ganze Runde
whenEvent = nach den Aktionen
amount = Anzahl
fewer = Weniger
moreOf = Mehr
drawsMore = { $n } mehr ziehen
forYou = für dich
wouldLose = du würdest verlieren
allWouldLose = alle würden verlieren
nextDraw = Beim nächsten Ziehen: { $n ->
    [one] { $n } Person
   *[other] { $n } Gefolgsleute
  }
letter-farmer = Ba
letter-boatman = Sc
letter-craftsman = Hw
letter-trader = Hä
letter-knight = Ri
letter-scholar = Ge
letter-monk = Mö
othersPace = Zeigen, was andere tun
paceSlow = langsam
paceNormal = eins nach dem anderen
paceFast = schnell
paceOff = sofort
skipNews = Überspringen
keySkip = überspringen, was gezeigt wird
roundBegins = Runde { $round } beginnt
roundOver = Runde { $round } ist vorbei
sinceYou = Seit deinem letzten Zug
strikesNobody = niemand bekommt oder verliert etwas
meanwhile = Inzwischen
you = du
torture = Folter
andMore = und noch { $n } im Verlauf
pickUp = Wieder aufnehmen
fewerDraws = Weniger ziehen
nextStar = Nächster Stern in { $steps ->
    [one] { $steps } Entwicklungspunkt
   *[other] { $steps } Entwicklungspunkten
  }: +{ $points } { $points ->
    [one] Punkt
   *[other] Punkte
  }
leads = um { $n } vorn
trails = { $n } hinter { $who }
levelWith = gleichauf mit { $who }
restOfScore = Ortskarten und mehr
worth = { $n } { $n ->
    [one] Punkt
   *[other] Punkte
  }
noPoints = keine Punkte
actionLost = die Aktion entfällt
ofRounds = von { $rounds }
allRounds = { $rounds } Runden
loses = −{ $n } { $n ->
    [one] Punkt
   *[other] Punkte
  }
pointWord = { $n ->
    [one] Punkt
   *[other] Punkte
  }
