# How the lobby introduces the scenarios for one player.
tours = Die Reise nach Tours
toursNote = Allein den Fluss hinab: drei von jeder Ware und drei Bürger für Tours

# When the game begins.
introGoal = Du gewinnst, wenn du bis zum Ende von Runde { $rounds } mit drei Bürgern drei von jeder Ware auf einmal nach Tours lieferst. Ein Wimpel auf der Landkarte zeigt Tours.
introJourney = Deine Händlerfigur beginnt in Nevers. Schiff, Wagen und Postkutsche sammeln unterwegs Waren, wo zwei liegen auch beide; in Orléans wartet ein Bürger, die anderen kommen von Werken und Leisten.
introEvents = Alle Ereignisse sind bekannt. Schau voraus: Behalte Nahrungsmittel für die Ernten, und reise, bevor Wege gesperrt sind.

# The rules on one page: what a line is about, then what it says.
rules = Die Reise nach Tours
rule-goal = Ziel
    .says = Mit der Händlerfigur in Tours und drei Bürgern lieferst du drei von jeder Ware auf einmal, bevor Runde 14 endet. Punkte zählen nicht.
rule-journey = Die Reise
    .says = Deine Händlerfigur beginnt in Nevers, mit 3 Münzen und der Postkutsche. Wo zwei Waren am Weg liegen, darfst du beide nehmen. In Orléans wartet ein Bürger auf deine Händlerfigur.
rule-events = Ereignisse
    .says = Sie sind von Anfang an bekannt, in ihrer Reihenfolge: Plane für Ernten und gesperrte Wege voraus.
rule-otherwise = Im Übrigen
    .says = Du spielst wie im Grundspiel, allein und ohne Volkszählung; die wenigen Werke bringen Bürger, die du brauchst.
