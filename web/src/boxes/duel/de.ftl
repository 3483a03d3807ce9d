# How the lobby introduces The Duel.
duel = Das Duell
note = Zwei Spieler, vier Aufgaben, sechzehn Runden: Wer zuerst fertig ist, gewinnt, und wer nicht zahlen kann, verliert
wins = gewinnt { $won } von { $games } Spielen gegen Schwer

# When the game begins.
introGoal = Du gewinnst, wenn du als Erster alle vier Aufgaben erfüllst, bis zum Ende von Runde { $rounds }. Wimpel auf der Landkarte zeigen ihre Städte.
introFirst = Zuerst wählt jeder eine Stadt, in der er beginnt. Dann wählt ihr abwechselnd Ortskarten aus: Nehmen dürft ihr sie später beide.
introEvents = Alle Ereignisse sind bekannt. Schau voraus: Wer nicht zahlen kann, was eines fordert, verliert sofort.

# The rules on one page: what a line is about, then what it says.
rule-goal = Ziel
    .says = Erfülle vier Aufgaben vor deinem Gegenüber: Entwicklungsstand 3, drei Kontore, davon eines in einer Stadt ohne Wasserweg, 3 Wein nach Châtellerault liefern, und 3 Stoffe mit mindestens einem Brokat nach Orléans liefern. Punkte zählen nicht.
rule-end = Ende
    .says = Stand und Kontore gelten von selbst. Zum Liefern tippst du in deinem Zug oder nach dem Ereignis auf die Aufgabe; das kostet keine Aktion. Das Ende einer Runde entscheidet: Habt ihr beide alle vier Aufgaben erfüllt, zählt der Wert der Waren, dann die Münzen. Nach Runde 16 gewinnen die meisten Aufgaben, dann ebenso Waren und Münzen. Ist alles gleich, gewinnt ihr beide.
rule-setup = Aufbau
    .says = Vom Startspieler an stellt ihr eure Händlerfiguren in Städte eurer Wahl. Dann werden die Ortskarten für euch beide gewählt: Der Startspieler nimmt 5 der Kategorie I, der andere 5 von I und 5 von II, dann der Startspieler 5 von II.
rule-house = Bürgerhaus
    .says = Ihr habt dort je ein Feld für beliebige Gefolgsleute, nur nicht die eigener Farbe. Es kostet einen Bürger und gibt eine Ware, eine Reise, 5 Münzen oder 3 Entwicklungspunkte. Die Person kommt in den Vorrat.
rule-events = Ereignisse
    .says = Sie sind von Anfang an bekannt, der Reihe nach. Es gibt keine Folter: Wer nicht zahlen kann, was ein Ereignis fordert, verliert sofort; könnt ihr es beide nicht, verliert ihr beide.
rule-otherwise = Im Übrigen
    .says = Ihr spielt wie im Grundspiel zu zweit, mit 8 Zahnrädern. Es gibt keine Volkszählung. Bürger warten nur bei den vier Werken; einer kann in Runde 1 gekauft werden.
