# What the program says about The Duel. No printed values.

# Questions and refusals, by the English text of the rules.
reason-you-have-no-citizen-to-pay = Kein Bürger zum Bezahlen.
reason-choose-the-good-that-you-exchange-or-say-that-you-are-done = Welche Ware tauschst du?
reason-travel-on-for-a-coin-more-or-say-that-you-are-done = Wohin reist du für eine Münze (noch { $a })?
reason-give-goods-or-coins-worth-more = Was gibst du ab (noch { $a ->
    [one] { $a } Punkt
   *[other] { $a } Punkte
  })?

# What sentences have to know of our nouns: their gender and preposition (notation/nouns.py).
gender-place-bourgeois-board = n
gender-deed-duel-astronomy = f
gender-deed-wine-press-house = n
gender-deed-three-field-rotation = f
gender-deed-angelology = f
