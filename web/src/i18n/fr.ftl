# What the pages say in their own words; keys.ts is made from these files.
label = { $what } : { $value }
title = Orléans
yourName = Ton nom
playNow = Jouer contre des bots
newTable = Nouvelle table…
tutorial = Apprendre le jeu
resumeTutorial = Reprendre le tutoriel
myTables = Mes tables
openTables = Tables ouvertes
runningTables = Parties en cours
noTables = Aucune pour le moment
join = S’asseoir
watch = Regarder
goOn = Continuer
open = Ouvrir la table
start = Commencer la partie
ready = Je suis prêt
notReady = Pas prêt
planHidden = Plan caché jusqu’à ce que tous soient prêts
isReady = prêt
leave = Quitter
remove = Supprimer la table
invite = Inviter
inviteWatch = Inviter à regarder
inviteText = Valable une fois, pour une personne :
copy = Copier
copied = Copié
seatOpen = libre
seatMe = Moi
seatOther = Un autre joueur ici
seatBot = Bot
seat = Place
players = Joueurs
edition = Édition
scenario = Scénario
difficulty = Difficulté
modules = Modules
planning = Planification
pace = Rythme
clock = Horloge
noClock = Sans horloge
seconds = Secondes
perRound = Secondes de plus par manche
hints = Autoriser les conseils
publicTable = Tout le monde peut jouer et regarder
tiles = Tuiles Lieu
tilesUsual = Comme dans cette édition
hourglass = Tuiles Sablier
hourglassUsual = Du tirage actuel
upload = Reprendre une partie enregistrée…
round = Manche
event = Événement
left = Encore à venir
market = Marché
bag = Sac
goods = Marchandises
coins = Pièces
places = Lieux
map = Carte
tracks = Pistes
tracksDeeds = Pistes et œuvres
deeds = Œuvres de bienfaisance
offer = Disponibles
chosenTiles = { $n ->
    [one] { $n } tuile choisie
   *[other] { $n } tuiles choisies
  }
myBoard = Mon plateau
boardOf = Plateau : { $who }
log = Journal
logFilter = Montrer dans le journal
logAll = Tout
logActions = Actions
logMine = Moi
chat = Discussion
say = Envoyer
saySomething = Dis quelque chose
score = Feuille de score
total = Total
winner = gagne
undo = Annuler
undoWhat = Annuler : { $what }
askUndo = Demander aux autres
askedUndo = { $who } voudrait annuler un coup. D’accord ?
agree = D’accord
refuse = Non
hint = Conseil
hintSays = Un bot jouerait : { $move }{ $why }
hintComes = Un bot réfléchit à ton coup…
allOptions = Toutes les possibilités
yourTurn = À toi
waitingFor = On attend { $who }
goals = Objectifs
met = atteint
missed = trop tard
outOfReach = hors d’atteinte
untilRound = jusqu’à la manche { $round }
haveOfNeed = { $have } sur { $need }
events = Événements
comingEvents = Événements à venir
roundsLeft = encore { $n }
outcome = Issue
youWon = Tu as gagné
youLost = Tu as perdu
youLostTo = Tu as perdu, { $who } { $n ->
    [one] a
   *[other] ont
  } gagné
allLost = La partie est perdue
teamWon = Votre équipe a gagné
teamLost = Votre équipe a perdu
wonBy = { $n ->
    [one] A gagné
   *[other] Ont gagné
  } : { $who }
drawn = Égalité
inRound = Manche { $round }
gameOver = La partie est terminée
sure = { CAPITAL(NAME($place, form: "the")) } { GENDER($place) ->
    [f] est encore activée
    [pl] sont encore activés
   *[m] est encore activé
  }. Passer quand même ?
sureNothing = Des partisans attendent au marché et aucun lieu n’est activé. Terminer quand même ?
sureLost = Tu ne peux pas payer ce que demande l’événement de cette manche, et tu perdrais la partie. Continuer quand même ?
# $event: its name. $when: this round (its end is near and nothing more can be done) or the next
sureRisky = { $when ->
    [now] Après cela, tu ne pourrais pas payer « { $event } » à la fin de la manche et tu perdrais la partie. Continuer quand même ?
   *[next] Après cela, tu as trop peu pour « { $event } » à la prochaine manche : sans rien gagner d’ici là, tu perds la partie. Continuer quand même ?
  }
sureStuck = Aucun lieu n’est activé et il n’y a plus personne au marché ni dans le sac. Terminer quand même ?
whichPiece = { $gear ->
    [yes] Un partisan ou un engrenage ?
   *[no] Quel partisan ?
  }
yes = Oui
cancel = Annuler
close = Fermer
past = Retour en arrière : étape { $version } sur { $last }
backToNow = Revenir au présent
backToEnd = À la fin
scrub = Parcourir la partie
earlier = Étape précédente
later = Étape suivante
playAgain = Rejouer
record = Enregistrement
resign = Abandonner
resignSure = Un bot continuera pour toi. Abandonner ?
botsPlayOn = Tu as abandonné ; les bots continuent.
toTheEnd = Aller à la fin
giveUp = Abandonner
giveUpSure = Abandonner cette partie ?
giveUpDaily = Abandonner ? C’est ton seul essai aujourd’hui.
givenUp = { $round ->
    [0] Abandonné avant la première manche
   *[other] Abandonné à la manche { $round }
  }
lobby = Toutes les tables
menu = Menu
language = Langue
theme = Clair ou sombre
themeAuto = Comme le système
themeLight = Clair
themeDark = Sombre
sound = Son quand c’est à moi
shortcuts = Raccourcis
shortcutsOn = Utiliser les raccourcis
rulings = Précisions
curtain = Passe l’écran à { $who }
curtainText = Les plans sont secrets jusqu’à ce que tous soient prêts.
iAm = Je suis { $who }
lost = Le serveur est injoignable. Nouvel essai…
stale = La partie a continué. Voici où elle en est.
noTable = Cette table n’existe pas ou plus, ou elle ne t’est pas ouverte.
badInvitation = Cette invitation a servi, a expiré ou a été retirée, ou sa table n’existe plus. Demandes-en une nouvelle.
storage = Ce navigateur ne retient rien : langue et réglages durent jusqu’à la fermeture.
noCookie = Ce navigateur refuse le cookie qui dit qui tu es. Autorise-le et réessaie.
broken = Cette partie suit d’anciennes règles : on peut seulement la regarder.
spectator = Tu regardes
search = Chercher
category = Catégorie
all = Toutes
stations = Comptoirs
unbuilt = non construits
citizens = Citoyens
development = Développement
status = Niveau de développement
points = Points
spare = à poser
supply = Réserve
startPlayer = Premier joueur
merchant = Pion marchand
passed = a passé
plans = planifie
notPossible = { $lasting ->
    [round] Pas possible cette manche
    [game] Pas possible
   *[now] Pas possible maintenant
  }
lacks = il manque
filled = { GENDER($place) ->
    [f] activée
    [pl] activés
   *[m] activé
  }
zoomIn = Agrandir
zoomOut = Réduire
wholeMap = Carte entière
any = au choix
neutral = partisan, sauf de ta couleur
gear = Engrenage
empty = vide
own = { $n ->
   *[other] de ta couleur
  }
ownStays = de ta couleur, ne te quitte jamais
details = Détails
seedHash = Empreinte de la graine
seedShown = Graine
curve = Points après chaque manche
next = Suivant
skip = Passer le tutoriel
keyUndo = annuler
keyEnd = prêt, passer ou terminé
keyOptions = montrer toutes les possibilités
keyNumber = choisir par le numéro
keyEscape = reposer, fermer
keyBrowse = parcourir la partie
keyTabs = Tab et Entrée atteignent tout ce qui est éclairé ; sur la carte, les flèches mènent de ville en ville
keyHint = conseil
keyNext = vers la prochaine chose éclairée
trouble = Un bot a échoué ; son coup a été tiré au sort.
connecting = Connexion…
thinking = réfléchit
bonus = Bonus
citizen = Citoyen
citizenWaits = un citoyen attend ici et te suit quand ton pion marchand arrive
intro = De quoi il s’agit
introClose = Compris
goalHere = objectif : « { $goal } »
goalMetHere = objectif atteint : « { $goal } »
draws = Partisans à piocher
payment = Paiement
dueCoins = Pièces à payer : { $n }
dueThings = Choses à céder (pas de pièces) : { $n }
dueFood = Aliments à céder : { $n }
paidLeft = payé : { $paid }, reste : { $left }
givenSoFar = Déjà cédé
tabBoard = Plateau
tabTracks = Pistes
roomWaits = La partie peut commencer quand toutes les places sont prises et que tous sont prêts.
tutorialText = De courts chapitres, de la première manche au décompte
newTableText = Édition, joueurs, amis, horloge
takeBackAnyway = Annuler quand même
takeBackMeans = Depuis, d’autres ont joué ou l’on a pioché : tout cela est annulé aussi. Les bots redécident ; une nouvelle pioche donne la même chose.
takeBackSure = Vraiment ? Tout ce qui a suivi est annulé
noneFits = Rien ne correspond
lastEvent = Dernier événement
eachFollower = Chaque partisan
lastFollower = Le dernier partisan
openFor = Libre pour
sentThere = Envoyés
deedAfter = S’ouvre à l’achèvement de « { $deed } »
mayCome = Peut encore venir
mayComeText = { $some } de ces { $all } { $some ->
    [one] entre
   *[other] entrent
  } en jeu.
whenNow = aussitôt
whenPlanning = à la planification
whenRound = toute la manche
whenEvent = après les actions
amount = Nombre
fewer = Moins
moreOf = Plus
drawsMore = piocher { $n } de plus
forYou = pour toi
wouldLose = tu perdrais
allWouldLose = tous perdraient
nextDraw = Prochaine pioche : { $n ->
    [one] { $n } partisan
   *[other] { $n } partisans
  }
letter-farmer = Fe
letter-boatman = Ba
letter-craftsman = Ar
letter-trader = Co
letter-knight = Ch
letter-scholar = Ér
letter-monk = Mo
othersPace = Montrer ce que font les autres
paceSlow = lentement
paceNormal = une chose après l’autre
paceFast = vite
paceOff = aussitôt
skipNews = Passer
keySkip = passer ce qui est montré
roundBegins = La manche { $round } commence
roundOver = La manche { $round } est finie
sinceYou = Depuis ton dernier tour
strikesNobody = personne ne gagne ni ne perd rien
meanwhile = Entre-temps
you = toi
torture = torture
andMore = et encore { $n } dans le journal
pickUp = Reprendre
fewerDraws = Piocher moins
nextStar = Prochaine étoile dans { $steps ->
    [one] { $steps } point de développement
   *[other] { $steps } points de développement
  } : +{ $points } { $points ->
    [one] point
   *[other] points
  }
leads = en tête de { $n }
trails = { $n } derrière { $who }
levelWith = à égalité avec { $who }
restOfScore = Tuiles et autres
worth = { $n } { $n ->
    [one] point
   *[other] points
  }
noPoints = aucun point
actionLost = perd son action
ofRounds = sur { $rounds }
allRounds = { $rounds } manches
loses = −{ $n } { $n ->
    [one] point
   *[other] points
  }
pointWord = { $n ->
    [one] point
   *[other] points
  }
