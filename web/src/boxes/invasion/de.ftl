# How the lobby introduces Invasion.
invasion = Invasion
note = Gemeinsam gegen die Belagerung: fünf gemeinsame Aufgaben und eine für jeden Charakter, und alle gewinnen oder alle verlieren
wins = zu zweit gewinnen sie { $won } von { $games } Spielen (mild, mit leichteren Charakteren)
city = Die Stadt
noteEasy = Die Charaktere werden aus den leichteren gezogen: Ratsherr, Fischer, General, Gastwirt, Bibliothekar.
noteHard = Die Charaktere werden aus den schwereren gezogen: Gutsverwalter, Bürgermeister, Kaufmann, Gelehrter.
noteChosen = Alle wählen ihren Charakter; sonst wird er gezogen.
