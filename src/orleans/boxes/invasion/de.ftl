# What the program says about Invasion. No printed values.

# Moves.
move-to-city = In die Stadt schicken
move-to-seat = Zu { SEAT($a) } schicken
move-fill-city = { $a ->
    [one] { $a } Münze
   *[other] { $a } Münzen
  } in die Stadtkasse
move-fill-treasury = { $a ->
    [one] { $a } Münze
   *[other] { $a } Münzen
  } in die Schatzkammer
move-lend = { KIND($a, form: "acc") } schicken
move-borrow = { PLACE($a, form: "acc") } von { SEAT($b) } nutzen
move-cast = Charakter: { CARD($a) }
move-become = { CARD($a) } spielen
move-to-catapult = Zum Katapult schicken
move-keep-citizen = Den Bürger behalten
move-give-citizen = Dem Team geben
move-turn-over = { PLACE($a, form: "acc") } umdrehen
move-exile = Den Bürger entfernen: { CITIZEN($a) }
move-return-monks = Alle geben einen Mönch zurück
move-allot-development = 1 Entwicklungspunkt an { SEAT($a) }
move-allot-wine = 1 Wein an { SEAT($a) }
move-allot-coin = 1 Münze an { SEAT($a) }
move-sail = { SEAT($a) } reist
move-strike-deal = Den Handel abschließen
move-buy-for = 1 { GOOD($a) } für { SEAT($b) } kaufen
move-sell-of = 1 { GOOD($a) } von { SEAT($b) } verkaufen
move-price-to = Die Münzen an { SEAT($a) }

# Parts of objectives, and headings.
source-towers = Wehrtürme
source-tiles = Ortskarten
source-wheels = Zahnräder auf Feldern
source-riches = Punkte aus Brokat, Wolle und Münzen
source-seated = Gefolgsleute im Versammlungssaal
term-warehouse = Lagerhaus
term-clothing-store = Kleiderkammer
term-city-treasury = Stadtkasse
term-treasury = Schatzkammer
term-catapult = Katapult
term-team-citizens = Bürger des Teams
term-gone-citizens = Aus dem Spiel
term-kept-events = Ereignisse im Spiel
term-turned-over = Umgedreht
term-character = Charakter
phase-dues = Abgaben des Gutsverwalters

# Questions and refusals, by the English text of the rules.
reason-another-player-plays-this-character-or-it-is-not-of-your-set = Jemand anderes spielt diesen Charakter, oder er gehört nicht zu eurem Satz.
reason-build-where-your-merchant-is-for-coins-or-say-that-you-are-done = Baust du dort, wo deine Händlerfigur steht, für { $a ->
    [one] { $a } Münze
   *[other] { $a } Münzen
  }?
reason-buy-or-sell-cloth-as-a-team-or-say-that-you-are-done = Was kauft oder verkauft das Team?
reason-choose-a-place-tile-to-turn-over-more = Welche Ortskarte wird umgedreht (noch { $a })?
reason-choose-an-action-that-another-player-has-activated = Welche Aktion von jemand anderem nutzt du?
reason-choose-how-many-coins-you-send-more-at-most = Wie viele Münzen schickst du (höchstens noch { $a })?
reason-choose-the-follower-whom-you-send = Wen schickst du?
reason-choose-the-goods-that-you-send-more-at-most = Welche Waren schickst du (höchstens noch { $a })?
reason-choose-the-monk-whom-you-return-to-the-supply = Welchen Mönch gibst du zurück?
reason-choose-the-player-who-receives-a-follower = Zu wem schickst du eine Person?
reason-choose-the-track-on-which-you-advance = Auf welcher Leiste rückst du vor?
reason-choose-what-rome-gets-a-monk-of-everybody-or-a-citizen = Was bekommt Rom: von allen einen Mönch oder einen Bürger?
reason-choose-what-you-pay-as-the-estate-manager = Was zahlst du als Gutsverwalter?
reason-choose-who-gets-the-next-piece-of-the-donation = Wer bekommt den nächsten Teil der Spende?
reason-choose-who-may-travel-along-a-waterway-or-say-that-you-are-done = Wer reist auf einem Wasserweg?
reason-choose-who-receives-the-coins-the-city-or-another-player = Wer bekommt die Münzen?
reason-choose-who-receives-the-goods-the-city-or-another-player = Wer bekommt die Waren?
reason-choose-your-character = Welchen Charakter spielst du?
reason-give-goods-worth-more-points-or-a-tower-of-your-own = Was gibst du ab: Waren (noch { $a ->
    [one] { $a } Punkt
   *[other] { $a } Punkte
  }) oder einen eigenen Wehrturm?
reason-keep-the-citizen-for-your-own-objective-or-give-it-to-the-team = Behältst du den Bürger, oder bekommt ihn das Team?
reason-no-follower-there-finds-a-free-space-in-the-city = Niemand dort findet einen freien Platz in der Stadt.
reason-no-other-player-has-activated-an-action-that-you-can-use = Keine Aktion zu nutzen: Niemand sonst hat eine aktiviert, die du nutzen kannst.
reason-no-other-player-has-room-for-a-follower = Kein Platz: Niemand sonst hat Platz für eine Person.
reason-nobody-waits-in-your-market-whom-you-could-send = Niemand zu schicken: Auf deinem Markt wartet niemand, den du schicken könntest.
reason-pay-for-grain-as-a-team-or-say-that-you-are-done = Zahlt das Team für Getreide?
reason-place-the-follower-who-was-sent-to-you-or-put-him-into-your-market = Wohin kommt die Person, die dir geschickt wurde?
reason-send-a-follower-to-the-city = Wen schickst du in die Stadt?
reason-send-a-follower-to-the-city-or-stop-here = Wen schickst du noch in die Stadt?
reason-send-the-gear-wheel-to-the-catapult-or-keep-it = Kommt { GEAR(form: "the") } zum Katapult?
reason-that-part-of-the-city-has-no-free-space-for-a-follower-who-stands-here = Dieser Teil der Stadt hat keinen freien Platz für jemanden, der hier steht.
reason-the-estate-manager-could-not-pay-the-dues-of-round = Der Gutsverwalter konnte die Abgaben der Runde { $a } nicht zahlen.
reason-the-team-still-has-to-give-up-development-points-or-monks = Das Team schuldet noch { $a ->
    [one] { $a } Entwicklungspunkt oder Mönch
   *[other] { $a } Entwicklungspunkte oder Mönche
  }.
reason-the-team-still-has-to-give-up-place-tiles-or-coins-for-the-next-one = Das Team schuldet noch { $a ->
    [one] { $a } Ortskarte
   *[other] { $a } Ortskarten
  } oder { $b ->
    [one] { $b } Münze
   *[other] { $b } Münzen
  } für die nächste.
reason-the-team-still-has-to-return-gear-wheels-or-coins-for-the-next-one = Das Team schuldet noch { $a } { GEAR($a) } oder { $b ->
    [one] { $b } Münze
   *[other] { $b } Münzen
  } für das nächste.
reason-this-objective-is-not-reached-yet = Diese Aufgabe ist noch nicht erfüllt.
reason-you-have-no-coin-to-send = Keine Münze zu verschicken.
reason-you-have-no-good-to-send = Keine Ware zu verschicken.

# What sentences have to know of our nouns: their gender and preposition (notation/nouns.py).
gender-place-vehicle = n
gender-place-guild-house = n
gender-place-hostel = f
gender-place-palatinate = f
gender-deed-city-walls = f
gender-deed-reinforcement-wall = f
gender-deed-weapon-smithy = f
gender-deed-shelter = f
gender-deed-assembly-hall = m
