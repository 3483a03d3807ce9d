# What the program says in its own words. No printed values.

# The log. $you: the reader's own seat.
log-line = { $head }: { $items }
log-uses = { $you ->
    [yes] Du nutzt
   *[no] { $who } nutzt
  } { PLACE($place, form: "acc") }
log-passes = { $you ->
    [yes] Du passt
   *[no] { $who } passt
  }
log-draws = { $you ->
    [yes] Du ziehst
   *[no] { $who } zieht
  } { $n ->
    [0] niemanden
    [one] { $n } Person
   *[other] { $n } Gefolgsleute
  }
log-back = { $you ->
    [yes] Du stellst
   *[no] { $who } stellt
  } { KIND($kind, form: "acc") } { PLACE($place, form: "from") } auf den Markt zurück
log-finished = { $you ->
    [yes] Du bist
   *[no] { $who } ist
  } mit der Planung fertig
log-places = { $you ->
    [yes] Du setzt
   *[no] { $who } setzt
  } { $placed }
log-gear = { $you ->
    [yes] Du legst
   *[no] { $who } legt
  } statt { WANT($space, form: "gen") } { GEAR(form: "acc") } { PLACE($place, form: "on") }
item-puts-gear = { $you ->
    [yes] legst
   *[no] legt
  } statt { WANT($space, form: "gen") } { GEAR(form: "acc") } { PLACE($place, form: "on") }
log-sends = { $you ->
    [yes] Du entsendest
   *[no] { $who } entsendet
  } { KIND($kind, form: "acc") } { DEED($deed, form: "to") }
log-sends-to-card = { $you ->
    [yes] Du entsendest
   *[no] { $who } entsendet
  } { KIND($kind, form: "acc") } zu „{ CARD($card) }“
log-reaches = { $you ->
    [yes] Du erfüllst
   *[no] { $who } erfüllt
  } die Aufgabe „{ GOAL($goal) }“
log-starts-in = { $you ->
    [yes] Du beginnst
   *[no] { $who } beginnt
  } { TOWN($town, form: "in") }
log-picks = { $you ->
    [yes] Du wählst
   *[no] { $who } wählt
  } { PLACE($place, form: "acc") }
log-settles = { $you ->
    [yes] Du setzt
   *[no] { $who } setzt
  } einen Bürger: { CITIZEN($citizen) }
log-settles-rest = { $you ->
    [yes] Du setzt
   *[no] { $who } setzt
  } Bürger auf die üblichen Felder
log-round = Runde { $round } von { $rounds }: { EVENT($event) }
log-skipped = { EVENT($event, form: "title") }: eine Runde weniger
log-wins = { $you ->
    [yes] Du gewinnst
   *[no] { $who } gewinnt
  } mit { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkten
  }
log-has = { $you ->
    [yes] du hast
   *[no] { $who } hat
  } { $n }
log-end = Das Spiel ist zu Ende. { $reason }
log-you = Du
log-you-who = Du
log-own = eigener
log-event = { EVENT($event, form: "title") }

# What an action brings or costs, behind its colon. Verbs belong to the subject of the line.
item-draws = { $you ->
    [yes] ziehst
   *[no] zieht
  } jetzt { $n }
item-takes-tile = { $you ->
    [yes] nimmst
   *[no] nimmt
  } { PLACE($place, form: "acc") }
item-loses-tile = { $you ->
    [yes] gibst
   *[no] gibt
  } { PLACE($place, form: "acc") } ab
item-builds = { $you ->
    [yes] baust
   *[no] baut
  } ein Kontor { TOWN($town, form: "in") }
item-loses-station = { $you ->
    [yes] gibst
   *[no] gibt
  } das Kontor { TOWN($town, form: "in") } ab
item-builds-tower = { $you ->
    [yes] baust
   *[no] baut
  } einen Wehrturm { TOWN($town, form: "in") }
item-loses-tower = { $you ->
    [yes] gibst
   *[no] gibt
  } den Wehrturm { TOWN($town, form: "in") } ab
item-travels = nach { TOWN($town) }
item-no-good = { $you ->
    [yes] nimmst
   *[no] nimmt
  } keine Ware
item-advances = { $you ->
    [yes] rückst
   *[no] rückt
  } auf { TRACK($track, form: "dat") } vor
item-moves-back = { $you ->
    [yes] gehst
   *[no] geht
  } auf { TRACK($track, form: "dat") } zurück
item-not-coins = statt der Münzen
item-rolls = { $you ->
    [yes] würfelst
   *[no] würfelt
  } eine { $n }
item-places = { $you ->
    [yes] setzt
   *[no] setzt
  } { KIND($kind, form: "acc") } { PLACE($place, form: "in") }
item-gear = { $you ->
    [yes] legst
   *[no] legt
  } { GEAR(form: "acc") } { PLACE($place, form: "on") }
item-moves-gear = { $you ->
    [yes] versetzt
   *[no] versetzt
  } { GEAR(form: "the") } { PLACE($place, form: "in") }
item-to-market = die neue Person kommt auf den Markt
item-loses = { $you ->
    [yes] verlierst
   *[no] verliert
  } { KIND($kinds, form: "acc") }
item-loses-nobody = { $you ->
    [yes] verlierst
   *[no] verliert
  } niemanden
item-spares = { $you ->
    [yes] ziehst
   *[no] zieht
  } { $follower } und { $you ->
    [yes] verlierst
   *[no] verliert
  } niemanden
item-clears = Getreide verschwindet: { CONNECTION($connection) }
item-passes = { $you ->
    [yes] passt
   *[no] passt
  }
item-completes = { $you ->
    [yes] vollendest
   *[no] vollendet
  } das Werk
item-cannot-pay = { $you ->
    [yes] kannst nicht zahlen und verlierst
   *[no] kann nicht zahlen und verliert
  } das Spiel
item-reaches = { $you ->
    [yes] erfüllst
   *[no] erfüllt
  } die Aufgabe „{ GOAL($goal) }“
item-status = Stand { $status } × { $n }
item-some-placed = { KIND($kinds, form: "acc") } { PLACE($place, form: "in") }

# The round and its phases.
phase-followers = Gefolgsleute
phase-planning = Planung
phase-actions = Aktionen
phase-event = Ereignis
phase-preparation = Vorbereitung
phase-census = Volkszählung
phase-over = Spielende

# Sources of points.
source-coins = Münzen
source-stations = Kontore
source-citizens = Bürger
source-goods-worth = Punkte in Waren
source-development-points = Punkte für Entwicklung
source-status = Entwicklungsstand
source-inland-stations = Kontor ohne Wasserweg
source-goods-in-all = Waren dafür

# What can be chosen when a table is opened.
choice-planning-sealed = Alle planen gleichzeitig
choice-planning-order = Der Reihe nach planen
choice-tiles-all = Alle
choice-tiles-market-3 = Eine Auslage von 3 je Kategorie
choice-tiles-market-5 = Eine Auslage von 5 je Kategorie
choice-events-first-printing = Der ersten Auflage
choice-pace-live = In einer Sitzung
choice-pace-turns = Über mehrere Tage
choice-clock-turn = Zeit für jeden Zug
choice-clock-bank = Zeit für das ganze Spiel
choice-bot-easy = Leicht
choice-bot-normal = Normal
choice-bot-hard = Schwer
choice-bot-expert = Meister
choice-bot-planner = Planer
choice-bot-search = Suche
choice-bot-random = Zufall
choice-bot-greedy = Kurzsichtig

# Why a bot would play a move.
because-any = ein Zug ist so gut wie der andere
because-nothing = nichts anderes bringt jetzt etwas
because-all-drawn = je mehr Gefolgsleute, desto mehr lässt sich besetzen
because-placed = mehr lässt sich in dieser Runde nicht mit Gewinn besetzen
because-fills = besetzt { PLACE($a, form: "acc") }: { $b }
because-fills-only = besetzt { PLACE($a, form: "acc") }
because-begins = beginnt { PLACE($a, form: "acc") } zu besetzen; das { $b }
because-begins-only = beginnt { PLACE($a, form: "acc") } zu besetzen
because-brings = bringt { $a }
because-follower = { KIND($a, form: "acc") }
because-coins = { $a ->
    [one] { $a } Münze
   *[other] { $a } Münzen
  }
because-steps = { $a ->
    [one] { $a } Entwicklungspunkt
   *[other] { $a } Entwicklungspunkte
  }
because-star = erreicht Stern { $a }
because-star-ahead = noch { $b ->
    [one] { $b } Punkt
   *[other] { $b } Punkte
  } bis Stern { $a }
because-citizens = { $a } Bürger
because-stations = { $a ->
    [one] { $a } Kontor
   *[other] { $a } Kontore
  }
because-gears = { $a } { GEAR($a) }
because-draws = lässt dich von nun an { $a } ziehen
because-goal-won = erfüllt die Aufgabe und gewinnt
because-goal-reached = erfüllt die Aufgabe
because-goal-coins = das macht { $a } von { $b } Münzen für die Aufgabe
because-goal-goods-worth = das macht { $a } von { $b } Punkten in Waren für die Aufgabe
because-goal-development-points = das macht { $a } von { $b } Punkten für Entwicklung
because-goal-status = das macht Entwicklungsstand { $a } von { $b }
because-goal-inland-stations = das macht { $a } von { $b } Kontoren ohne Wasserweg
because-goal-goods-in-all = das macht { $a } von { $b } Waren für die Aufgabe
because-goal-goods = das macht { $a } von { $b } Waren für die Aufgabe
because-goal-citizens = das macht { $a } von { $b } Bürgern für die Aufgabe
because-goal-town = führt näher an { TOWN($a) } heran (noch { $b ->
    [one] { $b } Weg
   *[other] { $b } Wege
  })
because-goal-there = führt nach { TOWN($a) }
because-goal-least = die Aufgabe braucht es am wenigsten
because-hurts = schadet { SEAT($a) }

# Headings and single words.
term-and = und
term-goal-town = Entfernung nach { $a }: { $b }
term-goal-there = in { $a }
term-own = eigenen
term-round = Runde
term-seat = Spieler
term-player = Spieler { $n }
term-goods = Waren
term-merchant = Händlerfigur
term-development = Entwicklung
term-points = Punkte
term-market = Markt
term-bag = Beutel
term-board = Orte
term-last = die letzte Person
term-space = Felder
term-effect = Wirkung
term-around = Rund um deine Händlerfigur
term-map = Landkarte
term-town = Stadt
term-way = Weg
term-road = Landweg
term-water = Wasserweg
term-stations = Kontore
term-tracks = Leisten
term-draw = Gefolgsleute zu ziehen
term-deeds = Segensreiche Werke
term-open = Frei
term-reward = Belohnung
term-offer = Ortskarten im Angebot
term-supply = Vorrat
term-score = Wertung
term-won = Gewonnen
term-lost = Verloren
term-reached = erfüllt
term-missed = zu spät
term-out-of-reach = nicht mehr erreichbar
term-to-come = Es folgen
term-winner = Sieger
term-total = Summe
term-any = beliebig
term-neutral = keine eigenen
term-options = Deine Möglichkeiten
term-proposed = Vorgeschlagen
term-saved = gespeichert
term-possible = das ist möglich
term-number = wähle eine Nummer
term-enter = Eingabetaste drücken
term-nothing-ready = Kein Ort ist aktiviert, und auf deinem Markt warten Gefolgsleute. Gib es noch einmal ein, wenn du das wirklich willst.
term-legend = * eigene Person · *** Entwicklungsstand · (+10) ungebaute Kontore · ! aktiviert · help zeigt die Befehle
term-ready = aktiviert
term-locked = gesperrt
term-pile = Im Stapel
term-tower = Wehrturm

# Questions and refusals, by the English text of the rules.
reason-the-game-is-over = Das Spiel ist zu Ende.
reason-there-is-no-action-in-this-setup = In diesem Aufbau gibt es keine Aktion { $a }.
reason-you-need-citizens-first = Du brauchst zuerst { $a } Bürger.
reason-you-have-reached-this-goal-already = Diese Aufgabe hast du schon erfüllt.
reason-this-goal-belongs-to-another-scenario = Diese Aufgabe gehört zu einem anderen Szenario.
reason-this-goal-is-reached-by-itself-when-a-round-ends = Diese Aufgabe gilt von selbst als erfüllt, wenn eine Runde endet.
reason-this-goal-is-reached-by-itself = Diese Aufgabe gilt von selbst als erfüllt.
reason-you-have-reached-a-goal-this-round-already = Du hast in dieser Runde schon eine Aufgabe erfüllt.
reason-another-goal-comes-first = Zuerst kommt eine andere Aufgabe: „{ GOAL($a) }“.
reason-this-goal-had-to-be-reached-by-the-end-of-round = Diese Aufgabe war bis zum Ende von Runde { $a } zu erfüllen.
reason-you-need-coins = Du brauchst { $a ->
    [one] { $a } Münze
   *[other] { $a } Münzen
  }.
reason-you-have-no-trading-station-in = Du hast kein Kontor { TOWN($a, form: "in") }.
reason-you-have-of-points-for-development = Du hast { $a } von { $b } Punkten für Entwicklung.
reason-your-goods-are-worth-of-points = Deine Waren sind { $a } von { $b } Punkten wert.
reason-choose-the-goods-that-you-deliver-more = Welche Waren lieferst du (noch { $a })?
reason-you-have-of-the-goods = Du hast { $a } von { $b } Waren.
reason-you-have-of-trading-stations = Du hast { $a } von { $b } Kontoren.
reason-none-of-your-trading-stations-is-in-a-town-without-a-waterway = Keines deiner Kontore steht in einer Stadt ohne Wasserweg.
reason-your-development-status-is-of = Dein Entwicklungsstand ist { $a } von { $b }.
reason-choose-the-town-where-your-merchant-begins = Wo beginnt deine Händlerfigur?
reason-this-place-tile-is-on-offer-already = Diese Ortskarte ist schon im Angebot.
reason-choose-a-place-tile-of-category-more = Welche Ortskarte der Kategorie { $a } kommt ins Angebot (noch { $b })?
reason-give-goods-worth-more = Welche Waren gibst du ab (noch { $a ->
    [one] { $a } Punkt
   *[other] { $a } Punkte
  })?
reason-choose-where-citizens-wait-more = Wähle, wo Bürger warten (noch { $a }).
reason-deliver-what-the-goal-asks-for-or-say-that-you-are-done = Die Aufgabe jetzt erfüllen?
reason-the-most-points-win = Die meisten Punkte gewinnen.
reason-the-task-is-done = Die Aufgabe ist erfüllt.
reason-what-it-asks-for-cannot-be-paid = { EVENT($a, form: "title") }: Was verlangt wird, kann nicht bezahlt werden.
reason-whoever-lost-could-not-pay-what-it-asks-for = { EVENT($a, form: "title") }: Wer verloren hat, konnte nicht zahlen, was verlangt wird.
reason-the-last-round-is-over-and-the-task-is-not-done = Die letzte Runde ist vorbei und die Aufgabe nicht erfüllt.
reason-both-reached-all-goals-in-the-same-round-the-goods-decide = Beide haben in derselben Runde alle Aufgaben erfüllt: Die Waren entscheiden.
reason-both-reached-all-goals-in-the-same-round-the-coins-decide = Beide haben in derselben Runde alle Aufgaben erfüllt: Die Münzen entscheiden.
reason-both-reached-all-goals-in-the-same-round-and-are-equal = Beide haben in derselben Runde alle Aufgaben erfüllt, bei gleichen Waren und Münzen.
reason-the-last-round-is-over-the-most-goals-decide = Die letzte Runde ist vorbei: Die meisten erfüllten Aufgaben entscheiden.
reason-the-last-round-is-over-the-goods-decide = Die letzte Runde ist vorbei, bei gleich vielen Aufgaben: Die Waren entscheiden.
reason-the-last-round-is-over-the-coins-decide = Die letzte Runde ist vorbei, bei gleichen Aufgaben und Waren: Die Münzen entscheiden.
reason-the-last-round-is-over-and-nothing-sets-the-players-apart = Die letzte Runde ist vorbei, bei gleichen Aufgaben, Waren und Münzen.
reason-there-is-no-seat = Diesen Spieler gibt es nicht.
reason-it-is-not-your-turn-chance-is-to-move = Du bist nicht am Zug: Gerade wird gezogen.
reason-it-is-not-your-turn-seat-is-to-move = { SEAT($a) } ist am Zug.
reason-chance-cannot-bring-this-now = Das kann jetzt nicht gezogen werden.
reason-cannot-be-drawn-now = ‚{ $a }‘ kann jetzt nicht gezogen werden.
reason-this-move-is-not-possible-now = Dieser Zug ist jetzt nicht möglich.
reason-there-is-no-move-number = Es gibt keinen Zug mit der Nummer { $a }.
reason-is-not-a-move = ‚{ $a }‘ ist kein Zug.
reason-is-not-a-move-did-you-mean = ‚{ $a }‘ ist kein Zug. Meinst du ‚{ $b }‘?
reason-there-is-no-move-of-yours-to-take-back = Du hast keinen Zug, den du zurücknehmen kannst.
reason-only-what-you-have-placed-in-this-planning-can-be-taken-back = Zurücknehmen kannst du nur, was du in dieser Planung gesetzt hast.
reason-take-back-first-what-you-placed-after-it = Nimm zuerst zurück, was du danach gesetzt hast.
reason-another-player-has-moved-since-your-last-move = Zu spät: Inzwischen hat jemand anders gezogen.
reason-the-plans-were-revealed-since-your-last-move = Zu spät: Die Pläne sind aufgedeckt.
reason-something-new-was-drawn-since-your-last-move = Zu spät: Inzwischen wurde gezogen.
reason-a-spectator-has-no-move-to-take-back = Wer zuschaut, hat keinen Zug zum Zurücknehmen.
reason-this-would-reveal-the-plans = Das würde die Pläne aufdecken.
reason-after-this-chance-decides = Danach wird gezogen.
reason-how-many-followers-do-you-draw-up-to = Wie viele Gefolgsleute ziehst du (bis zu { $a })?
reason-how-many-followers-do-you-draw-only-left-in-your-bag = Wie viele Gefolgsleute ziehst du (im Beutel sind nur noch { $a })?
reason-that-is-more-than-your-knights-your-bag-or-your-market-allows = Das ist mehr, als deine Ritter, dein Beutel oder dein Markt zulassen.
reason-move-followers-back-from-your-spaces-first-or-say-that-you-are-done = Gefolgsleute auf deinen Markt zurückstellen?
reason-no-follower-of-yours-stands-there = Dort steht niemand von dir.
reason-place-followers-and-gear-wheels-or-say-that-you-are-ready = Setze deine Gefolgsleute und beende die Planung.
reason-your-planning-is-finished-wait-for-the-others = Deine Planung ist beendet. Warte auf die anderen.
reason-it-is-another-players-turn-to-plan = Gerade plant jemand anders.
reason-no-such-follower-stands-in-your-market = Auf deinem Markt steht keine solche Person.
reason-this-follower-may-not-stand-on-that-space = Diese Person passt nicht auf dieses Feld.
reason-your-own-followers-never-leave-you-and-whoever-stands-here-does = Deine eigenen Gefolgsleute (*) verlassen dich nie, doch wer hier steht, wird weggeschickt. Setze jemanden, den du angeworben hast.
reason-that-space-is-taken = Dieses Feld ist besetzt.
reason-you-have-no-gear-wheel-to-place = Du hast kein { GEAR() } zum Legen.
reason-this-place-takes-no-gear-wheel = Auf diesen Ort darf kein { GEAR() }.
reason-this-place-has-a-gear-wheel-already = Auf diesem Ort liegt schon { GEAR(form: "acc") }.
reason-a-gear-wheel-never-replaces-a-monk = Kein { GEAR() } kann einen Mönch ersetzen.
reason-this-gear-wheel-waits-for-your-first-step-on-the-craftsmen-track = Rücke zuerst auf der Handwerkerleiste vor.
reason-this-gear-wheel-may-only-replace-a-farmer = Dein erstes { GEAR() } kann nur einen Bauern ersetzen.
reason-use-an-activated-place-or-pass = Nutze einen aktivierten Ort oder passe.
reason-places-are-used-after-the-planning = Orte werden erst nach der Planung genutzt.
reason-this-one-is-ready = Dieser ist aktiviert.
reason-you-do-not-have-this-place = Diesen Ort hast du nicht.
reason-this-place-works-by-itself-and-is-never-used-as-an-action = Dieser Ort wirkt von selbst und wird nie als Aktion genutzt.
reason-the-still-needs = { PLACE($a, form: "dat") } { $c ->
    [one] fehlt
   *[other] fehlen
  } noch { KIND($b, form: "nom") }.
reason-followers-and-gear-wheels-are-placed-while-planning = Gefolgsleute und { GEAR(2) } werden während der Planung gesetzt.
reason-you-have-passed-place-a-gear-wheel-or-say-that-you-are-done = Du kannst noch { GEAR(form: "acc") } legen oder fertig sein.
reason-no-may-be-hired-this-round = { EVENT($a, form: "title") }: keine { KIND($b, form: "many") } in dieser Runde.
reason-forbids-it-this-round = { EVENT($a, form: "title") }: in dieser Runde nicht möglich.
reason-no-is-left-in-the-supply = Es gibt keine { KIND($a, form: "many") } mehr.
reason-the-supply-has-no-left = { GOOD($a) } ist aufgebraucht.
reason-no-gear-wheel-is-left-in-the-supply = Es gibt keine { GEAR(2) } mehr.
reason-your-marker-is-at-the-end-of-the = Leiste zu Ende: Dein Markierer steht am Ende { TRACK($a, form: "dat") }.
reason-your-marker-is-at-the-end-of-the-development-track = Leiste zu Ende: Dein Markierer steht am Ende der Entwicklungsleiste.
reason-choose-whom-to-hire-first-a-boatman-a-craftsman-or-a-trader = Wen wirbst du an?
reason-the-village-has-no = Im Dorf gibt es keine { KIND($a, form: "many") }.
reason-no-place-tile-that-you-may-choose-is-on-offer = Keine Ortskarte: Im Angebot ist keine, die du nehmen darfst.
reason-choose-a-place-tile-first = Welche Ortskarte nimmst du?
reason-this-tile-is-not-on-offer = Diese Ortskarte ist nicht im Angebot.
reason-with-one-step-on-the-traders-track-only-tiles-of-category-i-can-be-chosen = Dein erster Händler bringt nur Ortskarten der Kategorie I.
reason-say-first-where-the-new-follower-goes-to-the-market-or-to-the-bag = Wohin kommt die neue Person: auf den Markt oder in den Beutel?
reason-first-choose-the-track-on-which-you-step = Auf welcher Leiste rückst du vor?
reason-no-leads-away-from-your-merchants-town = Kein { WAY($a) }: Aus der Stadt deiner Händlerfigur führt keiner.
reason-no-leads-there-from-your-merchants-town = Aus der Stadt deiner Händlerfigur führt kein { WAY($a) } dorthin.
reason-neither-a-road-nor-a-waterway-leads-there-from-your-merchants-town = Aus der Stadt deiner Händlerfigur führt weder ein Landweg noch ein Wasserweg dorthin.
reason-choose-a-town-that-is-one-allowed-connection-away = Wohin reist du?
reason-choose-a-good-that-lies-on-the-way-or-leave-it = Welche Ware nimmst du unterwegs?
reason-choose-the-town-to-go-to = Wohin gehst du?
reason-there-are-no-trading-stations-in-this-scenario = Keine Kontore: In diesem Szenario gibt es keine.
reason-every-trading-station-costs-coins = Zu wenige Münzen: Jedes Kontor kostet { $a ->
    [one] { $a } Münze
   *[other] { $a } Münzen
  }.
reason-no-merchant-may-move-this-round = { EVENT($a, form: "title") }: In dieser Runde darf keine Händlerfigur ziehen.
reason-you-have-no-trading-station-left = Keine Kontore mehr übrig.
reason-you-have-a-trading-station-there-already = Schon gebaut: Du hast dort ein Kontor.
reason-another-player-has-a-trading-station-there = Stadt vergeben: Dort steht ein fremdes Kontor.
reason-no-follower-there-finds-a-free-space-at-a-deed = Kein freies Feld: Bei keinem Werk ist eins für deine Gefolgsleute dort.
reason-nobody-stands-there-whom-you-could-send-your-own-followers-stay-with-you = Niemand zu entsenden: Das geht nur mit Gefolgsleuten, die nicht in deiner Farbe sind.
reason-that-deed-has-no-free-space-for-a-follower-who-stands-here = Bei diesem Werk ist kein Feld frei für eine Person, die hier steht.
reason-send-a-follower-to-a-deed = Wen entsendest du zu welchem Werk?
reason-send-a-follower-to-a-deed-or-stop-here = Noch jemanden entsenden?
reason-choose-the-reward-first-coins-or-development = Welche Belohnung nimmst du: Münzen oder Entwicklung?
reason-decide-first-whether-you-protect-yourself-or-suffer-the-event = Schützt du dich vor dem Ereignis?
reason-the-harvest-still-asks-for-food = Ernte: Gib { $a } Nahrungsmittel ab.
reason-the-harvest-still-asks-for-food-or-5-coins-each = Ernte: Gib { $a ->
    [one] { $a } Nahrungsmittel ab oder zahle 5 Münzen
   *[other] { $a } Nahrungsmittel ab oder zahle je 5 Münzen
  }.
reason-you-have-too-few-coins-but-food-to-give = Du hast zu wenige Münzen, aber Nahrungsmittel.
reason-you-owe-more-give-something-that-you-have = Folter: { $a ->
    [one] Was gibst du ab
   *[other] Welche { $a } Dinge gibst du ab
  }?
reason-your-bag-holds-no-follower-without-your-colour = In deinem Beutel sind nur eigene Gefolgsleute.
reason-the-marker-may-not-go-back-off-onto-or-past-a-space-with-coins = Der Markierer darf nicht von einem Münzfeld zurück, auf eines oder über eines hinweg.
reason-your-bag-is-empty = Dein Beutel ist leer.
reason-place-one-of-the-two-followers-drawn-where-he-fits-and-not-in-the-bathhouse = Setze einen der beiden gezogenen Gefolgsleute, aber nicht ins Badehaus.
reason-you-have-no-coin-to-pay-with = Du hast keine Münzen.
reason-pay-1-to-3-of-your-coins-one-for-each-step-that-is-left = Wie viele Münzen zahlst du (1 bis 3, eine für jeden Entwicklungspunkt)?
reason-your-merchant-is-not-in = Deine Händlerfigur ist nicht { TOWN($a, form: "in") }.
reason-you-have-too-little = Du hast zu wenig { GOOD($a) }.
reason-advance-on-the-development-track-or-say-that-you-are-done = Auf der Entwicklungsleiste { $a ->
    [one] { $a } Feld
   *[other] { $a } Felder
  } vorrücken?
reason-build-a-trading-station-where-your-merchant-is-or-say-that-you-are-done = Ein Kontor bauen, wo deine Händlerfigur steht?

# The terminal.
term-help =
    Nummer oder Zug     eine Möglichkeit wählen, mit Nummer oder Text (place own-farmer ship.0)
    undo [SETZEN]       den letzten Zug zurücknehmen, wenn nichts Neues aufgedeckt wurde,
                        oder was in dieser Planung gesetzt wurde (undo place own-farmer ship.0)
    why ZUG oder ORT    warum das gerade nicht geht
    options             die Möglichkeiten noch einmal zeigen
    players, map [all], board [SPIELER], tracks, deeds, cards, goals, offer, log, score
    save DATEI          das Spiel in eine Datei schreiben; load DATEI spielt von dort weiter
    lang en|de|fr       die Sprache wechseln
    quit                aufhören; das Spiel ist gespeichert, „orleans terminal --resume“ setzt es fort
