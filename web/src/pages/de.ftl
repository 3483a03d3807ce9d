# What the lobby says.
which = Welche Geschichte spielst du heute Abend?
alone = 1 Spieler
players = { $least }–{ $most } Spieler
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
scores = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  } unter vieren dieser Stufe; gewonnen wird mit { $winner }
measured = Gemessen: im Mittel von { $n ->
    [one] { $n } Spiel
   *[other] { $n } Spielen
  }
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
