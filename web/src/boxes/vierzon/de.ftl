# How the lobby introduces Capital Vierzon.
vierzon = Hauptstadt Vierzon
note = Allein gegen die Zeit: Fünf Aufgaben in vierzehn Runden machen eine Stadt zur Hauptstadt

# When the game begins.
introGoal = Du gewinnst, wenn du bis zum Ende von Runde { $rounds } alle fünf Aufgaben erfüllst. Wimpel auf der Landkarte zeigen Loches und Vierzon.
introCoins = Spare zuerst 10 Münzen: Sie müssen bis zum Ende von Runde 8 gezahlt sein, sonst ist das Spiel nicht mehr zu gewinnen. Eine andere Aufgabe verlangt 25 Münzen, in einer beliebigen Runde.
introReach = Zum Zahlen oder Liefern tippst du in deinem Zug oder nach dem Ereignis auf die Aufgabe; das kostet keine Aktion. Nur das Kontor in Loches und die 28 Punkte für Entwicklung gelten von selbst.

# The rules on one page: what a line is about, then what it says.
rule-goal = Ziel
    .says = Erfülle bis zum Ende von Runde 14 fünf Aufgaben: Zahle 10 Münzen bis Runde 8 und 25 Münzen zu beliebiger Zeit, baue ein Kontor in Loches, habe 28 Punkte für Entwicklung und liefere in Vierzon Waren im Wert von 12 Punkten. Punkte zählen nicht.
rule-paying = Aufgaben erfüllen
    .says = In deinem Zug oder nach dem Ereignis tippst du eine Aufgabe an, um zu zahlen oder zu liefern, alles auf einmal; das kostet keine Aktion. Loches und die 28 Punkte gelten von selbst als erfüllt, und keine Aufgabe geht wieder verloren.
rule-steps = Schwierigkeit
    .says = In den beiden schwereren Fassungen erfüllst du höchstens eine Aufgabe je Runde und wählst, welche; in der schwersten der Reihe nach von oben nach unten.
rule-events = Ereignisse
    .says = Sie sind von Anfang an bekannt, in ihrer Reihenfolge. Im Sturm von Runde 13 bleibt deine Händlerfigur, wo sie ist; in Runde 14 kehren zwei der gezogenen Gefolgsleute in den Beutel zurück.
rule-otherwise = Im Übrigen
    .says = Du spielst wie im Grundspiel, allein, von Anfang an mit dem Marktstand. Es gibt keine Volkszählung, zu Beginn keine Münzen, 40 Waren und fünf Ortskarten jeder Kategorie.
