# What the program says about Capital Vierzon. No printed values.

move-banish = Remettre { KIND($a, form: "acc") } dans le sac
item-banishes = { $you ->
    [yes] remets
   *[no] remet
  } { KIND($kind, form: "acc") } dans le sac

# Questions, by the English text of the rules.
reason-choose-who-goes-back-to-the-bag-more = Qui retourne dans le sac (encore { $a }) ?

# What sentences have to know of our nouns: their gender and preposition (notation/nouns.py).
gender-deed-university-expansion = m
gender-deed-city-council = f
