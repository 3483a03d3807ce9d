# What the program says about Capital Vierzon. No printed values.

move-banish = { KIND($a, form: "acc") } in den Beutel zurücklegen
item-banishes = { $you ->
    [yes] legst
   *[no] legt
  } { KIND($kind, form: "acc") } in den Beutel zurück

# Questions, by the English text of the rules.
reason-choose-who-goes-back-to-the-bag-more = Wer kehrt in den Beutel zurück (noch { $a })?

# What sentences have to know of our nouns: their gender and preposition (notation/nouns.py).
gender-deed-university-expansion = m
gender-deed-city-council = f
