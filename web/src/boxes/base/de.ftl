# How the lobby introduces the base game.
title = Orléans
note = Das Grundspiel: Gefolgsleute, Waren und Kontore an der Loire

# The rules on one page: what a line is about, then what it says.
rules = Das Spiel
rule-goal = Ziel
    .says = Die meisten Punkte nach 18 Runden: Münzen, Waren und (Kontore + Bürger) × Entwicklungsstand.
rule-hourglass = 1 Stundenglas
    .says = Das Ereignis der Runde wird aufgedeckt; es gilt in Phase 6, wenn es nichts anderes sagt.
rule-census = 2 Volkszählung
    .says = Vorn auf der Bauernleiste: +1 Münze. Hinten: −1 Münze, ab drei Spielern. Bei Gleichstand niemand.
rule-followers = 3 Gefolgsleute
    .says = Ziehe so viele, wie die Ritterleiste erlaubt. Der Markt fasst acht.
rule-planning = 4 Planung
    .says = Alle zugleich: Setze Gefolgsleute auf Felder, die sie verlangen. Mönche passen überall. Ein voller Ort ist aktiviert.
rule-actions = 5 Aktionen
    .says = Reihum je ein aktivierter Ort oder passen. Genutzte Gefolgsleute kommen in den Beutel.
rule-event = 6 Ereignis
    .says = Es trifft alle. Wer nicht zahlen kann, erleidet Folter: je fehlende Münze eine Sache abgeben.
rule-start = 7 Wechsel
    .says = Wer links sitzt, wird Startspieler.
rule-hiring = Anwerben
    .says = Bauernhaus, Dorf, Universität, Burg, Kloster: eine Person in den Beutel; du rückst auf ihrer Leiste vor und nimmst den Bonus.
rule-travel = Schiff, Wagen
    .says = Deine Händlerfigur reist auf dem Wasser- oder Landweg in die nächste Stadt; nimm unterwegs eine Ware.
rule-guildhall = Gildenhaus
    .says = Ein Kontor, wo deine Händlerfigur steht: eines je Stadt, in Orléans eines für jeden.
rule-scriptorium = Scriptorium
    .says = +1 Entwicklungspunkt. Sterne heben deinen Stand.
rule-townhall = Rathaus
    .says = Entsende ein oder zwei Gefolgsleute zu Werken; sie kommen nicht zurück. Jede Person bringt Münzen oder Entwicklung; wer ein Werk vollendet, nimmt seinen Bürger.
rule-gears = Zahnräder
    .says = Jedes besetzt ein Feld bis zum Spielende: zuerst nur anstelle eines Bauern, nie anstelle eines Mönchs. Ein Ort nimmt höchstens eines, und keines, wenn er nur eine Person braucht; das Rathaus nimmt keines.
rule-goods = Waren
    .says = Getreide 1, Käse 2, Wein 3, Wolle 4, Brokat 5 Punkte.
