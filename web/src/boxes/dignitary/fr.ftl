# How the lobby introduces The Dignitary.
dignitary = Le Dignitaire
note = Seul et sans marchandises : rallie huit citoyens en seize manches

# Before the first round, when citizens are placed.
introGoal = Tu gagnes si tu as { $need } citoyens à la fin d’une manche, au plus tard à la manche { $rounds }.
introFirst = Décide d’abord où { $left } d’entre eux { $left ->
    [one] attend
   *[other] attendent
  } : choisis l’une après l’autre des cases éclairées des pistes, de la piste de développement et des œuvres, ou garde les cases habituelles. Les autres attendent dans des villes.
introBoatmen = Pas sur la piste des bateliers : sa case est la cinquième, et il n’y a que quatre bateliers.

# The rules on one page: what a line is about, then what it says.
rule-goal = But
    .says = Aie huit citoyens à la fin d’une manche, au plus tard à la manche 16 (sept dans la version facile). Les points ne comptent pas.
rule-citizens = Citoyens
    .says = Six attendent dans des villes : chacun te suit quand ton pion marchand arrive. Avant la première manche, tu en places sept autres sur les pistes et aux œuvres. Celui de la piste des bateliers ne peut pas être gagné : il n’y a que quatre bateliers.
rule-events = Événements
    .says = Ils sont connus dès le début, dans l’ordre. Qui ne peut payer les redevances cède des choses ; les engrenages impayés retournent à la réserve.
rule-otherwise = Pour le reste
    .says = Tu joues comme dans le jeu de base, seul, avec la diligence dès le début. Il n’y a ni marchandises, ni recensement, ni pièces au départ, et cinq tuiles Lieu de chaque catégorie.
