# Prospérité : son histoire, le charpentier, les cartes Édifice et les édifices.
prosperity = Prospérité
note = Un charpentier pour tous, un plan secret pour chacun : mène-le, construis et pourvois tes édifices
cards = Cartes Édifice
hand = Ma carte Édifice
choose = Gardes-en une
pile = { $n ->
    [one] { $n } carte Édifice dans la pile
   *[other] { $n } cartes Édifice dans la pile
  }
gives = { $n ->
    [one] { $n } point une fois achevé
   *[other] { $n } points une fois achevé
  }
steps = { $n ->
    [0] le charpentier y est
    [one] le charpentier est à { $n } étape
   *[other] le charpentier est à { $n } étapes
  }
byRoad = { $town } par la route
byWater = { $town } par voie d’eau
whenHand = S’il s’y arrête à la fin de ton action, tu peux le construire. Le scriptorium échange la carte.
faceDown = Marchandise, face cachée
buildHere = Construire ton édifice ici
isComplete = édifice achevé
carpenter = Charpentier
myTown = ta carte Édifice : { $card }
building = Édifices à pourvoir
complete = Édifices achevés
done = Achevés
laid = Déjà là
lacks = Il manque encore
full = Il ne manque plus rien : achevé dès que les plans sont révélés.
how = Pose pièces et marchandises en planifiant ou à ton tour, sans action. Les partisans viennent de l’hôtel de ville ou de la poudrière.
tileDown = Face cachée : sans effet jusqu’à la Reconstruction.

# When the game begins.
introGoal = Après { $rounds } manches, qui a le plus de points gagne. Les édifices achevés comptent ce qu’indiquent leurs cartes.
introCard = De deux cartes Édifice secrètes, tu en gardes une. Tous mènent le même charpentier : des points sur la carte marquent son chemin vers ta ville.
introBuild = S’il s’y arrête à la fin de ton action, tu peux construire. Puis pourvois l’édifice : partisans par l’hôtel de ville, pièces et marchandises en planifiant et à tes tours.

# The rules on one page: what a line is about, then what it says.
rule-goal = But
    .says = Le plus de points après 16 manches : pièces, marchandises, (comptoirs + citoyens) × niveau de développement, et édifices achevés.
rule-goods = Marchandises
    .says = Elles sont face cachée sur la carte. Ton pion marchand en prend une sans la voir ; ensuite, tous voient ce que c’est.
rule-carpenter = Charpentier
    .says = Son plateau accueille commerçants et bateliers, pas d’engrenages. Utilise-en autant que tu veux, ensemble ou séparément : chaque commerçant le mène par une route, chaque batelier par une voie d’eau, et va dans le sac. Tu n’es pas obligé de le mener.
rule-build = Construire
    .says = S’il est dans la ville de ta carte à la fin d’une telle action, tu peux construire : un de tes comptoirs couvre une marchandise sur un chemin vers la ville, qui y reste sans être vue. Puis regarde deux cartes et gardes-en une.
rule-man = Pourvoir
    .says = L’hôtel de ville et la poudrière envoient des partisans à tes édifices comme aux œuvres de bienfaisance, mais sans pièces. Pièces et marchandises s’y posent sans action : en planifiant, à ton tour, avant les événements qui peuvent coûter, et après le dernier. Ce qui est planifié se montre quand tous sont prêts. Ensuite rien n’est repris.
rule-complete = Achevé
    .says = Avec ce qui manquait en dernier, un édifice est achevé : ses partisans vont à la réserve, pièces et marchandises quittent le jeu. Il compte les points de sa carte et n’est pas un comptoir. Ce qui se trouve près d’un édifice inachevé compte comme tien à la fin.
rule-scriptorium = Scriptorium
    .says = Il donne un point de développement, ou tu regardes deux cartes Édifice, en gardes une et mets la tienne sous la pile.
rule-events = Événements
    .says = Ils sont connus dès le début, dans leur ordre, et viennent à la fin de leur manche ; seul le Pèlerinage vaut pendant les actions. Le Grand incendie retourne toutes les tuiles Lieu jusqu’à la Reconstruction : engrenages et partisans qui s’y trouvent vont à la réserve, ceux de ta couleur dans le sac.
rule-otherwise = Pour le reste
    .says = On joue comme dans le jeu de base, avec ses propres tuiles Lieu et trois œuvres de bienfaisance. Des citoyens attendent sur deux pistes et aux œuvres de bienfaisance ; Pot-de-vin et Jour des pèlerins en apportent d’autres.
