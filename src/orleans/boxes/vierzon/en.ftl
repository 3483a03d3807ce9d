# What the program says about Capital Vierzon. No printed values.

move-banish = Return { KIND($a, form: "acc") } to the bag
item-banishes = { $you ->
    [yes] return
   *[no] returns
  } { KIND($kind, form: "acc") } to the bag

# Questions, by the English text of the rules.
reason-choose-who-goes-back-to-the-bag-more = Who goes back to the bag ({ $a } more)?

# What sentences have to know of our nouns: their gender and preposition (notation/nouns.py).
gender-deed-university-expansion = none
gender-deed-city-council = none
