# Invasion at the table.
title = Invasion
stores = Lager und Errungenschaften der Stadt
store-city-treasury = Eine Aufgabe des Teams: Das Zunfthaus schickt Münzen hierher.
store-warehouse = Eine Aufgabe des Teams: Das Fuhrwerk schickt Getreide, Käse und Wein hierher.
store-treasury = Eine Errungenschaft: Das Zunfthaus schickt Münzen hierher. Ist sie voll, erhält das Team einen Bürger.
store-clothing-store = Eine Errungenschaft: Das Fuhrwerk schickt Wolle und Brokat hierher. Ist sie voll, erhält das Team einen Bürger.
store-catapult = Eine Errungenschaft: Ein Zahnrad kann hierher, wenn man es erhält. Mit dem letzten erhält das Team einen Bürger.
citizen-waits = ein Bürger für das Team
citizen-earned = der Bürger ist verdient
citizen-gone = der Bürger ist nicht mehr da
piles = Weitere Bürger
pilesHelp = Das Team erhält einen Bürger, wenn der Vorrat einer Ware leer ist, und wenn auf jeder Gefolgsleuteleiste jemand das Ende erreicht hat.
trackEnds = Enden der Leisten
dues = Abgaben des Gutsverwalters
dueIn = Runde { $round }
tower-missing = hier fehlt ein Wehrturm
tower-neutral = Wehrturm, der niemandem gehört
tower-built = Wehrturm
characters = Charaktere
sureNeeded = { $who } ({ $character }) braucht ein Kontor in { $town }. Trotzdem hier bauen?
cannotPay = kann nicht zahlen
cannotPayHelp = So wie es steht, kann diese Person nicht zahlen, was das Ereignis dieser Runde verlangt, und alle würden verlieren.
cannotPayDue = So wie es steht, bleibt nach dem Ereignis zu wenig für die Abgabe dieser Runde, und alle würden verlieren.
takenHelp = Was das Ereignis dieser Runde jetzt nehmen würde.
sure-event = So wie es steht, kann nicht gezahlt werden, was das Ereignis dieser Runde verlangt, und alle würden verlieren. Trotzdem weiter?
sure-dues = Du kannst die Abgabe dieser Runde nicht zahlen, und alle würden verlieren. Trotzdem weiter?

# What the team owes or decides.
team = Das Team entscheidet
missing = Das Team schuldet noch { $n }.
missingOr = Das Team schuldet noch { $n }, oder { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
  } für das nächste Stück.
stopped = gibt nichts mehr
proposes = { $who } schlägt vor:
agreed = Einverstanden

# When the game begins.
introGoal = Ihr spielt gemeinsam: Am Ende von Runde { $rounds } müssen alle fünf gemeinsamen Aufgaben und jede persönliche zugleich erfüllt sein. Alle gewinnen oder alle verlieren.
introCity = Schickt Ritter mit dem Rathaus, Waren mit dem Fuhrwerk und Münzen mit dem Zunfthaus in die Stadt. Wehrtürme gehören in die Städte am Rand der Landkarte.
introTogether = Geplant wird offen: Sprecht darüber. Mit der Unterstützung hilfst du auch den anderen.

# The rules on one page: what a line is about, then what it says.
rule-aim = Ziel
    .says = Am Ende einer Runde müssen alle Aufgaben zugleich erfüllt sein: Stadtmauer, Bürger, Stadtkasse, Lagerhaus und Wehrtürme sowie die persönliche Aufgabe von allen. Dann gewinnen alle. Ist das nach der letzten Runde nicht geschafft oder kann eine Schuld nicht bezahlt werden, verlieren alle. Punkte zählen nicht.
rule-characters = Charaktere
    .says = Alle spielen einen Charakter mit einer eigenen Aufgabe. Sie wird zusammen mit den gemeinsamen geprüft.
rule-support = Unterstützung
    .says = Fuhrwerk: Schicke bis zu 3 Waren in die Stadt oder zu einer Person. Zunfthaus: bis zu 4 Münzen. Herberge: Jemand von deinem Markt geht für immer zu einer anderen Person. Pfalz: Führe eine Aktion aus, die jemand anderes aktiviert hat; die Gefolgsleute dort kehren heim.
rule-city = Die Stadt
    .says = Rathaus und Pulverturm schicken Gefolgsleute auf die Stadtmauer, in die Waffenschmiede und in die Zuflucht; nur der Ratsherr schickt in den Versammlungssaal. Münzen bringt das nicht. Mehr als nötig nimmt die Stadt nicht an.
rule-towers = Wehrtürme
    .says = In einer Stadt am Rand der Landkarte baut das Gildenhaus einen Wehrturm, je einen. Zu zweit oder dritt stehen einige von Anfang an und gehören niemandem.
rule-citizens = Bürger
    .says = Bürger gehören dem Team: die von Leisten und Städten, einer für jede Errungenschaft, für jeden geleerten Stapel Getreide, Käse und Wein, und einer, wenn auf allen Gefolgsleuteleisten das Ende erreicht ist. Nur ein Bürgermeister darf zwei behalten.
rule-events = Ereignisse
    .says = Ereignisse treffen das Team. Was es schuldet, zahlt Stück für Stück, wer mag; hören alle zu früh auf, wird der Rest genommen, Münzen zuerst. Kann das Team gar nicht zahlen, verlieren alle. Folter gibt es nur bei der Ernte.
rule-together = Gemeinsam
    .says = Was das Team entscheidet, kann jeder vorschlagen; die anderen stimmen zu oder widersprechen. Widerspricht jemand, entscheidet der Startspieler, und ein Angebot verfällt. Alle planen gleichzeitig und offen. Mit der Hand neben „Zurücknehmen“ zeigst du allen etwas; in der Planung kannst du anderen vorschlagen, wohin eine Person geht.
rule-dues = Gutsverwalter
    .says = Am Ende jeder Runde zahlt der Gutsverwalter eine Abgabe. Die nächsten stehen bei der Stadt. Kann er nicht zahlen, verlieren alle.
rule-otherwise = Im Übrigen
    .says = Es gibt keine Volkszählung, und die üblichen Werke sind nicht im Spiel. Gespielt werden 18 Runden zu zweit oder dritt und 16 zu viert oder fünft.
