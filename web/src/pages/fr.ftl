# What the lobby says.
which = Quelle histoire joues-tu ce soir ?
alone = 1 joueur
players = { $least }–{ $most } joueurs
exactly = { $n } joueurs
rounds = { $n ->
    [one] { $n } manche
   *[other] { $n } manches
  }
minutes = environ { $n } min
minutesEach = environ { $n } min par joueur
difficulty1 = facile à apprendre
difficulty2 = pour connaisseurs
difficulty3 = pour experts
opponents = Adversaires
against = { $n ->
    [one] { $n } bot
   *[other] { $n } bots
  }, { $level }
howStrong = Leur force
scores = marque en moyenne { $points ->
    [one] { $points } point
   *[other] { $points } points
  }, { $winner } quand il gagne
measured = Mesuré sur { $n ->
    [one] { $n } partie
   *[other] { $n } parties
  } avec quatre bots de ce niveau
measuredHow = Moyennes mesurées avec quatre bots du même niveau.
measuredBase = Moyennes mesurées dans le jeu de base, avec quatre bots du même niveau.
botsWin = Victoires des bots dans la version habituelle : { $list }
wonOf = { $bot } { $won } fois sur { $games }
inBrackets = Entre parenthèses : les points qu’un bot marque en moyenne, parmi quatre de son niveau, au jeu de base.
lastEventText = Tout le monde le connaît dès le début : il survient à la dernière manche.
trials = essaie { $n } suites avant chaque décision
thinks = réfléchit le plus longtemps avant de décider
startPlaying = Commencer
results = Mes résultats
rank = { $rank ->
    [1] { $rank }er
   *[other] { $rank }e
  } sur { $all }
wonIt = gagné
lostIt = perdu
see = Voir
notWith = Pas avec : { $names }
nameOf = Nom du joueur { $n }
chapter = Chapitre
follow = Suivre
unread = { $n ->
    [one] { $n } non lu
   *[other] { $n } non lus
  }
settings = Cette table
hintsOn = avec conseils
hintsOff = sans conseils
openToAll = ouverte à tous
byInvitation = sur invitation
perTurn = { $n } s par tour
perGame = { $n } s pour la partie
noClock = sans horloge
rules = Règles
wonIn = gagné à la manche { $round }
gaveUpIn = { $round ->
    [0] abandonné avant la première manche
   *[other] abandonné à la manche { $round }
  }
goalsOf = objectifs : { $reached } sur { $asked }
taskOf = { $n } % de l’objectif
pointsMade = { $n ->
    [one] { $n } point
   *[other] { $n } points
  }
best = Record
tries = { $n ->
    [one] { $n } essai
   *[other] { $n } essais
  }
wins = { $n ->
    [0] aucune victoire
    [one] { $n } victoire
   *[other] { $n } victoires
  }
notPlayed = pas encore joué
step = Difficulté
firstTry = Ton premier essai
bestSoFar = { $result } : ton meilleur résultat jusqu’ici
challenge = Défi du jour
challengeThen = Défi du jour
challengeRules = Le même hasard pour tous. Un seul essai, sans conseils ; qui a fini peut regarder les autres.
challengeEnds = { $n ->
    [0] Il se termine dans moins d’une heure.
    [one] Il se termine dans { $n } heure.
   *[other] Il se termine dans { $n } heures.
  }
challengeNext = { $n ->
    [0] Le prochain arrive dans moins d’une heure.
    [one] Le prochain arrive dans { $n } heure.
   *[other] Le prochain arrive dans { $n } heures.
  }
challengePlay = Jouer le défi
challengeGoOn = Continuer le défi
challengeResults = Résultats
challengeNone = Personne n’a encore fini.
challengePlaying = { $n ->
    [one] { $n } joue encore.
   *[other] { $n } jouent encore.
  }
challengeLate = hors délai
place = Rang
player = Joueur
resultHead = Résultat
watchOne = Regarder
you = toi
day = Jour
today = Aujourd’hui
account = Se connecter
absence = Joueurs absents
absenceNever = toujours attendre
absenceAgreed = après { $time } un bot peut jouer pour un absent
removePlayer = Retirer
aboutPlayer = Masquer, bloquer ou signaler { $name }
