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
howMany = Combien
scores = marque en moyenne { $points ->
    [one] { $points } point
   *[other] { $points } points
  }, { $winner } quand il gagne
measured = Mesuré sur { $n ->
    [one] { $n } partie
   *[other] { $n } parties
  } du jeu de base à quatre de ce niveau
measuredHow = Moyennes mesurées dans le jeu de base, à quatre du même niveau.
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
