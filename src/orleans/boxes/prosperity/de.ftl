# What the program says about Prosperity. No printed values.

kind-trader-or-boatman = { $n ->
    [one] Händler oder Schiffer
   *[other] Händler oder Schiffer
  }
    .nom = ein Händler oder Schiffer
    .acc = einen Händler oder Schiffer
    .gen = eines Händlers oder Schiffers
    .many = Händler oder Schiffer
    .de = Händler oder Schiffer

# The log.
log-lays-coin = { $you ->
    [yes] Du legst
   *[no] { $who } legt
  } { $n ->
    [one] eine Münze
   *[other] { $n } Münzen
  } zu „{ CARD($card) }“
log-lays-good = { $you ->
    [yes] Du legst
   *[no] { $who } legt
  } { $n } { GOOD($good, $n) } zu „{ CARD($card) }“
item-steers = { $you ->
    [yes] führst
   *[no] führt
  } den Zimmermann nach { TOWN($town) }
item-card-built = { $you ->
    [yes] baust
   *[no] baut
  } „{ CARD($card) }“
item-card-completed = { $you ->
    [yes] vollendest
   *[no] vollendet
  } „{ CARD($card) }“
item-looks-at = „{ CARD($card) }“ zur Auswahl
item-new-structure-card = { $you ->
    [yes] nimmst
   *[no] nimmt
  } eine neue Bauwerkkarte
item-tile-face-down = { $you ->
    [yes] drehst
   *[no] dreht
  } { PLACE($place, form: "acc") } um
item-tile-not-face-down = { $you ->
    [yes] deckst
   *[no] deckt
  } { PLACE($place, form: "acc") } wieder auf

# Moves.
move-exchange = Eine neue Bauwerkkarte nehmen
move-pick-up-hidden = Die Ware nehmen
move-keep-structure = Karte { $a } behalten
move-steer = Zimmermann nach { TOWN($a) } ({ WAY($b) })
move-erect = Das Bauwerk bauen: { CONNECTION($a) }
move-man = { KIND($a, form: "acc") } zu „{ CARD($b) }“ entsenden
move-lay-coin = Eine Münze zu „{ CARD($a) }“ legen
move-lay-good = 1 { GOOD($a) } zu „{ CARD($b) }“ legen
move-give-burned = Umgedrehte Ortskarte abgeben: { PLACE($a) }
move-look-at = Bauwerkkarte: „{ CARD($a) }“
move-find = Die Ware ist { GOOD($a) }
move-grant = Ortskarte zu Beginn: { PLACE($a) }

# Sources of points, and headings.
source-structures = Bauwerke
term-structure-card = Bauwerkkarte
term-looked-at = Karten zur Auswahl
term-completed = Vollendete Bauwerke
term-structures = Bauwerke
term-carpenter = Zimmermann
term-hidden-goods = Verdeckte Waren
term-burned-tiles = Umgedrehte Ortskarten
term-hidden-good = verdeckte Ware
term-structure-of = Bauwerk von { $a }

# Why a bot would play a move.
because-structures = { $a ->
    [one] { $a } Punkt
   *[other] { $a } Punkte
  } für Bauwerke
because-hidden-goods = { $a ->
    [one] eine verdeckte Ware
   *[other] { $a } verdeckte Waren
  }
because-new-card = eine neue Bauwerkkarte
because-goal-built = baut „{ $a }“
because-goal-lacks = danach { $b ->
    [one] fehlt
   *[other] fehlen
  } für „{ $a }“ noch { $b } { $b ->
    [one] Ding
   *[other] Dinge
  }
because-goal-carpenter = führt den Zimmermann näher an { TOWN($a) } heran (noch { $b ->
    [one] { $b } Weg
   *[other] { $b } Wege
  })
because-goal-with-him = führt den Zimmermann nach { TOWN($a) }
because-goal-card = der Zimmermann ist { $b ->
    [0] in der Stadt
    [one] { $b } Weg vor der Stadt
   *[other] { $b } Wege vor der Stadt
  } von „{ $a }“

# Questions and refusals, by the English text of the rules.
reason-take-the-good-that-lies-face-down-on-the-way-or-leave-it = Nimmst du die Ware auf dem Weg?
reason-choose-the-structure-card-that-you-keep = Welche Bauwerkkarte behältst du?
reason-keep-the-structure = „{ CARD($a) }“ behalten
reason-you-have-no-such-structure-that-is-not-complete = Du hast dieses Bauwerk nicht gebaut, oder es ist vollendet.
reason-the-structure-does-not-ask-for-more-of-it = Das Bauwerk braucht davon nichts mehr.
reason-you-have-nothing-of-it-to-lay = Du hast nichts davon.
reason-lay-coins-or-goods-beside-a-structure-or-say-that-you-are-done = Legst du Münzen oder Waren zu einem Bauwerk?
reason-nobody-there-can-lead-the-carpenter-away-and-you-can-build-nothing-in-his-town = Nichts zu tun: Niemand dort kann den Zimmermann weiterführen, und in seiner Stadt kannst du nichts bauen.
reason-no-free-good-lies-there-on-a-way-to-his-town = Dort liegt keine freie Ware auf einem Weg zu seiner Stadt.
reason-no-follower-on-the-carpenters-board-can-lead-him-there = Niemand von deinen Gefolgsleuten dort kann den Zimmermann in diese Stadt führen.
reason-lead-the-carpenter-on-build-your-structure-or-say-that-you-are-done = Wohin führst du den Zimmermann, oder baust du?
reason-you-have-no-structure-card = Du hast keine Bauwerkkarte.
reason-the-carpenter-is-not-in = Der Zimmermann ist nicht { TOWN($a, form: "in") }.
reason-no-free-good-lies-on-a-way-to-the-town = Auf keinem Weg zu der Stadt liegt eine freie Ware.
reason-that-structure-does-not-ask-for-a-follower-who-stands-here = Dieses Bauwerk braucht niemanden, der hier steht.
reason-send-a-follower-to-a-deed-or-to-a-structure = Wen entsendest du zu welchem Werk oder Bauwerk?
reason-take-a-development-point-or-a-new-structure-card = Ein Entwicklungspunkt oder eine neue Bauwerkkarte?
reason-buy-a-monk-for-coins-or-say-that-you-are-done = Kaufst du einen Mönch für { $a ->
    [one] { $a } Münze
   *[other] { $a } Münzen
  }?
reason-choose-who-goes-to-the-supply-with-a-monk-for-a-citizen-or-say-that-you-are-done = Wer geht mit einem Mönch in den Vorrat, für einen Bürger?
reason-buy-a-monk = Einen Mönch kaufen
reason-buy-for-coins = { GOOD($a) } für { $b ->
    [one] { $b } Münze
   *[other] { $b } Münzen
  }
reason-buy-a-good-of-the-supply-more-or-say-that-you-are-done = Welche Ware kaufst du (noch { $a })?

# What sentences have to know of our nouns: their gender and preposition (notation/nouns.py).
gender-place-carpenter = m auf
gender-deed-carpenters-guild = f
gender-deed-right-of-assembly = n
gender-deed-orphanage = m
