# What the program says about The Dignitary. No printed values.

# Questions, by the English text of the rules.
reason-choose-the-gear-wheel-that-you-return-more = Welches { GEAR() } kehrt in den Vorrat zurück (noch { $a })?
