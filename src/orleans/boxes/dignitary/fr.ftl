# What the program says about The Dignitary. No printed values.

# Questions, by the English text of the rules.
reason-choose-the-gear-wheel-that-you-return-more = Que rends-tu à la réserve parmi tes { GEAR(2) } (encore { $a }) ?
