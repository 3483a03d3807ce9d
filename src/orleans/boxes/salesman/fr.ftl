# What the program says about Travelling Salesman. No printed values.

# Questions, by the English text of the rules.
reason-give-food-or-coins-each = Cède { $a ->
    [one] { $a } aliment ou paie { $b } pièces
   *[other] { $a } aliments ou paie { $b } pièces pour chacun
  }.
