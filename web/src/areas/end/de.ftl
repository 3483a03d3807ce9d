# What is said when a game is over, and about its replay.
winsWith = { $who } gewinnt mit { $n } { $n ->
    [one] Punkt
   *[other] Punkten
  }
youWinWith = Du gewinnst mit { $n } { $n ->
    [one] Punkt
   *[other] Punkten
  }
shareWin = { $who } teilen sich den Sieg mit { $n } { $n ->
    [one] Punkt
   *[other] Punkten
  }
ahead = { $n } mehr als { $who }
aheadBy = vor allem durch { $source } (+{ $n })
ledUntil = { $who } führte bis Runde { $round }
resigned = { $who } hat in Runde { $round } aufgegeben; ein Bot spielte weiter.
resignedThen = Hier zählt nur, was { $who } bis zum Aufgeben in Runde { $round } entschied, nicht was der Bot danach tat.
ranking = Rangfolge
againOutside = Dieses Szenario noch einmal, außer Wertung
watchGame = Spiel ansehen
share = Link teilen
shareText = Wer diesen Link öffnet, sieht das ganze Spiel, ohne Platz am Tisch:
shareHere = Diese Adresse gilt nur auf diesem Rechner, denn nur hier läuft das Spiel.
shareDaily = Heute öffnet diesen Link, wer die Partie des Tages beendet hat, ab morgen jeder:
shareOpens = Von nun an können alle mit dem Link dieses Spiel und seinen Chat sehen.
copy = Kopieren
copied = Kopiert
analysis = Was den Ausschlag gab
pending = Das Spiel wird ausgewertet; das dauert ein, zwei Minuten …
failed = Dieses Spiel konnte nicht ausgewertet werden.
judgeGuesses = Die Meinung eines Bots nach dem, was jeder wusste. Kleine Zahlen bedeuten wenig.
bestMoves = Beste Entscheidungen
worstMoves = Teure Entscheidungen
noMoves = Keine nennenswerten
better = Besser
showMe = Zeigen
likeJudge = So hätte auch der Bot gespielt
ofDecisions = { $some } von { $all }
meanLoss = Verlust je Entscheidung
luck = Glück beim Ziehen
luckText = Über der Linie: Gefolgsleute, die besser passten als der Durchschnitt im Beutel.
expected = Erwartete Punkte zu Beginn jeder Runde
chance = Gewinnchance zu Beginn jeder Runde, in Prozent
points = { NUMBER($n, maximumFractionDigits: 1) } { NUMBER($n, maximumFractionDigits: 1) ->
    [one] Punkt
   *[other] Punkte
  }
percent = { NUMBER($n, maximumFractionDigits: 1) } %
replay = Wiedergabe
play = Abspielen
pause = Anhalten
roundBack = Vorige Runde
roundOn = Nächste Runde
moveBack = Einen Zug zurück
moveOn = Einen Zug vor
position = Stelle im Spiel
speed = Tempo
speed-slow = langsam
speed-normal = normal
speed-fast = schnell
roundOf = Runde { $round }
theEnd = Ergebnis
endedTogether = In Runde { $round } gemeinsam beendet
