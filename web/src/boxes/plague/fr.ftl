# The Plague: its story, cards and corpses.
plague = La Peste
storyNote = Les cadavres encombrent le marché : un médecin pour chaque lieu, et l’indulgence pour les bonnes œuvres
noteModule = Des cadavres arrivent dans chaque sac. Les cartes Indulgence vident le marché, le médecin de la peste remplace n’importe qui, et trois cartes Peste changent les règles.
hand = Mes cartes
lookedAt = De la pile
display = Étalage
plagueCards = Cartes Peste
cards = Cartes Indulgence
atTheStart = Elle a été appliquée au début de la partie.
pile = { $n ->
    [one] { $n } carte Indulgence dans la pile
   *[other] { $n } cartes Indulgence dans la pile
  }
brings = À la fin de la manche, { $n ->
    [one] { $n } cadavre arrive
   *[other] { $n } cadavres arrivent
  } dans chaque sac.
missed = Trop tard : en l’état, elle ne peut plus être honorée.
cardGives = Elle débarrasse ton marché des cadavres et donne { $n ->
    [one] { $n } point
   *[other] { $n } points
  } à la fin.
whenHand = Joue-la à ton tour, pendant la phase d’actions.
whenDisplay = L’infirmerie la met dans ta main.
lacks = Il manque
sort-pilgrimage = Pèlerinage
sort-donate = Don
sort-build = Comptoir
sort-deliver = Livraison
sort-milestone = Étape
handOf = { $n ->
    [one] { $n } carte Indulgence en main
   *[other] { $n } cartes Indulgence en main
  }
known = Prises à la vue de tous
fulfilled = Cartes Indulgence honorées
corpseCosts = Chacun coûte un point à la fin.

# Pendant la première manche d’une première partie.
introCorpses = Des cadavres arrivent dans chaque sac. Piochés, ils occupent des emplacements de ton marché, et chacun de ceux qui te restent à la fin coûte un point.
introDoctor = En général à partir de la manche 2, le médecin de la peste de ton infirmerie remplace n’importe quel partisan, une fois par manche.
introCards = Les cartes Indulgence débarrassent ton marché des cadavres et donnent des points : honore-les à ton tour et prends-en d’autres avec l’infirmerie.

# The rules on one page: what a line is about, then what it says.
rule-corpses = Cadavres
    .says = Presque chaque événement apporte des cadavres : à la fin de la manche, ils arrivent dans chaque sac. On les pioche comme des partisans et ils remplissent ton marché, mais ils ne servent à rien.
rule-return = S’en défaire
    .says = Après l’événement, tu peux remettre dans ton sac tous les cadavres de ton marché, ou aucun. À partir de six, tu peux remettre avant de piocher ceux au-delà de cinq. Ils ne partent pour de bon que par les cartes Indulgence, certains événements et certaines œuvres.
rule-doctor = Médecin de la peste
    .says = Dès la manche 2, il attend dans ton infirmerie. En planifiant, il remplace n’importe quel partisan, même un moine, en plus de ceux que tu as piochés ; puis il revient. Il n’est jamais envoyé à une œuvre et jamais perdu.
rule-cards = Indulgence
    .says = À ton tour, avant ou après une action, tu peux honorer des cartes Indulgence de ta main, même plusieurs à la fois. Tous les cadavres quittent ton marché, et la carte donne ses points à la fin.
rule-moment = Au bon moment
    .says = Une carte s’honore par ce que tu fais à ce tour même : arriver dans la ville, y construire, atteindre l’étape. Ce que tu avais avant ne compte pas ; seuls les dons et livraisons se font avec ce que tu possèdes. Un événement peut aussi honorer une carte.
rule-new = Nouvelles cartes
    .says = L’infirmerie donne une carte de plus : une de l’étalage ou la première de la pile. Si une carte de la pile ne peut plus être honorée, elle rejoint l’étalage et tu en pioches une autre, une fois.
rule-plague = Cartes Peste
    .says = Trois cartes rendent la partie plus dure, au début ou tout du long. Elles restent en vue ; pointe l’une d’elles pour la lire.
rule-points = Points
    .says = Les cartes Indulgence honorées comptent ce qu’elles indiquent. Chaque cadavre dans ton sac, à ton marché et au cimetière coûte un point.
rule-otherwise = Pour le reste
    .says = L’Épidémie vient d’abord, la Victoire sur la peste en dernier, avec 4 tuiles de chaque lettre entre les deux. À deux ou trois joueurs, seules les œuvres du haut sont ouvertes ; Alchimie II s’ouvre quand Alchimie I est achevée. Qui ne peut payer un événement subit la torture.
