# What the program says about the solo scenarios. No printed values.

# Questions and refusals, by the English text of the rules.
reason-choose-where-grain-leaves-the-map-more = Where does grain leave the map ({ $a } more)?
reason-coins-only-replace-food-that-you-do-not-have = Coins only replace food items that you do not have.
reason-give-food-more = Which food items do you give up ({ $a } more)?

# What sentences have to know of our nouns: their gender and preposition (notation/nouns.py).
gender-deed-tours-canalization = none
gender-deed-knight-consecration = none
