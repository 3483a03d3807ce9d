# What the lobby says.
which = Welche Geschichte spielst du heute Abend?
alone = 1 Spieler
players = { $least }–{ $most } Spieler
exactly = { $n } Spieler
rounds = { $n ->
    [one] { $n } Runde
   *[other] { $n } Runden
  }
minutes = etwa { $n } Min.
minutesEach = je etwa { $n } Min.
difficulty1 = leicht zu lernen
difficulty2 = für Kenner
difficulty3 = für alte Hasen
opponents = Mitspielende
howMany = Wie viele
scores = erreicht im Schnitt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }, bei einem Sieg { $winner }
measured = Gemessen in { $n ->
    [one] { $n } Spiel
   *[other] { $n } Spielen
  } des Grundspiels unter vieren dieser Stufe
measuredHow = Durchschnitte, gemessen im Grundspiel unter vieren derselben Stufe.
trials = probiert vor jeder Entscheidung { $n } Fortsetzungen aus
thinks = denkt vor jeder Entscheidung am längsten nach
startPlaying = Losspielen
results = Meine Ergebnisse
rank = { $rank }. von { $all }
wonIt = gewonnen
lostIt = verloren
see = Ansehen
nameOf = Name von Spieler { $n }
chapter = Kapitel
follow = Folgen
unread = { $n } ungelesen
settings = Dieser Tisch
hintsOn = mit Tipps
hintsOff = ohne Tipps
openToAll = offen für alle
byInvitation = auf Einladung
perTurn = { $n } s je Zug
perGame = { $n } s für das Spiel
noClock = keine Uhr
rules = Regeln
