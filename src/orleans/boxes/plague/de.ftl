# What the program says about The Plague. No printed values.

kind-corpse = { $n ->
    [one] Leiche
   *[other] Leichen
  }
    .nom = eine Leiche
    .acc = eine Leiche
    .gen = einer Leiche
    .many = Leichen
    .de = Leichen
kind-plague-doctor = { $n ->
    [one] Pestdoktor
   *[other] Pestdoktoren
  }
    .nom = ein Pestdoktor
    .acc = den Pestdoktor
    .gen = eines Pestdoktors
    .many = Pestdoktoren
    .de = Pestdoktoren
kind-no-monk = { $n ->
    [one] kein Mönch, keine eigenen
   *[other] Gefolgsleute, keine Mönche
  }
    .nom = eine Person, die kein Mönch ist
    .acc = eine Person, die kein Mönch ist
    .gen = einer Person
    .many = Gefolgsleute
    .de = Gefolgsleute

# The log.
log-fulfils-card = { $you ->
    [yes] Du erfüllst
   *[no] { $who } erfüllt
  } „{ CARD($card) }“
log-new-card = In der Auslage: „{ CARD($card) }“
log-plague-card = Pestkarte: „{ CARD($card) }“
item-takes-top = { $you ->
    [yes] nimmst
   *[no] nimmt
  } eine Karte vom Stapel
item-takes-shown = { $you ->
    [yes] nimmst
   *[no] nimmt
  } „{ CARD($card) }“
item-card-is = es ist „{ CARD($card) }“
item-returns-corpses = { $you ->
    [yes] legst
   *[no] legt
  } Leichen in den Beutel

# Moves.
move-return-corpses = Leichen in den Beutel legen
move-put-away = Eine Leiche in den Vorrat legen
move-top = Vom Stapel nehmen
move-keep = Karte { $a } behalten
move-choose = „{ CARD($a) }“ nehmen
move-play = „{ CARD($a) }“ erfüllen
move-deal = Karte: „{ CARD($a) }“
move-show = In der Auslage: „{ CARD($a) }“
move-afflict = Pestkarte: „{ CARD($a) }“

# Sources of points, and headings.
source-indulgence = Ablasskarten
source-corpses = Leichen
term-cards = Ablasskarten
term-display = Auslage
term-plague-cards = Pestkarten
term-fulfilled = Erfüllt

# Why a bot would play a move.
because-indulgence = { $a ->
    [one] { $a } Punkt
   *[other] { $a } Punkte
  } für eine Ablasskarte

# Questions and refusals, by the English text of the rules.
reason-a-plague-card-forbids-gear-wheels-here = Eine Pestkarte verbietet hier { GEAR(2) }.
reason-buy-an-indulgence-card-for-coins-or-say-that-you-are-done = Kaufst du eine Ablasskarte für { $a ->
    [one] { $a } Münze
   *[other] { $a } Münzen
  }?
reason-choose-a-town-that-is-one-connection-away-or-stay = Wohin reist du?
reason-choose-the-card-that-you-keep = Welche Karte behältst du?
reason-choose-the-place-tile-that-you-lose = Welche Ortskarte verlierst du?
reason-choose-which-of-the-followers-drawn-goes-to-the-supply = Wer von den gezogenen Gefolgsleuten kommt in den Vorrat?
reason-fulfil-an-indulgence-card-or-say-that-you-are-done = Erfüllst du eine Ablasskarte?
reason-gifts-are-made-on-your-own-turn = Du spendest und lieferst nur in deinem Zug.
reason-keep-the-card = „{ CARD($a) }“ behalten
reason-keep-the-corpses-in-the-market = Auf dem Markt lassen
reason-no-follower-stands-there-who-could-go-to-the-supply = Niemand für den Vorrat: Dort steht niemand, der dorthin gehen könnte.
reason-no-indulgence-card-is-left = Keine Ablasskarte mehr.
reason-no-indulgence-card-may-be-fulfilled-this-round = { EVENT($a, form: "title") }: In dieser Runde darf keine Ablasskarte erfüllt werden.
reason-pay-coins-to-put-a-corpse-into-the-supply-or-say-that-you-are-done = Zahlst du { $a ->
    [one] { $a } Münze
   *[other] { $a } Münzen
  }, um eine Leiche in den Vorrat zu legen?
reason-put-a-corpse-of-your-market-into-the-supply-or-say-that-you-are-done = Legst du eine Leiche deines Marktes in den Vorrat?
reason-put-all-corpses-of-your-market-into-your-bag-or-say-that-you-are-done = Legst du alle Leichen deines Marktes in deinen Beutel? Von dort können sie wieder gezogen werden; auf dem Markt belegen sie Plätze.
reason-put-corpses-into-the-bag = { $a ->
    [one] { $a } Leiche
   *[other] { $a } Leichen
  } in den Beutel legen
reason-put-corpses-into-your-bag-so-that-five-are-left-in-your-market-or-say-you-are-done = Legst du Leichen in deinen Beutel, sodass fünf auf dem Markt bleiben? Von dort können sie wieder gezogen werden; auf dem Markt belegen sie Plätze.
reason-take-an-indulgence-card-on-display-or-one-of-the-pile = Welche Ablasskarte nimmst du?
reason-the-medicinal-spring-serves-its-owner-only = Die Heilquelle dient nur ihrem Besitzer.
reason-the-plague-doctor-may-be-used-from-round-on = Der Pestdoktor darf ab Runde { $a } eingesetzt werden.
reason-the-plague-doctor-may-not-be-used-this-round = Kein Pestdoktor: Er darf in dieser Runde nicht eingesetzt werden.
reason-the-town-hall-is-closed-before-star = Das Rathaus ist vor dem { $a }. Stern geschlossen.
reason-this-card-is-not-in-your-hand = Diese Karte hast du nicht auf der Hand.
reason-what-the-card-asks-for-has-not-come-about-on-this-turn = Was die Karte verlangt, ist in diesem Zug nicht eingetreten.
reason-you-have-fewer-than-coins = Du hast weniger als { $a ->
    [one] { $a } Münze
   *[other] { $a } Münzen
  }.
reason-you-have-not-built-in-on-this-turn = Du hast in diesem Zug nicht { TOWN($a, form: "in") } gebaut.
reason-your-merchant-has-not-come-to-on-this-turn = Deine Händlerfigur hat { TOWN($a) } in diesem Zug nicht erreicht.
reason-your-merchant-has-not-left-orleans-yet = Deine Händlerfigur hat Orléans noch nicht verlassen.

# What sentences have to know of our nouns: their gender and preposition (notation/nouns.py).
gender-place-infirmary = n
gender-place-sickbed = n an
gender-place-cemetery = m auf
gender-place-back-door = f an
gender-place-medicinal-spring = f an
gender-deed-alchemy-i = f
gender-deed-autopsy = f
gender-deed-plague-coinage = n
gender-deed-storeroom = f
gender-deed-herbalism = f
gender-deed-alchemy-ii = f
gender-deed-messenger-service = m
gender-deed-cremation = f
