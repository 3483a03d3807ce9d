# How the lobby introduces the scenarios for one player.
tours = Le Voyage à Tours
toursNote = Seul au fil de l’eau : trois de chaque marchandise et trois citoyens pour Tours

# When the game begins.
introGoal = Tu gagnes si tu livres à Tours trois de chaque marchandise d’un coup, avec trois citoyens, avant la fin de la manche { $rounds }. Un fanion marque Tours sur la carte.
introJourney = Ton pion marchand part de Nevers. Le bateau, le chariot et la diligence ramassent des marchandises en route, les deux là où il y en a deux ; à Orléans attend un citoyen, les autres viennent des œuvres et des pistes.
introEvents = Tous les événements sont connus. Regarde devant toi : garde des aliments pour les récoltes, et voyage avant que des voies soient fermées.

# The rules on one page: what a line is about, then what it says.
rules = Le Voyage à Tours
rule-goal = But
    .says = Avec ton pion marchand à Tours et trois citoyens, livre trois de chaque marchandise d’un coup avant la fin de la manche 14. Les points ne comptent pas.
rule-journey = Le voyage
    .says = Ton pion marchand part de Nevers, avec 3 pièces et la diligence. Là où deux marchandises se trouvent sur la voie, tu peux prendre les deux. À Orléans, un citoyen attend ton pion marchand.
rule-events = Événements
    .says = Ils sont connus dès le début, dans l’ordre : prévois les récoltes et les voies fermées.
rule-otherwise = Pour le reste
    .says = Tu joues comme dans le jeu de base, seul et sans recensement ; les rares œuvres donnent des citoyens utiles.
