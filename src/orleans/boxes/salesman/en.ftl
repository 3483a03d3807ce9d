# What the program says about Travelling Salesman. No printed values.

# Questions, by the English text of the rules.
reason-give-food-or-coins-each = Give up { $a ->
    [one] { $a } food item or pay { $b } coins
   *[other] { $a } food items or pay { $b } coins for each
  }.
