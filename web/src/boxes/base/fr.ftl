# How the lobby introduces the base game.
title = Orléans
note = Le jeu de base : partisans, marchandises et comptoirs au bord de la Loire

# The rules on one page: what a line is about, then what it says.
rules = Le jeu
rule-goal = But
    .says = Le plus de points après 18 manches : pièces, marchandises et (comptoirs + citoyens) × niveau de développement.
rule-hourglass = 1 Sablier
    .says = L’événement de la manche est révélé ; il agit en phase 6, sauf mention contraire.
rule-census = 2 Recensement
    .says = Premier sur la piste des fermiers : +1 pièce. Dernier : −1 pièce, à partir de trois joueurs. Égalité : personne.
rule-followers = 3 Partisans
    .says = Pioche autant de partisans que l’indique la piste des chevaliers. Le marché en contient huit au plus.
rule-planning = 4 Planification
    .says = Tous en même temps : place les partisans sur les cases qui les demandent. Les moines vont partout. Un lieu plein est activé.
rule-actions = 5 Actions
    .says = À tour de rôle, un lieu activé chacun, ou passer. Les partisans utilisés retournent au sac.
rule-event = 6 Événement
    .says = Il touche tout le monde. Qui ne peut payer subit la torture : une chose cédée par pièce manquante.
rule-start = 7 Premier joueur
    .says = Le joueur de gauche devient premier joueur.
rule-hiring = Recruter
    .says = Ferme, village, université, château, monastère : un partisan au sac ; tu avances sur sa piste et prends le bonus.
rule-travel = Bateau, chariot
    .says = Ton pion marchand va à la ville suivante par voie d’eau ou route ; prends une marchandise en chemin.
rule-guildhall = Maison de guilde
    .says = Un comptoir là où est ton pion marchand : un par ville, à Orléans un par joueur.
rule-scriptorium = Scriptorium
    .says = +1 point de développement. Les étoiles augmentent ton niveau.
rule-townhall = Hôtel de ville
    .says = Envoie un ou deux partisans aux œuvres ; ils ne reviennent pas. Chacun rapporte des pièces ou du développement ; qui achève une œuvre prend son citoyen.
rule-gears = Engrenages
    .says = Chacun occupe une case jusqu’à la fin : d’abord seulement à la place d’un fermier, jamais d’un moine. Un lieu en prend un au plus, et aucun s’il ne demande qu’un partisan ; l’hôtel de ville n’en prend pas.
rule-goods = Marchandises
    .says = Blé 1, fromage 2, vin 3, laine 4, brocart 5 points.
