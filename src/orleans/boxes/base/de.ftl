# The nouns of the base game. The pages read this file, too (web/src/i18n/texts.ts).

# Followers and pieces: behind a number, then in the forms of a sentence.
kind-farmer = { $n ->
    [one] Bauer
   *[other] Bauern
  }
    .nom = ein Bauer
    .acc = einen Bauern
    .gen = eines Bauern
    .many = Bauern
    .de = Bauern
kind-boatman = Schiffer
    .nom = ein Schiffer
    .acc = einen Schiffer
    .gen = eines Schiffers
    .many = Schiffer
    .de = Schiffer
kind-craftsman = Handwerker
    .nom = ein Handwerker
    .acc = einen Handwerker
    .gen = eines Handwerkers
    .many = Handwerker
    .de = Handwerker
kind-trader = Händler
    .nom = ein Händler
    .acc = einen Händler
    .gen = eines Händlers
    .many = Händler
    .de = Händler
kind-knight = Ritter
    .nom = ein Ritter
    .acc = einen Ritter
    .gen = eines Ritters
    .many = Ritter
    .de = Ritter
kind-scholar = { $n ->
    [one] Gelehrter
   *[other] Gelehrte
  }
    .nom = ein Gelehrter
    .acc = einen Gelehrten
    .gen = eines Gelehrten
    .many = Gelehrten
    .de = Gelehrten
kind-monk = { $n ->
    [one] Mönch
   *[other] Mönche
  }
    .nom = ein Mönch
    .acc = einen Mönch
    .gen = eines Mönchs
    .many = Mönche
    .de = Mönche
kind-any = { $n ->
    [one] beliebig
   *[other] Gefolgsleute
  }
    .nom = eine beliebige Person
    .acc = eine beliebige Person
    .gen = einer Person
    .many = Gefolgsleute
    .de = Gefolgsleute
kind-neutral = { $n ->
    [one] keine eigenen
   *[other] nicht eigene Gefolgsleute
  }
    .nom = eine nicht eigene Person
    .acc = eine nicht eigene Person
    .gen = einer Person
    .many = Gefolgsleute
    .de = Gefolgsleute
gear-gear-wheel = { $n ->
    [one] Zahnrad
   *[other] Zahnräder
  }
    .acc = ein Zahnrad
    .the = das Zahnrad
    .gen = von Zahnrädern
    .no = kein Zahnrad
gear-technology-tile = Technikplättchen
    .acc = ein Technikplättchen
    .the = das Technikplättchen
    .gen = von Technikplättchen
    .no = kein Technikplättchen

# Nouns behind a number.
count-coins = { $n ->
    [one] Münze
   *[other] Münzen
  }
count-citizens = Bürger
count-development = { $n ->
    [one] Entwicklungspunkt
   *[other] Entwicklungspunkte
  }
count-station = { $n ->
    [one] Kontor
   *[other] Kontore
  }
count-points = { $n ->
    [one] Punkt
   *[other] Punkte
  }
count-gear = { GEAR($n) }

# Goods behind a number.
good-grain = Getreide
good-cheese = Käse
good-wine = Wein
good-wool = Wolle
good-brocade = Brokat

# What sentences have to know of our nouns: their gender and preposition (notation/nouns.py).
gender-place-farm-house = n
gender-place-village = n
gender-place-university = f
gender-place-castle = f
gender-place-monastery = n
gender-place-ship = n auf
gender-place-wagon = m auf
gender-place-guildhall = n
gender-place-scriptorium = n
gender-place-town-hall = n
gender-place-hayrick = m
gender-place-cheese-factory = f
gender-place-winery = f
gender-place-wool-manufacturer = f
gender-place-tailor-shop = f
gender-place-shipping-line = f
gender-place-brewery = f
gender-place-library = f
gender-place-windmill = f
gender-place-bathhouse = n
gender-place-hospital = n
gender-place-herb-garden = m
gender-place-sacristy = f
gender-place-cellar = m
gender-place-pharmacy = f
gender-place-office = f
gender-place-school = f
gender-place-horse-wagon = m auf
gender-place-gunpowder-tower = m
gender-place-laboratory = n
gender-deed-city-wall = m
gender-deed-papal-conclave = n
gender-deed-plague = f
gender-deed-astronomy = f
gender-deed-boatmens-guild = f
gender-deed-cathedral = m
gender-deed-peace-treaty = m
gender-deed-canalization = f

# Moves: buttons and lists of options.
move-pass = Passen
move-ready = Planung beenden
move-done = Fertig
move-leave = Verzichten
move-protect = Sakristei nutzen
move-suffer = Ereignis hinnehmen
move-draw = { $a ->
    [0] Niemanden
    [one] { $a } Person
   *[other] { $a } Gefolgsleute
  } ziehen
move-back = { KIND($b, form: "acc") } { SPACE($a, form: "from") } zurückstellen
move-tower = { KIND($a, form: "acc") } in den Pulverturm setzen
move-place = { KIND($a, form: "acc") } { SPACE($b, form: "in") } setzen
move-fetch = Aus dem Pulverturm: { KIND($a, form: "acc") } { SPACE($b, form: "in") } setzen
move-gear = Statt { WANT($a, form: "gen") } { GEAR(form: "acc") } { SPACE($a, form: "on") } legen
move-use = { PLACE($a, form: "acc") } nutzen
move-hire = { KIND($a, form: "acc") } anwerben
move-build = { PLACE($a, form: "acc") } nehmen
move-go = Nach { TOWN($a) } reisen ({ WAY($b) })
move-take = 1 { GOOD($a) } nehmen
move-send = { KIND($a, form: "acc") } { DEED($b, form: "to") } entsenden
move-reward-coins = Die Münzen nehmen
move-reward-development = Die Entwicklung nehmen
move-reward-good = Eine Ware nehmen
move-reward-travel = Einen Weg weit reisen
move-pay = { $a ->
    [one] { $a } Münze
   *[other] { $a } Münzen
  } zahlen
move-give-good = 1 { GOOD($a) } abgeben
move-give-unbuilt = Ein ungebautes Kontor abgeben
move-give-station = Das Kontor { TOWN($a, form: "in") } abgeben
move-give-follower = Eine zufällige Person aus dem Beutel abgeben
move-give-development = 1 Entwicklungsfeld zurückgehen
move-give-spare-gear = { GEAR(form: "acc") } abgeben, das nirgends liegt
move-give-gear = { GEAR(form: "the") } { SPACE($a, form: "from") } abgeben
move-give-tile = { PLACE($a, form: "acc") } abgeben
move-reveal = Stundenglas: { EVENT($a) }
move-come = Aus dem Beutel: { KIND($a) }
move-lay = Auf die Landkarte: { GOOD($a) }
move-remove = Zurück in die Schachtel: { GOOD($a) }
move-offer = Im Angebot: { PLACE($a) }
move-roll = Eine { $a } würfeln
move-step = Auf { TRACK($a, form: "dat") } vorrücken
move-jump = Direkt nach { TOWN($a) } reisen
move-found = Ein Kontor { TOWN($a, form: "in") } bauen
move-deliver = { $b ->
    [deliver] { DUE($a) } liefern
    [pay] { DUE($a) } zahlen
   *[say] Aufgabe erfüllen: { GOAL($a) }
  }
due-each = { $n } von jeder Ware
due-worth = Waren im Wert von { $n } Punkten
due-some = { $n } Waren ({ $some } oder { $last })
move-clear = Getreide entfernen: { CONNECTION($a) }
move-settle-rest = Bürger auf die üblichen Felder setzen
move-settle = Bürger setzen: { CITIZEN($a) }
move-start = { TOWN($a, form: "in") } beginnen
move-pick = { PLACE($a, form: "acc") } wählen
move-to-market = Auf den Markt
move-to-bag = In den Beutel
move-return = { KIND($a, form: "acc") } aus dem Beutel zurückgeben
move-dismiss = { KIND($a, form: "acc") } vom Markt zurückgeben
move-expel = { KIND($b, form: "acc") } { SPACE($a, form: "from") } zurückgeben
move-skip = { EVENT($a) }: eine Runde weniger

# Sentences about single places.
log-stores = { $you ->
    [yes] Du setzt
   *[no] { $who } setzt
  } { KIND($kind, form: "acc") } in den Pulverturm
item-protects = { $you ->
    [yes] nutzt
   *[no] nutzt
  } die Sakristei
reason-leave-the-rest-to-the-others = Den Rest den anderen überlassen
reason-propose-nothing = Nichts vorschlagen
reason-propose-this = Das vorschlagen
reason-take-coins = { $a ->
    [one] { $a } Münze
   *[other] { $a } Münzen
  } nehmen
reason-take-development-points = { $a ->
    [one] { $a } Entwicklungspunkt
   *[other] { $a } Entwicklungspunkte
  } nehmen
reason-draw-followers-now = Jetzt { $a ->
    [one] { $a } Person
   *[other] { $a } Gefolgsleute
  } ziehen
reason-leave-followers-on-their-spaces = Gefolgsleute stehen lassen
reason-leave-followers-in-the-market = Gefolgsleute auf dem Markt lassen
reason-fill-the-gunpowder-tower-first-or-say-that-you-are-done = Gefolgsleute in den Pulverturm setzen?
reason-buy-a-citizen-for-coins-or-say-that-you-are-done = Kaufst du einen Bürger für { $a ->
    [one] { $a } Münze
   *[other] { $a } Münzen
  }?
reason-do-not-buy = Nicht kaufen
reason-keep-the-gear-wheel = { GEAR(form: "the") } behalten
reason-send-nobody-else = Niemanden mehr schicken
reason-build-no-trading-station = Kein Kontor bauen
reason-draw-nobody = Niemanden ziehen
reason-do-not-advance = Nicht vorrücken
reason-give-up-a-knight-or-pay-coins = Gib einen Ritter ab oder zahle { $a ->
    [one] { $a } Münze
   *[other] { $a } Münzen
  }.
reason-travel-for-coins-or-say-that-you-are-done = Für { $a ->
    [one] { $a } Münze
   *[other] { $a } Münzen
  } reisen?

# Gemeinsames Spiel.
move-agree = Zustimmen
move-object = Ablehnen
reason-all-objectives-are-reached-all-win = Alle Aufgaben sind erfüllt: Alle gewinnen.
reason-nothing-is-proposed-yet = Noch ist nichts vorgeschlagen.
reason-player-proposes-something-to-the-team-agree-or-object = { SEAT($a) } schlägt dem Team etwas vor. Stimmst du zu?
reason-the-last-round-is-over-and-this-is-missing = Die letzte Runde ist vorbei, und es fehlt: { GOAL($a) }.
reason-the-team-still-has-to-give-give-something-or-leave-it-to-others = Das Team muss noch { $a } abgeben. Was gibst du ab?
reason-the-team-still-has-to-pay-coins-pay-some-or-leave-it-to-others = Das Team muss noch { $a ->
    [one] { $a } Münze
   *[other] { $a } Münzen
  } zahlen. Wie viele zahlst du?
reason-this-town-has-its-tower = Diese Stadt hat schon ihren Wehrturm.
reason-wait-until-the-others-have-decided = Warte, bis die anderen entschieden haben.
