# What the program says about The Dignitary. No printed values.

# Questions, by the English text of the rules.
reason-choose-the-gear-wheel-that-you-return-more = Which { GEAR() } goes back to the supply ({ $a } more)?
