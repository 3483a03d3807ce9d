# What the program says about the solo scenarios. No printed values.

# Questions and refusals, by the English text of the rules.
reason-choose-where-grain-leaves-the-map-more = Wo verschwindet Getreide von der Landkarte (noch { $a })?
reason-coins-only-replace-food-that-you-do-not-have = Münzen ersetzen nur Nahrungsmittel, die du nicht hast.
reason-give-food-more = Welche Nahrungsmittel gibst du ab (noch { $a })?

# What sentences have to know of our nouns: their gender and preposition (notation/nouns.py).
gender-deed-tours-canalization = m
gender-deed-knight-consecration = m
