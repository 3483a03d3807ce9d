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
minutesEach = etwa { $n } Min. je Spieler
difficulty1 = leicht zu lernen
difficulty2 = für Kenner
difficulty3 = für alte Hasen
opponents = Gegner
against = { $n ->
    [one] { $n } Bot
   *[other] { $n } Bots
  }, { $level }
howStrong = Wie stark
scores = erreicht im Schnitt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }, bei einem Sieg { $winner }
measured = Gemessen in { $n ->
    [one] { $n } Spiel
   *[other] { $n } Spielen
  } mit vier Bots dieser Stufe
measuredHow = Durchschnitte, gemessen mit vier Bots derselben Stufe.
measuredBase = Durchschnitte, gemessen im Grundspiel mit vier Bots derselben Stufe.
botsWin = So oft gewannen Bots die übliche Fassung: { $list }
wonOf = { $bot } { $won } von { $games } Mal
inBrackets = In Klammern: die Punkte, die ein Bot im Schnitt erzielt, unter vieren seiner Stufe im Grundspiel.
lastEventText = Alle kennen es von Anfang an: Es trifft in der letzten Runde ein.
trials = probiert vor jeder Entscheidung { $n } Fortsetzungen aus
thinks = denkt vor jeder Entscheidung am längsten nach
startPlaying = Losspielen
results = Meine Ergebnisse
rank = { $rank }. von { $all }
wonIt = gewonnen
lostIt = verloren
see = Ansehen
notWith = Nicht zusammen mit: { $names }
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
wonIn = in Runde { $round } gewonnen
gaveUpIn = { $round ->
    [0] in der Vorbereitung aufgegeben
   *[other] in Runde { $round } aufgegeben
  }
goalsOf = { $reached } von { $asked } Aufgaben
taskOf = { $n } % der Aufgabe
pointsMade = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
  }
best = Bestes
tries = { $n ->
    [one] { $n } Versuch
   *[other] { $n } Versuche
  }
wins = { $n ->
    [0] kein Sieg
    [one] { $n } Sieg
   *[other] { $n } Siege
  }
notPlayed = noch nicht gespielt
step = Schwierigkeit
firstTry = Dein erster Versuch
bestSoFar = { $result }: dein bestes Ergebnis bisher
challenge = Partie des Tages
challengeThen = Partie des Tages
challengeRules = Der Zufall ist für alle derselbe. Ein Versuch, ohne Tipps; wer fertig ist, darf den anderen zusehen.
challengeEnds = { $n ->
    [0] Sie endet in weniger als einer Stunde.
    [one] Sie endet in { $n } Stunde.
   *[other] Sie endet in { $n } Stunden.
  }
challengeNext = { $n ->
    [0] Die nächste kommt in weniger als einer Stunde.
    [one] Die nächste kommt in { $n } Stunde.
   *[other] Die nächste kommt in { $n } Stunden.
  }
challengePlay = Partie des Tages spielen
challengeGoOn = Partie des Tages fortsetzen
challengeResults = Ergebnisse
challengeNone = Noch ist niemand fertig.
challengePlaying = { $n ->
    [one] { $n } spielt noch.
   *[other] { $n } spielen noch.
  }
challengeLate = nach Ablauf des Tages
place = Platz
player = Spieler
resultHead = Ergebnis
watchOne = Ansehen
you = du
day = Tag
today = Heute
account = Anmelden
absence = Wer wegbleibt
absenceNever = immer warten
absenceAgreed = wartet { $time } auf Abwesende, dann darf ein Bot spielen
removePlayer = Entfernen
aboutPlayer = { $name } stummschalten, blockieren oder melden
