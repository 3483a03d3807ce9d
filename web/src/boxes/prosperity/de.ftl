# Die Blütezeit: ihre Geschichte, der Zimmermann, Bauwerkkarten und Bauwerke.
prosperity = Die Blütezeit
note = Ein Zimmermann für alle, ein geheimer Plan für jeden: Führe ihn, baue und besetze deine Bauwerke
cards = Bauwerkkarten
hand = Meine Bauwerkkarte
choose = Eine davon behalten
pile = { $n ->
    [one] { $n } Bauwerkkarte im Stapel
   *[other] { $n } Bauwerkkarten im Stapel
  }
gives = { $n ->
    [one] { $n } Punkt, wenn es vollendet ist
   *[other] { $n } Punkte, wenn es vollendet ist
  }
steps = { $n ->
    [0] der Zimmermann ist dort
    [one] der Zimmermann ist { $n } Weg entfernt
   *[other] der Zimmermann ist { $n } Wege entfernt
  }
byRoad = { $town } zu Land
byWater = { $town } zu Wasser
whenHand = Endet er dort in deiner Aktion, darfst du es bauen. Das Scriptorium tauscht die Karte.
faceDown = Ware, verdeckt
buildHere = Hier dein Bauwerk bauen
isComplete = vollendetes Bauwerk
carpenter = Zimmermann
myTown = deine Bauwerkkarte: { $card }
building = Bauwerke, die besetzt werden
complete = Vollendete Bauwerke
done = Vollendet
laid = Schon dort
lacks = Es fehlt noch
full = Es fehlt nichts mehr: vollendet, sobald die Pläne aufgedeckt werden.
how = Münzen und Waren legst du beim Planen oder in deinem Zug, ohne Aktion. Gefolgsleute kommen aus dem Rathaus oder dem Pulverturm.
tileDown = Umgedreht: wirkt erst wieder nach dem Wiederaufbau.

# When the game begins.
introGoal = Nach { $rounds } Runden gewinnen die meisten Punkte. Vollendete Bauwerke zählen, was ihre Karten zeigen.
introCard = Von zwei geheimen Bauwerkkarten behältst du eine. Alle führen denselben Zimmermann: Punkte auf der Landkarte zeigen seinen Weg in deine Stadt.
introBuild = Endet er dort in deiner Aktion, darfst du bauen. Dann besetze das Bauwerk: Gefolgsleute durch das Rathaus, Münzen und Waren beim Planen und in deinen Zügen.

# The rules on one page: what a line is about, then what it says.
rule-goal = Ziel
    .says = Die meisten Punkte nach 16 Runden: Münzen, Waren, (Kontore + Bürger) × Entwicklungsstand und vollendete Bauwerke.
rule-goods = Waren
    .says = Sie liegen verdeckt auf der Landkarte. Deine Händlerfigur nimmt eine ungesehen; dann sehen alle, was es ist.
rule-carpenter = Zimmermann
    .says = Auf seinem Plan stehen Händler und Schiffer, keine Zahnräder. Nutze beliebig viele davon, zusammen oder einzeln: Jeder Händler führt ihn über einen Landweg, jeder Schiffer über einen Wasserweg, und kommt in den Beutel. Du musst ihn nicht führen.
rule-build = Bauen
    .says = Ist er am Ende einer solchen Aktion in der Stadt deiner Karte, darfst du bauen: Eines deiner Kontore bedeckt eine Ware auf einem Weg zu der Stadt, die ungesehen liegen bleibt. Dann sieh dir zwei Karten an und behalte eine.
rule-man = Besetzen
    .says = Rathaus und Pulverturm entsenden Gefolgsleute zu deinen Bauwerken wie zu segensreichen Werken, aber ohne Münzen. Münzen und Waren legst du ohne Aktion dazu: beim Planen, in deinem Zug, vor Ereignissen, die etwas kosten können, und nach dem letzten Ereignis. Was geplant ist, zeigt sich, wenn alle fertig sind. Danach wird nichts zurückgenommen.
rule-complete = Vollendet
    .says = Mit dem Letzten, was fehlte, ist ein Bauwerk vollendet: Die Gefolgsleute gehen in den Vorrat, Münzen und Waren aus dem Spiel. Es zählt die Punkte seiner Karte und ist kein Kontor. Was bei einem unvollendeten liegt, zählt am Ende als dein Eigentum.
rule-scriptorium = Scriptorium
    .says = Es gibt einen Entwicklungspunkt, oder du siehst dir zwei Bauwerkkarten an, behältst eine und legst deine unter den Stapel.
rule-events = Ereignisse
    .says = Sie sind von Anfang an bekannt, in ihrer Reihenfolge, und kommen am Ende ihrer Runde; nur die Wallfahrt gilt während der Aktionen. Die Feuersbrunst dreht alle Ortskarten bis zum Wiederaufbau um: Zahnräder und Gefolgsleute darauf gehen in den Vorrat, die deiner Farbe in den Beutel.
rule-otherwise = Im Übrigen
    .says = Ihr spielt wie im Grundspiel, mit eigenen Ortskarten und drei segensreichen Werken. Bürger warten auf zwei Leisten und bei den Werken; Bestechung und Pilgertag bringen weitere.
