# What the program says about Trade & Intrigue. No printed values.

# The log.
log-targets = { $you ->
    [yes] Du setzt
   *[no] { $who } setzt
  } { DEED($deed, form: "acc") } auf { $them ->
    [yes] dich
   *[no] { $whom }
  } an
log-offers = { $you ->
    [yes] Du bietest
   *[no] { $who } bietet
  } { $them ->
    [yes] dir
   *[no] { $whom }
  } { OFFERED($things) }
log-accepts = { $you ->
    [yes] Du nimmst
   *[no] { $who } nimmt
  } die Bestechung an
log-refuses = { $you ->
    [yes] Du lehnst
   *[no] { $who } lehnt
  } die Bestechung ab
log-fulfils = { $you ->
    [yes] Du erfüllst
   *[no] { $who } erfüllt
  } den Auftrag für { CARD($card, form: "town") }
log-new-order = Neuer Auftrag: { CARD($card) }
item-seizes = { $you ->
    [yes] nimmst
   *[no] nimmt
  } { $them ->
    [yes] dir
   *[no] { $whom }
  } { KIND($kind, form: "acc") } { PLACE($place, form: "from") }
item-seizes-gear = { $you ->
    [yes] nimmst
   *[no] nimmt
  } { $them ->
    [yes] dir
   *[no] { $whom }
  } { GEAR(form: "acc") } { PLACE($place, form: "from") }

# Moves.
move-fulfil = Auftrag { CARD($a) } erfüllen und passen
move-turn-up = Neuer Auftrag: { CARD($a) }
move-seize = { SPACE($a, form: "from") } nehmen
move-bribe = 1 { GOOD($a) } anbieten
move-bribe-coins = { $a ->
    [one] { $a } Münze
   *[other] { $a } Münzen
  } anbieten
move-target = Auf { SEAT($a) } ansetzen
move-accept = Die Bestechung annehmen
move-refuse = Die Bestechung ablehnen

# Sources of points.
source-orders = Aufträge

# Why a bot would play a move.
because-order = { $a ->
    [one] { $a } Punkt
   *[other] { $a } Punkte
  } für einen Auftrag
because-order-waits = der Auftrag kann warten, bis die anderen Aktionen getan sind
because-leader = trifft den Stärksten der anderen
because-bribe = kostet weniger, als { DEED($a, form: "the") } anrichten würde
because-no-bribe = { DEED($a, form: "the") } schadet zu wenig für eine Bestechung, die angenommen würde
because-accept = die Bestechung ist mehr wert als der Schaden des anderen
because-refuse = der Schaden des anderen ist mehr wert als die Bestechung

# Questions and refusals, by the English text of the rules.
reason-this-order-is-not-on-display = Dieser Auftrag liegt nicht aus.
reason-fulfil-an-order-and-pass-or-say-that-you-are-done = Einen Auftrag erfüllen und passen?
reason-an-action-with-a-gear-wheel-cannot-be-used-this-round = { EVENT($a, form: "title") }: Wo ein { GEAR() } liegt, ist in dieser Runde keine Aktion möglich.
reason-say-first-where-the-new-follower-goes-to-a-space-where-he-fits-or-to-the-bag = Wohin kommt die neue Person: auf ein Feld oder in den Beutel?
reason-buy-a-follower-for-coins-or-say-that-you-are-done = Für { $a ->
    [one] { $a } Münze
   *[other] { $a } Münzen
  } eine Person anwerben?
reason-step-on-a-track-for-coins-or-say-that-you-are-done = Für { $a ->
    [one] { $a } Münze
   *[other] { $a } Münzen
  } auf einer Leiste vorrücken?
reason-choose-the-gear-wheel-that-you-return = Welches { GEAR() } gibst du zurück?
reason-give-a-good-for-development-or-pay-the-fine-of-coins = Gib eine Ware für Entwicklung ab oder zahle die Strafe von { $a ->
    [one] { $a } Münze
   *[other] { $a } Münzen
  }.
reason-give-goods-worth-more-points = Welche Waren gibst du ab (noch { $a ->
    [one] { $a } Punkt
   *[other] { $a } Punkte
  })?
reason-send-your-merchant-to-orleans-or-pay-the-fine-of-coins = Schick deine Händlerfigur nach Orléans oder zahle die Strafe von { $a ->
    [one] { $a } Münze
   *[other] { $a } Münzen
  }.
reason-return-followers-to-the-supply-more = Welche Gefolgsleute gibst du in den Vorrat zurück (noch { $a })?
reason-draw-a-follower-from-your-bag-or-say-that-you-are-done = Eine Person aus deinem Beutel ziehen?
reason-place-the-follower-drawn-where-he-fits = Wohin setzt du die gezogene Person?
reason-carry-out-one-of-your-actions-or-say-that-you-are-done = Eine deiner Aktionen ausführen?
reason-take-one-of-the-goods-that-lie-at-the-deed-for-this-follower = Welche der Waren bei diesem Werk nimmst du?
reason-choose-a-town-that-a-waterway-leads-to-or-stay = Wohin reist du auf dem Wasserweg?
reason-choose-whom-it-strikes = Auf wen setzt du ihn an?
reason-offer-more-or-say-that-you-are-done = Mehr anbieten?
reason-player-sends-the-after-you-offer-a-bribe = { SEAT($a) } setzt { DEED($b, form: "acc") } auf dich an. Bestechung anbieten?
reason-accept-the-bribe-of-player-or-refuse-it = { SEAT($a) } bietet eine Bestechung an: { OFFERED($b) }. Nimmst du sie an?
reason-choose-the-good-that-you-take-then-another-one-that-you-give = Welche Ware nimmst du, und welche gibst du dafür?
reason-choose-a-good-of-the-supply = Welche Ware nimmst du aus dem Vorrat?
reason-choose-what-is-taken-from-the-other-players-spaces = Was nimmst du von den Feldern des anderen?
reason-this-place-is-locked-for-the-rest-of-the-round = Dieser Ort ist für den Rest der Runde gesperrt.

# What sentences have to know of our nouns: their gender and preposition (notation/nouns.py).
gender-deed-alchemy = f
gender-deed-lay-assessors = n
gender-deed-thanksgiving = m
gender-deed-sheep-farming = f
gender-deed-coinage = n
gender-deed-research = f
gender-deed-towing = m
gender-deed-architecture = f
gender-deed-town-charter = n
gender-deed-navigation = f
gender-deed-fraud = m
gender-deed-arsonist = m
gender-deed-kidnapper = m
gender-deed-torturer = m
gender-deed-hangman = m
gender-deed-saboteur = m
gender-deed-spy = m
gender-deed-tax-collector = m
gender-deed-traitor = m

choice-tiles-trade-intrigue = Mit den dreien aus Handel & Intrige
