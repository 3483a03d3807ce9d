# How the lobby introduces Travelling Salesman.
salesman = Der Handlungsreisende
note = Allein auf der Straße: Fünf Städte warten auf Waren, und jede Runde willst du essen

# When the game begins.
introGoal = Du gewinnst, wenn du bis zum Ende von Runde { $rounds } Waren in fünf Städte geliefert hast. Wimpel auf der Landkarte zeigen sie.
introDeliver = Schiff und Wagen sammeln unterwegs Waren, das Bauernhaus gibt Nahrungsmittel. Tippe in der richtigen Stadt auf die Aufgabe: Liefern kostet keine Aktion.
introMeals = Am Ende jeder Runde wird gegessen: 1 Nahrungsmittel oder 2 Münzen, ab Runde 11 das Doppelte. Kannst du das nicht zahlen, verlierst du sofort.

# The rules on one page: what a line is about, then what it says.
rule-goal = Ziel
    .says = Liefere bis zum Ende von Runde 15 fünfmal: 3 Wolle nach Bourges, je 1 Ware jeder Art nach Chartres, 2 Käse und 2 Wein nach Vendôme, 3 Getreide nach Tours, 1 Brokat nach Argenton-sur-Creuse. Punkte zählen nicht.
rule-delivering = Liefern
    .says = Ist deine Händlerfigur in der Stadt, tippst du die Aufgabe an, in deinem Zug oder nach dem Ereignis. Alle Waren werden auf einmal abgegeben; das kostet keine Aktion. Du gewinnst am Ende der Runde mit der letzten Lieferung.
rule-meals = Essen
    .says = Am Ende der Runden 1 bis 10 gibst du 1 Nahrungsmittel (Getreide, Käse oder Wein) oder 2 Münzen ab. Am Ende der Runden 11 bis 15 sind es 2 Nahrungsmittel oder 4 Münzen oder 1 Nahrungsmittel und 2 Münzen. Kannst du das nicht, verlierst du sofort, auch wenn alles geliefert ist.
rule-steps = Schwierigkeit
    .says = In den beiden schwereren Fassungen lieferst du höchstens einmal je Runde, in der schwersten der Reihe nach von oben nach unten.
rule-townhall = Rathaus
    .says = Entsende ein oder zwei Gefolgsleute zu Werken; sie kommen nicht zurück. Jede Person bringt Münzen oder Entwicklung. Es gibt keine Bürger, ein vollendetes Werk bringt also nichts weiter.
rule-otherwise = Im Übrigen
    .says = Du spielst wie im Grundspiel, allein, mit 10 Münzen, dem Marktstand und je einem Ritter und Gelehrten auf dem Markt. Es gibt zehn Ortskarten, aber keine Volkszählung und keine Kontore, das Gildenhaus ist also ohne Nutzen.
