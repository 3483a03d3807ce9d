# What the program says about The Duel. No printed values.

# Questions and refusals, by the English text of the rules.
reason-you-have-no-citizen-to-pay = No citizen to pay with.
reason-choose-the-good-that-you-exchange-or-say-that-you-are-done = Which good do you exchange?
reason-travel-on-for-a-coin-more-or-say-that-you-are-done = Where do you travel, for a coin ({ $a } more)?
reason-give-goods-or-coins-worth-more = What do you give up ({ $a ->
    [one] { $a } more point
   *[other] { $a } more points
  })?

# What sentences have to know of our nouns: their gender and preposition (notation/nouns.py).
gender-deed-duel-astronomy = none
gender-deed-three-field-rotation = none
gender-deed-angelology = none
