# Trade & Intrigue: its stories, modules, orders and bribes.
storyTrade = Handel
storyTradeNote = Aufträge erfüllen, andere Werke, andere Ereignisse
storyIntrigue = Intrige
storyIntrigueNote = Aufträge, Drohungen und Bestechung: Niemand ist sicher
noteOrders = Fünf Aufträge liegen aus: Bringe nach einer Aktion Waren in eine Stadt und erhalte Punkte.
noteEvents = Andere Stundenglaskarten: Von jedem Buchstaben kommt die Hälfte, niemand weiß, welche.
noteTrade = Andere Werke: Auf den Feldern liegen Waren und Zahnräder, viele wirken auf eigene Art.
noteIntrigue = Neun Schurken, die anderen schaden. Wer zum Ziel wird, kann eine Bestechung anbieten.
orders = Aufträge
bribe = Bestechung
trade = Handel
intrigue = Intrige
fulfilled = Erfüllte Aufträge
locked = Ort für den Rest dieser Runde gesperrt: Es fehlt, was ihn aktiviert hat.
threatens = { $who } setzt { NAME($deed, form: "acc") } auf dich an. Biete Münzen und Waren oder wähle Fertig.
bribeAnswer = { $who } bietet etwas, um von { NAME($deed, form: "dat") } verschont zu werden: Nimm an oder lehne ab.
offers = { $who } bietet { $whom }:
threat = Die Drohung
threatCosts = Sie würde höchstens kosten
offerWorth = Das Angebot ist wert
nothingYet = noch nichts

# The rules on one page: what a line is about, then what it says.
rules-orders = Aufträge
rule-orders = Erfüllen
    .says = Nach einer Aktion, mit der Händlerfigur in der Stadt eines Auftrags: Gib seine Waren ab und behalte die Karte für ihre Punkte am Ende. Danach hast du für diese Runde gepasst.
rules-events = Neue Ereignisse
rule-events = Welche kommen
    .says = Von jedem Buchstaben kommen nur einige, niemand weiß, welche. Manche gelten sofort, manche die ganze Runde, manche am Ende: Die Karte sagt, wann.
rules-trade = Handel
rule-trade = Werke
    .says = Andere Werke ersetzen die üblichen; auf ihren Feldern liegen Waren oder Zahnräder, und viele haben eine eigene Wirkung.
rules-intrigue = Intrige
rule-characters = Schurken
    .says = Wer eine Person zu einem Schurken entsendet, setzt ihn auf einen anderen Spieler an.
rule-bribes = Bestechung
    .says = Das Ziel darf zuerst Münzen und Waren bieten; wird das Angebot angenommen, geschieht nichts weiter.
