# What the program says about Prosperity. No printed values.

kind-trader-or-boatman = { $n ->
    [one] commerçant ou batelier
   *[other] commerçants ou bateliers
  }
    .nom = un commerçant ou un batelier
    .acc = un commerçant ou un batelier
    .gen = d’un commerçant ou d’un batelier
    .many = commerçants ou bateliers
    .de = de commerçants ou de bateliers

# The log.
log-lays-coin = { $you ->
    [yes] Tu poses
   *[no] { $who } pose
  } { $n ->
    [one] une pièce
   *[other] { $n } pièces
  } près de « { CARD($card) } »
log-lays-good = { $you ->
    [yes] Tu poses
   *[no] { $who } pose
  } { $n } { GOOD($good, $n) } près de « { CARD($card) } »
item-steers = { $you ->
    [yes] mènes
   *[no] mène
  } le charpentier vers { TOWN($town) }
item-card-built = { $you ->
    [yes] construis
   *[no] construit
  } « { CARD($card) } »
item-card-completed = { $you ->
    [yes] achèves
   *[no] achève
  } « { CARD($card) } »
item-looks-at = « { CARD($card) } » au choix
item-new-structure-card = { $you ->
    [yes] prends
   *[no] prend
  } une nouvelle carte Édifice
item-tile-face-down = { $you ->
    [yes] retournes
   *[no] retourne
  } { PLACE($place, form: "the") }
item-tile-not-face-down = { $you ->
    [yes] remets
   *[no] remet
  } { PLACE($place, form: "the") } face visible

# Moves.
move-exchange = Prendre une nouvelle carte Édifice
move-pick-up-hidden = Prendre la marchandise
move-keep-structure = Garder la carte { $a }
move-steer = Charpentier vers { TOWN($a) } ({ WAY($b) })
move-erect = Construire l’édifice : { CONNECTION($a) }
move-man = Envoyer { KIND($a, form: "acc") } à « { CARD($b) } »
move-lay-coin = Poser une pièce près de « { CARD($a) } »
move-lay-good = Poser 1 { GOOD($a) } près de « { CARD($b) } »
move-give-burned = Céder la tuile Lieu retournée : { PLACE($a) }
move-look-at = Carte Édifice : « { CARD($a) } »
move-find = La marchandise est : { GOOD($a) }
move-grant = Tuile Lieu au départ : { PLACE($a) }

# Sources of points, and headings.
source-structures = Édifices
term-structure-card = Carte Édifice
term-looked-at = Cartes au choix
term-completed = Édifices achevés
term-structures = Édifices
term-carpenter = Charpentier
term-hidden-goods = Marchandises cachées
term-burned-tiles = Tuiles Lieu retournées
term-hidden-good = marchandise cachée
term-structure-of = édifice : { $a }

# Why a bot would play a move.
because-structures = { $a ->
    [one] { $a } point
   *[other] { $a } points
  } pour des édifices
because-hidden-goods = { $a ->
    [one] une marchandise cachée
   *[other] { $a } marchandises cachées
  }
because-new-card = une nouvelle carte Édifice
because-goal-built = construit « { $a } »
because-goal-lacks = il manque ensuite encore { $b } { $b ->
    [one] élément
   *[other] éléments
  } à « { $a } »
because-goal-carpenter = rapproche le charpentier { TOWN($a, form: "from") } (encore { $b ->
    [one] { $b } étape
   *[other] { $b } étapes
  })
because-goal-with-him = mène le charpentier { TOWN($a, form: "in") }
because-goal-card = le charpentier est { $b ->
    [0] dans la ville
    [one] à { $b } étape de la ville
   *[other] à { $b } étapes de la ville
  } de « { $a } »

# Questions and refusals, by the English text of the rules.
reason-take-the-good-that-lies-face-down-on-the-way-or-leave-it = Prends-tu la marchandise en chemin ?
reason-choose-the-structure-card-that-you-keep = Quelle carte Édifice gardes-tu ?
reason-keep-the-structure = Garder « { CARD($a) } »
reason-you-have-no-such-structure-that-is-not-complete = Tu n’as pas construit cet édifice, ou il est achevé.
reason-the-structure-does-not-ask-for-more-of-it = L’édifice n’en demande pas plus.
reason-you-have-nothing-of-it-to-lay = Tu n’en as pas.
reason-lay-coins-or-goods-beside-a-structure-or-say-that-you-are-done = Poses-tu des pièces ou des marchandises près d’un édifice ?
reason-nobody-there-can-lead-the-carpenter-away-and-you-can-build-nothing-in-his-town = Rien à faire : personne sur ce plateau ne peut mener le charpentier plus loin, et tu ne peux rien construire dans sa ville.
reason-no-free-good-lies-there-on-a-way-to-his-town = Aucune marchandise libre ne s’y trouve sur un chemin vers sa ville.
reason-no-follower-on-the-carpenters-board-can-lead-him-there = Aucun de tes partisans sur ce plateau ne peut mener le charpentier vers cette ville.
reason-lead-the-carpenter-on-build-your-structure-or-say-that-you-are-done = Où mènes-tu le charpentier, ou construis-tu ?
reason-you-have-no-structure-card = Tu n’as pas de carte Édifice.
reason-the-carpenter-is-not-in = Le charpentier n’est pas { TOWN($a, form: "in") }.
reason-no-free-good-lies-on-a-way-to-the-town = Aucune marchandise libre ne se trouve sur un chemin vers la ville.
reason-that-structure-does-not-ask-for-a-follower-who-stands-here = Cet édifice ne demande aucun partisan qui se trouve ici.
reason-send-a-follower-to-a-deed-or-to-a-structure = Qui envoies-tu, et à quelle œuvre ou à quel édifice ?
reason-take-a-development-point-or-a-new-structure-card = Un point de développement, ou une nouvelle carte Édifice ?
reason-buy-a-monk-for-coins-or-say-that-you-are-done = Achètes-tu un moine pour { $a ->
    [one] { $a } pièce
   *[other] { $a } pièces
  } ?
reason-choose-who-goes-to-the-supply-with-a-monk-for-a-citizen-or-say-that-you-are-done = Qui va à la réserve avec un moine, contre un citoyen ?
reason-buy-a-monk = Acheter un moine
reason-buy-for-coins = { GOOD($a) } pour { $b ->
    [one] { $b } pièce
   *[other] { $b } pièces
  }
reason-buy-a-good-of-the-supply-more-or-say-that-you-are-done = Quelle marchandise achètes-tu (encore { $a }) ?

# What sentences have to know of our nouns: their gender and preposition (notation/nouns.py).
gender-place-carpenter = m chez
gender-deed-carpenters-guild = f
gender-deed-right-of-assembly = m
gender-deed-orphanage = f
