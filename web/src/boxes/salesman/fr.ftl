# How the lobby introduces Travelling Salesman.
salesman = Le Voyageur de commerce
note = Seul sur la route : cinq villes attendent des marchandises, et il faut manger à chaque manche

# When the game begins.
introGoal = Tu gagnes si tu as livré des marchandises à cinq villes avant la fin de la manche { $rounds }. Des fanions les marquent sur la carte.
introDeliver = Le bateau et le chariot ramassent des marchandises en route, la ferme donne des aliments. Dans la bonne ville, touche l’objectif : livrer ne coûte pas d’action.
introMeals = Chaque manche finit par un repas : 1 aliment ou 2 pièces, le double à partir de la manche 11. Si tu ne peux pas le payer, tu perds aussitôt.

# The rules on one page: what a line is about, then what it says.
rule-goal = But
    .says = Fais cinq livraisons avant la fin de la manche 15 : 3 laines à Bourges, une marchandise de chaque sorte à Chartres, 2 fromages et 2 vins à Vendôme, 3 blés à Tours, 1 brocart à Argenton-sur-Creuse. Les points ne comptent pas.
rule-delivering = Livrer
    .says = Quand ton pion marchand est dans la ville, tu touches l’objectif, à ton tour ou après l’événement. Toutes ses marchandises sont livrées en une fois ; cela ne coûte pas d’action. Tu gagnes à la fin de la manche de la dernière livraison.
rule-meals = Manger
    .says = À la fin des manches 1 à 10, tu cèdes 1 aliment (blé, fromage ou vin) ou 2 pièces. À la fin des manches 11 à 15, ce sont 2 aliments, ou 4 pièces, ou 1 aliment et 2 pièces. Si tu ne peux pas, tu perds aussitôt, même si tout est livré.
rule-steps = Difficulté
    .says = Dans les deux versions plus difficiles, tu fais au plus une livraison par manche ; dans la plus difficile, dans l’ordre, de haut en bas.
rule-townhall = Hôtel de ville
    .says = Envoie un ou deux partisans aux œuvres ; ils ne reviennent pas. Chacun rapporte des pièces ou du développement. Il n’y a pas de citoyens : une œuvre achevée ne rapporte rien de plus.
rule-otherwise = Pour le reste
    .says = Tu joues comme dans le jeu de base, seul, avec 10 pièces, l’étal, un chevalier et un érudit à ton marché. Il y a dix tuiles Lieu, mais ni recensement ni comptoirs, la maison de guilde ne sert donc à rien.
