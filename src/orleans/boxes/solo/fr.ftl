# What the program says about the solo scenarios. No printed values.

# Questions and refusals, by the English text of the rules.
reason-choose-where-grain-leaves-the-map-more = D’où le blé quitte-t-il la carte (encore { $a }) ?
reason-coins-only-replace-food-that-you-do-not-have = Les pièces ne remplacent que les aliments que tu n’as pas.
reason-give-food-more = Quels aliments cèdes-tu (encore { $a }) ?

# What sentences have to know of our nouns: their gender and preposition (notation/nouns.py).
gender-deed-tours-canalization = f
gender-deed-knight-consecration = m
