# How the lobby introduces Capital Vierzon.
vierzon = Capitale Vierzon
note = Seul contre la montre : cinq objectifs en quatorze manches font d’une ville la capitale

# When the game begins.
introGoal = Tu gagnes si tu atteins les cinq objectifs avant la fin de la manche { $rounds }. Des fanions marquent Loches et Vierzon sur la carte.
introCoins = Épargne d’abord 10 pièces : il faut les payer avant la fin de la manche 8, sinon la partie ne peut plus être gagnée. Un autre objectif demande 25 pièces, à n’importe quelle manche.
introReach = Pour payer ou livrer, touche l’objectif à ton tour ou après l’événement : cela ne coûte pas d’action. Seuls le comptoir de Loches et les 28 points pour le développement se marquent d’eux-mêmes.

# The rules on one page: what a line is about, then what it says.
rule-goal = But
    .says = Atteins cinq objectifs avant la fin de la manche 14 : paie 10 pièces avant la fin de la manche 8 et 25 pièces quand tu veux, construis un comptoir à Loches, aie 28 points pour le développement et livre à Vierzon des marchandises valant 12 points. Les points ne comptent pas.
rule-paying = Atteindre un objectif
    .says = À ton tour ou après l’événement, tu touches un objectif pour payer ou livrer, en une fois ; cela ne coûte pas d’action. Loches et les 28 points sont atteints d’eux-mêmes, et rien ne te reprend un objectif.
rule-steps = Difficulté
    .says = Dans les deux versions plus difficiles, tu atteins au plus un objectif par manche et tu choisis lequel ; dans la plus difficile, dans l’ordre, de haut en bas.
rule-events = Événements
    .says = Ils sont connus dès le début, dans l’ordre. Dans la tempête de la manche 13, ton pion marchand reste où il est ; à la manche 14, deux des partisans piochés retournent dans le sac.
rule-otherwise = Pour le reste
    .says = Tu joues comme dans le jeu de base, seul, avec l’étal dès le début. Il n’y a ni recensement, ni pièces au départ, mais 40 marchandises et cinq tuiles Lieu de chaque catégorie.
