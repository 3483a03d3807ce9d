# What the program says about The Duel. No printed values.

# Questions and refusals, by the English text of the rules.
reason-you-have-no-citizen-to-pay = Pas de citoyen pour payer.
reason-choose-the-good-that-you-exchange-or-say-that-you-are-done = Quelle marchandise échanges-tu ?
reason-travel-on-for-a-coin-more-or-say-that-you-are-done = Où voyages-tu, pour une pièce (encore { $a }) ?
reason-give-goods-or-coins-worth-more = Que cèdes-tu (encore { $a ->
    [one] { $a } point
   *[other] { $a } points
  }) ?

# What sentences have to know of our nouns: their gender and preposition (notation/nouns.py).
gender-place-bourgeois-board = f
gender-deed-duel-astronomy = f
gender-deed-wine-press-house = m
gender-deed-three-field-rotation = m
gender-deed-angelology = f
