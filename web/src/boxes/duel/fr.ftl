# How the lobby introduces The Duel.
duel = Le Duel
note = Deux joueurs, quatre objectifs, seize manches : le premier gagne, et qui ne peut payer perd
wins = gagne { $won ->
    [one] { $won } partie
   *[other] { $won } parties
  } sur { $games } contre Difficile

# When the game begins.
introGoal = Tu gagnes si tu atteins le premier les quatre objectifs, avant la fin de la manche { $rounds }. Des fanions marquent leurs villes sur la carte.
introFirst = D’abord, chacun choisit la ville où il commence. Puis vous choisissez tour à tour des tuiles Lieu : chacun de vous pourra les prendre plus tard.
introEvents = Tous les événements sont connus. Regarde devant toi : qui ne peut payer ce que l’un d’eux exige perd aussitôt.

# The rules on one page: what a line is about, then what it says.
rule-goal = But
    .says = Atteins quatre objectifs avant ton adversaire : un niveau de développement de 3, trois comptoirs dont un dans une ville sans voie d’eau, 3 vins livrés à Châtellerault, et 3 étoffes dont au moins un brocart livrées à Orléans. Les points ne comptent pas.
rule-end = Fin
    .says = Niveau et comptoirs se marquent d’eux-mêmes. Pour livrer, touche l’objectif à ton tour ou après l’événement ; cela ne coûte pas d’action. La fin d’une manche décide : si vous avez tous deux les quatre objectifs, la valeur des marchandises compte, puis les pièces. Après la manche 16, le plus grand nombre d’objectifs l’emporte, puis de même les marchandises et les pièces. En cas d’égalité parfaite, vous gagnez tous deux.
rule-setup = Mise en place
    .says = À partir du premier joueur, vous placez vos pions marchands dans des villes de votre choix. Puis les tuiles Lieu sont choisies pour vous deux : le premier joueur en prend 5 de catégorie I, l’autre 5 de I et 5 de II, puis le premier joueur 5 de II.
rule-house = Maison bourgeoise
    .says = Vous y avez chacun une case pour tout partisan, sauf ceux de votre couleur. Elle coûte un citoyen et donne une marchandise, un voyage, 5 pièces ou 3 points de développement. Le partisan va à la réserve.
rule-events = Événements
    .says = Ils sont connus dès le début, dans leur ordre. Il n’y a pas de torture : qui ne peut payer ce qu’un événement exige perd aussitôt ; si aucun de vous ne le peut, vous perdez tous deux.
rule-otherwise = Pour le reste
    .says = On joue comme au jeu de base à deux, avec 8 engrenages. Il n’y a pas de recensement. Les citoyens n’attendent qu’aux quatre œuvres ; on peut en acheter un à la manche 1.
