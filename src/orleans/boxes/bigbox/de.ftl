# What the program says about the Big Box. No printed values.

# The log.
log-serves = { $you ->
    [yes] Du reichst
   *[no] { $who } reicht
  } im Spielzimmer 1 { GOOD($good) }
item-spared = { $you ->
    [yes] legst
   *[no] legt
  } 1 { GOOD($good) } ab und { $you ->
    [yes] bleibst
   *[no] bleibt
  } verschont

# Moves.
move-bake = { $a } Getreide zu Brot backen
move-ask = { SEAT($a) } wählen
move-bonus = Den Bonus { TRACK($a, form: "dat") } nehmen
move-buy = 1 { GOOD($a) } kaufen
move-sell = 1 { GOOD($a) } verkaufen
move-drop = 1 { GOOD($a) } ablegen und verschont bleiben
move-put = Im Spielzimmer 1 { GOOD($a) } reichen
move-lift = { GEAR(form: "the") } { SPACE($a, form: "from") } versetzen
move-give-road-station = Ein Kontor auf der Straße abgeben

# Questions and refusals, by the English text of the rules.
reason-no-way-leads-out-of-the-merchants-town = Aus der Stadt der Händlerfigur führt kein Weg.
reason-choose-the-town-to-go-to-or-stay = Wohin gehst du?
reason-choose-whose-merchant-moves-where-to-and-whether-you-take-the-good = Wessen Händlerfigur reist, und wohin?
reason-the-stage-coach-costs-3-coins = Zu wenige Münzen: Die Postkutsche kostet 3 Münzen.
reason-choose-first-who-gives-you-a-good = Wer gibt dir eine Ware?
reason-give-a-good-that-you-have = Welche Ware gibst du?
reason-you-have-built-no-trading-station = Kein Kontor: Du hast noch keines gebaut.
reason-the-road-holds-four-trading-stations-already = Straße voll: Auf ihr stehen schon vier Kontore.
reason-choose-a-town-without-a-trading-station-that-you-can-pay-for = Wo baust du das Kontor?
reason-you-can-pay-for-no-town-without-a-station = Zu wenige Münzen: Sie reichen für keine Stadt ohne Kontor.
reason-buy-wine-for-a-coin-or-say-that-you-are-done = 1 Wein für 1 Münze kaufen?
reason-you-have-no-good-to-pay-with = Keine Ware zum Bezahlen.
reason-choose-the-action-that-the-well-carries-out = Welche Aktion führt der Brunnen aus?
reason-none-of-your-actions-can-be-carried-out = Keine deiner Aktionen lässt sich ausführen.
reason-choose-another-players-activated-place-tile = Welche aktivierte Ortskarte eines anderen nutzt du?
reason-the-church-costs-2-coins = Zu wenige Münzen: Die Kirche kostet 2 Münzen.
reason-no-other-player-has-an-activated-tile-that-you-can-use = Keine Ortskarte zu nutzen: Kein anderer hat eine aktivierte, die du nutzen kannst.
reason-choose-a-place-of-your-player-board = Welchen Ort deines Tableaus wählst du?
reason-nobody-is-in-the-theatre = Niemand ist im Theater.
reason-your-marker-has-passed-the-last-star = Kein Stern mehr: Dein Markierer ist am letzten vorbei.
reason-there-are-scholars-in-the-supply = Noch Gelehrte: Es gibt noch Gelehrte im Vorrat.
reason-choose-a-wheel-then-an-empty-space-where-a-wheel-may-stand = Welches { GEAR() } versetzt du, und wohin?
reason-the-workshop-costs-1-coin = Die Werkstatt kostet 1 Münze.
reason-no-wheel-of-yours-can-be-moved = Nichts zu versetzen: Keines deiner Zahnräder lässt sich versetzen.
reason-your-marker-on-the-farmers-track-has-not-left-the-start = Noch keine Ware: Dein Markierer auf der Bauernleiste steht noch am Start.
reason-say-how-many-grain-you-bake = Wie viel Getreide backst du?
reason-baking-costs-2-coins = Backen kostet 2 Münzen.
reason-you-have-no-grain-to-bake = Kein Getreide zum Backen.
reason-choose-a-place-tile-that-you-can-pay-for = Welche Ortskarte kaufst du?
reason-you-cannot-pay-for-any-place-tile-on-offer = Zu wenige Münzen: Du kannst keine Ortskarte im Angebot bezahlen.
reason-choose-two-equal-goods-to-give-then-another-one-to-take = Welche zwei gleichen Waren gibst du ab, und was nimmst du dafür?
reason-you-have-no-two-equal-goods-for-which-the-supply-has-another-one = Kein Warenpaar: Du brauchst zwei gleiche Waren, und im Vorrat eine andere.
reason-buy-or-sell-at-the-goods-value-up-to-two-goods-in-all = Bis zu zwei Waren zu ihrem Wert kaufen oder verkaufen?
reason-you-have-nothing-to-sell-and-can-buy-nothing = Kein Handel möglich: Du hast nichts zu verkaufen und kannst nichts kaufen.
reason-choose-what-you-get-for-the-cheese-wool-coins-or-development = Was nimmst du für den Käse: Wolle, Münzen oder Entwicklung?
reason-you-have-no-cheese = Du hast keinen Käse.
reason-choose-the-good-that-you-pay = Mit welcher Ware zahlst du?
reason-choose-the-good-that-you-pay-then-the-track-whose-bonus-you-take = Mit welcher Ware zahlst du, und den Bonus welcher Leiste nimmst du?
reason-no-marker-of-yours-stands-at-a-bonus-to-be-had = Kein Bonus: Keiner deiner Markierer steht auf einem, den du bekommen kannst.
reason-choose-coins-a-good-a-journey-or-development = Was nimmst du?

# Goods behind a number.
good-bread = Brot

# What sentences have to know of our nouns: their gender and preposition (notation/nouns.py).
gender-place-barracks = f
gender-place-brasserie = f
gender-place-episcopal-see = m
gender-place-farm = m auf
gender-place-merchant-house = n
gender-place-port = m
gender-place-road = f auf
gender-place-statue = f an
gender-place-vineyard = m auf
gender-place-bakery = f
gender-place-ballroom = m
gender-place-black-market = m auf
gender-place-bookbindery = f
gender-place-bourgeois-house = n
gender-place-cathedral = f
gender-place-christmas-market = m auf
gender-place-church = f
gender-place-court = m an
gender-place-depot = n
gender-place-drawbridge = f auf
gender-place-flea-market = m auf
gender-place-gaming-room = n
gender-place-goldsmith = f
gender-place-lair = f
gender-place-lock = f an
gender-place-market-stand = m an
gender-place-observatory = f
gender-place-opera = f
gender-place-prairie = f
gender-place-quarry = m
gender-place-sheep-farm = f
gender-place-stage-coach = f
gender-place-tavern = f
gender-place-theatre = n
gender-place-tinkerers-wagon = m auf
gender-place-well = m an
gender-place-workshop = f
