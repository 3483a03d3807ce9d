# The Plague: its story, cards and corpses.
plague = Die Pest
storyNote = Leichen verstopfen den Markt: ein Doktor für jeden Ort und Ablass für gute Taten
noteModule = Leichen kommen in jeden Beutel. Ablasskarten räumen den Markt, der Pestdoktor vertritt jede Person, und drei Pestkarten ändern die Regeln.
hand = Meine Karten
lookedAt = Vom Stapel
display = Auslage
plagueCards = Pestkarten
cards = Ablasskarten
atTheStart = Sie wurde zu Beginn des Spiels ausgeführt.
pile = { $n ->
    [one] { $n } Ablasskarte im Stapel
   *[other] { $n } Ablasskarten im Stapel
  }
brings = Am Ende der Runde { $n ->
    [one] kommt { $n } Leiche
   *[other] kommen { $n } Leichen
  } in jeden Beutel.
missed = Zu spät: So wie es steht, kann sie nicht mehr erfüllt werden.
cardGives = Sie räumt die Leichen von deinem Markt und gibt am Ende { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
  }.
whenHand = Spiele sie in der Aktionsphase, wenn du am Zug bist.
whenDisplay = Das Lazarett bringt sie auf deine Hand.
lacks = Noch nötig
sort-pilgrimage = Wallfahrt
sort-donate = Spende
sort-build = Kontor
sort-deliver = Lieferung
sort-milestone = Meilenstein
handOf = { $n ->
    [one] { $n } Ablasskarte auf der Hand
   *[other] { $n } Ablasskarten auf der Hand
  }
known = Offen genommen
fulfilled = Erfüllte Ablasskarten
corpseCosts = Jede kostet am Ende einen Punkt.

# In der ersten Runde einer ersten Partie.
introCorpses = In jeden Beutel kommen Leichen. Gezogen belegen sie Plätze deines Marktes, und jede, die du am Ende noch hast, kostet einen Punkt.
introDoctor = Meist ab Runde 2 vertritt der Pestdoktor aus deinem Lazarett jede Person, einmal je Runde.
introCards = Ablasskarten räumen die Leichen von deinem Markt und geben Punkte: Erfülle sie, wenn du am Zug bist, und nimm mit dem Lazarett neue.

# The rules on one page: what a line is about, then what it says.
rule-corpses = Leichen
    .says = Fast jedes Ereignis bringt Leichen: Am Ende der Runde kommen sie in jeden Beutel. Sie werden wie Gefolgsleute gezogen und füllen deinen Markt, sind aber zu nichts zu gebrauchen.
rule-return = Leichen loswerden
    .says = Nach dem Ereignis darfst du alle Leichen deines Marktes in den Beutel zurücklegen, oder keine. Ab sechs darfst du vor dem Ziehen zurücklegen, was über fünf hinausgeht. Endgültig gehen sie nur durch Ablasskarten, manche Ereignisse und Werke.
rule-doctor = Pestdoktor
    .says = Ab Runde 2 wartet er in deinem Lazarett. Beim Planen vertritt er jede Person, auch einen Mönch, zusätzlich zu den gezogenen; danach kehrt er zurück. Er geht nie zu einem Werk und nie verloren.
rule-cards = Ablass
    .says = In deinem Zug, vor oder nach einer Aktion, darfst du Ablasskarten deiner Hand erfüllen, auch mehrere zugleich. Alle Leichen verlassen deinen Markt, und die Karte gibt am Ende ihre Punkte.
rule-moment = Im richtigen Moment
    .says = Eine Karte erfüllst du durch das, was du in eben diesem Zug tust: die Stadt erreichen, dort bauen, den Meilenstein erreichen. Was du vorher hattest, zählt nicht; nur Spenden und Lieferungen gibst du aus deinem Besitz. Auch ein Ereignis kann eine Karte erfüllen.
rule-new = Neue Karten
    .says = Das Lazarett gibt eine weitere Karte: eine aus der Auslage oder die oberste vom Stapel. Kann eine Karte vom Stapel nicht mehr erfüllt werden, kommt sie in die Auslage, und du ziehst einmal eine andere.
rule-plague = Pestkarten
    .says = Drei Karten machen das Spiel schwerer, zu Beginn oder die ganze Zeit. Sie bleiben zu sehen; zeige auf eine, um sie zu lesen.
rule-points = Punkte
    .says = Erfüllte Ablasskarten zählen, was sie zeigen. Jede Leiche in deinem Beutel, auf deinem Markt und deinem Friedhof kostet einen Punkt.
rule-otherwise = Im Übrigen
    .says = Zuerst kommt der Ausbruch, zuletzt der Sieg über die Pest, dazwischen 4 Karten jedes Buchstabens. Zu zweit und zu dritt sind nur die oberen Werke offen; Alchemie II öffnet, wenn Alchemie I vollendet ist. Wer ein Ereignis nicht bezahlen kann, erleidet Folter.
