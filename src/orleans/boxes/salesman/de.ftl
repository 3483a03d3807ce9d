# What the program says about Travelling Salesman. No printed values.

# Questions, by the English text of the rules.
reason-give-food-or-coins-each = Gib { $a ->
    [one] { $a } Nahrungsmittel ab oder zahle { $b } Münzen
   *[other] { $a } Nahrungsmittel ab oder zahle je { $b } Münzen
  }.
