# What the program says in its own words. No printed values.

# The log. $you: the reader's own seat.
log-line = { $head } : { $items }
log-uses = { $you ->
    [yes] Tu utilises
   *[no] { $who } utilise
  } { PLACE($place, form: "the") }
log-passes = { $you ->
    [yes] Tu passes
   *[no] { $who } passe
  }
log-draws = { $you ->
    [yes] Tu pioches
   *[no] { $who } pioche
  } { $n ->
    [0] aucun partisan
    [one] { $n } partisan
   *[other] { $n } partisans
  }
log-back = { $you ->
    [yes] Tu ramènes
   *[no] { $who } ramène
  } { KIND($kind, form: "acc") } { PLACE($place, form: "from") } au marché
log-finished = { $you ->
    [yes] Tu as
   *[no] { $who } a
  } fini de planifier
log-places = { $you ->
    [yes] Tu places
   *[no] { $who } place
  } { $placed }
log-gear = { $you ->
    [yes] Tu poses
   *[no] { $who } pose
  } { GEAR(form: "acc") } { PLACE($place, form: "on") } au lieu { WANT($space, form: "gen") }
item-puts-gear = { $you ->
    [yes] poses
   *[no] pose
  } { GEAR(form: "acc") } { PLACE($place, form: "on") } au lieu { WANT($space, form: "gen") }
log-sends = { $you ->
    [yes] Tu envoies
   *[no] { $who } envoie
  } { KIND($kind, form: "acc") } { DEED($deed, form: "to") }
log-sends-to-card = { $you ->
    [yes] Tu envoies
   *[no] { $who } envoie
  } { KIND($kind, form: "acc") } à « { CARD($card) } »
log-reaches = { $you ->
    [yes] Tu atteins
   *[no] { $who } atteint
  } l’objectif « { GOAL($goal) } »
log-starts-in = { $you ->
    [yes] Tu commences
   *[no] { $who } commence
  } { TOWN($town, form: "in") }
log-picks = { $you ->
    [yes] Tu choisis
   *[no] { $who } choisit
  } { PLACE($place, form: "acc") }
log-settles = { $you ->
    [yes] Tu places
   *[no] { $who } place
  } un citoyen : { CITIZEN($citizen) }
log-settles-rest = { $you ->
    [yes] Tu places
   *[no] { $who } place
  } les citoyens sur les cases habituelles
log-round = Manche { $round } sur { $rounds } : { EVENT($event) }
log-skipped = { EVENT($event, form: "title") } : une manche de moins
log-wins = { $you ->
    [yes] Tu gagnes
   *[no] { $who } gagne
  } avec { $n ->
    [one] { $n } point
   *[other] { $n } points
  }
log-has = { $you ->
    [yes] tu en as
   *[no] { $who } en a
  } { $n }
log-end = La partie est terminée. { $reason }
log-you = Toi
log-you-who = Tu
log-own = { $you ->
    [yes] de ta couleur
   *[no] de sa couleur
  }
log-event = { EVENT($event, form: "title") }

# What an action brings or costs, behind its colon. Verbs belong to the subject of the line.
item-draws = { $you ->
    [yes] pioches
   *[no] pioche
  } désormais { $n }
item-takes-tile = { $you ->
    [yes] prends
   *[no] prend
  } { PLACE($place, form: "the") }
item-loses-tile = { $you ->
    [yes] cèdes
   *[no] cède
  } { PLACE($place, form: "the") }
item-builds = { $you ->
    [yes] construis
   *[no] construit
  } un comptoir { TOWN($town, form: "in") }
item-loses-station = { $you ->
    [yes] cèdes
   *[no] cède
  } le comptoir { TOWN($town, form: "from") }
item-builds-tower = { $you ->
    [yes] construis
   *[no] construit
  } une tour fortifiée { TOWN($town, form: "in") }
item-loses-tower = { $you ->
    [yes] cèdes
   *[no] cède
  } la tour fortifiée { TOWN($town, form: "from") }
item-travels = vers { TOWN($town) }
item-no-good = ne { $you ->
    [yes] prends
   *[no] prend
  } rien
item-advances = { $you ->
    [yes] avances
   *[no] avance
  } sur { TRACK($track, form: "the") }
item-moves-back = { $you ->
    [yes] recules
   *[no] recule
  } sur { TRACK($track, form: "the") }
item-not-coins = au lieu des pièces
item-rolls = { $you ->
    [yes] fais
   *[no] fait
  } { $n } au dé
item-places = { $you ->
    [yes] places
   *[no] place
  } { KIND($kind, form: "acc") } { PLACE($place, form: "in") }
item-gear = { $you ->
    [yes] poses
   *[no] pose
  } { GEAR(form: "acc") } { PLACE($place, form: "on") }
item-moves-gear = { $you ->
    [yes] déplaces
   *[no] déplace
  } { GEAR(form: "the") } { PLACE($place, form: "in") }
item-to-market = le nouveau partisan va au marché
item-loses = { $you ->
    [yes] perds
   *[no] perd
  } { KIND($kinds, form: "acc") }
item-loses-nobody = ne { $you ->
    [yes] perds
   *[no] perd
  } personne
item-spares = { $you ->
    [yes] pioches
   *[no] pioche
  } { $follower } et ne { $you ->
    [yes] perds
   *[no] perd
  } personne
item-clears = le blé disparaît : { CONNECTION($connection) }
item-passes = { $you ->
    [yes] passes
   *[no] passe
  }
item-completes = { $you ->
    [yes] achèves
   *[no] achève
  } l’œuvre
item-cannot-pay = { $you ->
    [yes] ne peux pas payer et perds
   *[no] ne peut pas payer et perd
  } la partie
item-reaches = { $you ->
    [yes] atteins
   *[no] atteint
  } l’objectif « { GOAL($goal) } »
item-status = niveau { $status } × { $n }
item-some-placed = { KIND($kinds, form: "acc") } { PLACE($place, form: "in") }

# The round and its phases.
phase-followers = Partisans
phase-planning = Planification
phase-actions = Actions
phase-event = Événement
phase-preparation = Préparation
phase-census = Recensement
phase-over = Fin de la partie

# Sources of points.
source-coins = Pièces
source-stations = Comptoirs
source-citizens = Citoyens
source-goods-worth = Points de marchandises
source-development-points = Points pour le développement
source-status = Niveau de développement
source-inland-stations = Comptoir sans voie d’eau
source-goods-in-all = Marchandises requises

# What can be chosen when a table is opened.
choice-planning-sealed = Tous planifient en même temps
choice-planning-order = Planifier à tour de rôle
choice-tiles-all = Toutes
choice-tiles-market-3 = Un marché de 3 par catégorie
choice-tiles-market-5 = Un marché de 5 par catégorie
choice-events-first-printing = Du premier tirage
choice-pace-live = En une séance
choice-pace-turns = Sur plusieurs jours
choice-clock-turn = Temps par tour
choice-clock-bank = Temps pour toute la partie
choice-bot-easy = Facile
choice-bot-normal = Normal
choice-bot-hard = Difficile
choice-bot-expert = Expert
choice-bot-planner = Planificateur
choice-bot-search = Recherche
choice-bot-random = Hasard
choice-bot-greedy = À courte vue

# Why a bot would play a move.
because-any = un coup en vaut un autre
because-nothing = rien d’autre ne rapporte maintenant
because-all-drawn = plus il y a de partisans, plus on peut activer de lieux
because-placed = aucune autre case ne rapporterait cette manche
because-fills = occupe { PLACE($a, form: "the") } : { $b }
because-fills-only = occupe { PLACE($a, form: "the") }
because-begins = commence à occuper { PLACE($a, form: "the") }, ce qui { $b }
because-begins-only = commence à occuper { PLACE($a, form: "the") }
because-brings = rapporte { $a }
because-follower = { KIND($a, form: "acc") }
because-coins = { $a ->
    [one] { $a } pièce
   *[other] { $a } pièces
  }
because-steps = { $a ->
    [one] { $a } point de développement
   *[other] { $a } points de développement
  }
because-star = atteint l’étoile { $a }
because-star-ahead = encore { $b ->
    [one] { $b } point
   *[other] { $b } points
  } jusqu’à l’étoile { $a }
because-citizens = { $a ->
    [one] { $a } citoyen
   *[other] { $a } citoyens
  }
because-stations = { $a ->
    [one] { $a } comptoir
   *[other] { $a } comptoirs
  }
because-gears = { $a } { GEAR($a) }
because-draws = permet de piocher { $a } désormais
because-goal-won = atteint l’objectif et gagne
because-goal-reached = atteint l’objectif
because-goal-coins = cela fait { $a } sur { $b } pièces pour l’objectif
because-goal-goods-worth = cela fait { $a } sur { $b } points de marchandises pour l’objectif
because-goal-development-points = cela fait { $a } sur { $b } points pour le développement
because-goal-status = cela fait un niveau de développement de { $a } sur { $b }
because-goal-inland-stations = cela fait { $a } sur { $b } comptoirs sans voie d’eau
because-goal-goods-in-all = cela fait { $a } sur { $b } marchandises pour l’objectif
because-goal-goods = cela fait { $a } sur { $b } marchandises pour l’objectif
because-goal-citizens = cela fait { $a } sur { $b } citoyens pour l’objectif
because-goal-town = rapproche { TOWN($a, form: "from") } (encore { $b ->
    [one] { $b } étape
   *[other] { $b } étapes
  })
because-goal-there = mène { TOWN($a, form: "in") }
because-goal-least = c’est ce qui manquera le moins à l’objectif
because-hurts = fait du tort à { SEAT($a) }

# Headings and single words.
term-and = et
term-goal-town = distance jusqu’à { $a } : { $b }
term-goal-there = arrivée : { $a }
term-own = de ta couleur
term-round = Manche
term-seat = Joueur
term-player = joueur { $n }
term-goods = Marchandises
term-merchant = Pion marchand
term-development = Développement
term-points = Points
term-market = Marché
term-bag = Sac
term-board = Lieux
term-last = le dernier
term-space = Cases
term-effect = Effet
term-around = Autour de ton pion marchand
term-map = Carte
term-town = Ville
term-way = Voie
term-road = route
term-water = voie d’eau
term-stations = Comptoirs
term-tracks = Pistes
term-draw = Partisans à piocher
term-deeds = Œuvres de bienfaisance
term-open = Libre
term-reward = Récompense
term-offer = Tuiles Lieu disponibles
term-supply = Réserve
term-score = Score
term-won = Gagné
term-lost = Perdu
term-reached = atteint
term-missed = trop tard
term-out-of-reach = hors d’atteinte
term-to-come = À venir
term-winner = vainqueur
term-total = Total
term-any = au choix
term-neutral = sauf ta couleur
term-options = Tes possibilités
term-proposed = Proposé
term-saved = enregistré
term-possible = c’est possible
term-number = choisis un numéro
term-enter = appuie sur Entrée
term-nothing-ready = Aucun lieu n’est activé et des partisans attendent au marché. Entre-le encore une fois si tu le veux vraiment.
term-legend = * partisan de ta couleur · *** niveau de développement · (+10) comptoirs non construits · ! activé · help montre les commandes
term-ready = activé
term-locked = bloqué
term-pile = Dans la pile
term-tower = tour fortifiée

# Questions and refusals, by the English text of the rules.
reason-the-game-is-over = La partie est terminée.
reason-there-is-no-action-in-this-setup = Il n’y a pas d’action { $a } dans cette mise en place.
reason-you-need-citizens-first = Il te faut d’abord { $a ->
    [one] { $a } citoyen
   *[other] { $a } citoyens
  }.
reason-you-have-reached-this-goal-already = Tu as déjà atteint cet objectif.
reason-this-goal-belongs-to-another-scenario = Cet objectif appartient à un autre scénario.
reason-this-goal-is-reached-by-itself-when-a-round-ends = Cet objectif est atteint de lui-même à la fin d’une manche.
reason-this-goal-is-reached-by-itself = Cet objectif est atteint de lui-même.
reason-you-have-reached-a-goal-this-round-already = Tu as déjà atteint un objectif cette manche.
reason-another-goal-comes-first = Un autre objectif passe avant : « { GOAL($a) } ».
reason-this-goal-had-to-be-reached-by-the-end-of-round = Cet objectif devait être atteint avant la fin de la manche { $a }.
reason-you-need-coins = Il te faut { $a ->
    [one] { $a } pièce
   *[other] { $a } pièces
  }.
reason-you-have-no-trading-station-in = Tu n’as pas de comptoir { TOWN($a, form: "in") }.
reason-you-have-of-points-for-development = Tu as { $a } sur { $b } points pour le développement.
reason-your-goods-are-worth-of-points = Tes marchandises valent { $a } sur { $b } points.
reason-choose-the-goods-that-you-deliver-more = Quelles marchandises livres-tu (encore { $a }) ?
reason-you-have-of-the-goods = Tu as { $a } sur { $b } marchandises.
reason-you-have-of-trading-stations = Tu as { $a } sur { $b } comptoirs.
reason-none-of-your-trading-stations-is-in-a-town-without-a-waterway = Aucun de tes comptoirs n’est dans une ville sans voie d’eau.
reason-your-development-status-is-of = Ton niveau de développement est { $a } sur { $b }.
reason-choose-the-town-where-your-merchant-begins = Où commence ton pion marchand ?
reason-this-place-tile-is-on-offer-already = Cette tuile Lieu est déjà disponible.
reason-choose-a-place-tile-of-category-more = Quelle tuile Lieu de catégorie { $a } devient disponible (encore { $b }) ?
reason-give-goods-worth-more = Quelles marchandises cèdes-tu (encore { $a ->
    [one] { $a } point
   *[other] { $a } points
  }) ?
reason-choose-where-citizens-wait-more = Choisis où des citoyens attendent (encore { $a }).
reason-deliver-what-the-goal-asks-for-or-say-that-you-are-done = Atteindre l’objectif maintenant ?
reason-the-most-points-win = Le plus grand nombre de points l’emporte.
reason-the-task-is-done = La mission est accomplie.
reason-what-it-asks-for-cannot-be-paid = { EVENT($a, form: "title") } : ce qui est demandé ne peut pas être payé.
reason-whoever-lost-could-not-pay-what-it-asks-for = { EVENT($a, form: "title") } : qui a perdu n’a pas pu payer ce qui est demandé.
reason-the-last-round-is-over-and-the-task-is-not-done = La dernière manche est finie et la mission n’est pas accomplie.
reason-both-reached-all-goals-in-the-same-round-the-goods-decide = Les deux ont atteint tous les objectifs dans la même manche : les marchandises décident.
reason-both-reached-all-goals-in-the-same-round-the-coins-decide = Les deux ont atteint tous les objectifs dans la même manche : les pièces décident.
reason-both-reached-all-goals-in-the-same-round-and-are-equal = Les deux ont atteint tous les objectifs dans la même manche, à marchandises et pièces égales.
reason-the-last-round-is-over-the-most-goals-decide = La dernière manche est finie : le plus grand nombre d’objectifs décide.
reason-the-last-round-is-over-the-goods-decide = La dernière manche est finie, à objectifs égaux : les marchandises décident.
reason-the-last-round-is-over-the-coins-decide = La dernière manche est finie, à objectifs et marchandises égaux : les pièces décident.
reason-the-last-round-is-over-and-nothing-sets-the-players-apart = La dernière manche est finie, à objectifs, marchandises et pièces égaux.
reason-there-is-no-seat = Ce joueur n’existe pas.
reason-it-is-not-your-turn-chance-is-to-move = Ce n’est pas ton tour : on pioche.
reason-it-is-not-your-turn-seat-is-to-move = C’est à { SEAT($a) } de jouer.
reason-chance-cannot-bring-this-now = Cela ne peut pas être pioché maintenant.
reason-cannot-be-drawn-now = « { $a } » ne peut pas être pioché maintenant.
reason-this-move-is-not-possible-now = Ce coup n’est pas possible maintenant.
reason-there-is-no-move-number = Il n’y a pas de coup numéro { $a }.
reason-is-not-a-move = « { $a } » n’est pas un coup.
reason-is-not-a-move-did-you-mean = « { $a } » n’est pas un coup. Veux-tu dire « { $b } » ?
reason-there-is-no-move-of-yours-to-take-back = Tu n’as aucun coup à annuler.
reason-only-what-you-have-placed-in-this-planning-can-be-taken-back = Tu ne peux annuler que ce que tu as placé pendant cette planification.
reason-take-back-first-what-you-placed-after-it = Annule d’abord ce que tu as placé ensuite.
reason-another-player-has-moved-since-your-last-move = Trop tard : un autre joueur a joué depuis.
reason-the-plans-were-revealed-since-your-last-move = Trop tard : les plans ont été révélés.
reason-something-new-was-drawn-since-your-last-move = Trop tard : on a pioché depuis.
reason-a-spectator-has-no-move-to-take-back = Les spectateurs n’ont aucun coup à annuler.
reason-this-would-reveal-the-plans = Cela révélerait les plans.
reason-after-this-chance-decides = Ensuite, on pioche.
reason-how-many-followers-do-you-draw-up-to = Combien de partisans pioches-tu ({ $a } au plus) ?
reason-how-many-followers-do-you-draw-only-left-in-your-bag = Combien de partisans pioches-tu (il n’en reste que { $a } dans ton sac) ?
reason-that-is-more-than-your-knights-your-bag-or-your-market-allows = C’est plus que ne le permettent tes chevaliers, ton sac ou ton marché.
reason-move-followers-back-from-your-spaces-first-or-say-that-you-are-done = Ramener des partisans à ton marché ?
reason-no-follower-of-yours-stands-there = Aucun de tes partisans ne s’y trouve.
reason-place-followers-and-gear-wheels-or-say-that-you-are-ready = Place tes partisans, puis termine la planification.
reason-your-planning-is-finished-wait-for-the-others = Ta planification est terminée. Attends les autres.
reason-it-is-another-players-turn-to-plan = C’est à un autre joueur de planifier.
reason-no-such-follower-stands-in-your-market = Ce partisan n’est pas à ton marché.
reason-this-follower-may-not-stand-on-that-space = Ce partisan ne convient pas à cette case.
reason-your-own-followers-never-leave-you-and-whoever-stands-here-does = Les partisans de ta couleur (*) ne te quittent jamais, mais qui est placé ici s’en va. Place quelqu’un que tu as recruté.
reason-that-space-is-taken = Cette case est occupée.
reason-you-have-no-gear-wheel-to-place = Tu n’as pas { GEAR(form: "gen") } à poser.
reason-this-place-takes-no-gear-wheel = Ce lieu n’accepte pas { GEAR(form: "gen") }.
reason-this-place-has-a-gear-wheel-already = Ce lieu a déjà { GEAR(form: "acc") }.
reason-a-gear-wheel-never-replaces-a-monk = { GEAR(form: "no") } ne peut remplacer un moine.
reason-this-gear-wheel-waits-for-your-first-step-on-the-craftsmen-track = Avance d’abord sur la piste des artisans.
reason-this-gear-wheel-may-only-replace-a-farmer = Au début, { GEAR(form: "acc") } ne peut remplacer qu’un fermier.
reason-use-an-activated-place-or-pass = Utilise un lieu activé, ou passe.
reason-places-are-used-after-the-planning = Les lieux s’utilisent après la planification.
reason-this-one-is-ready = Celui-ci est activé.
reason-you-do-not-have-this-place = Tu n’as pas ce lieu.
reason-this-place-works-by-itself-and-is-never-used-as-an-action = Ce lieu agit de lui-même et ne s’utilise jamais comme action.
reason-the-still-needs = Il manque { KIND($b, form: "nom") } { PLACE($a, form: "to") }.
reason-followers-and-gear-wheels-are-placed-while-planning = Les partisans et les { GEAR(2) } se placent pendant la planification.
reason-you-have-passed-place-a-gear-wheel-or-say-that-you-are-done = Tu peux encore poser { GEAR(form: "acc") } ou dire que tu as terminé.
reason-no-may-be-hired-this-round = { EVENT($a, form: "title") } : pas { KIND($b, form: "de") } cette manche.
reason-forbids-it-this-round = { EVENT($a, form: "title") } : pas possible cette manche.
reason-no-is-left-in-the-supply = Il n’y a plus { KIND($a, form: "de") }.
reason-the-supply-has-no-left = Il n’y a plus de { GOOD($a) }.
reason-no-gear-wheel-is-left-in-the-supply = Il n’y a plus { GEAR(2, form: "gen") }.
reason-your-marker-is-at-the-end-of-the = Piste terminée : ton marqueur est au bout { TRACK($a, form: "from") }.
reason-your-marker-is-at-the-end-of-the-development-track = Piste terminée : ton marqueur est au bout de la piste de développement.
reason-choose-whom-to-hire-first-a-boatman-a-craftsman-or-a-trader = Qui recrutes-tu ?
reason-the-village-has-no = Il n’y a pas { KIND($a, form: "de") } au village.
reason-no-place-tile-that-you-may-choose-is-on-offer = Pas de tuile Lieu : aucune des tuiles disponibles ne peut être prise.
reason-choose-a-place-tile-first = Quelle tuile Lieu prends-tu ?
reason-this-tile-is-not-on-offer = Cette tuile Lieu n’est pas disponible.
reason-with-one-step-on-the-traders-track-only-tiles-of-category-i-can-be-chosen = Ton premier commerçant ne donne droit qu’à une tuile de catégorie I.
reason-say-first-where-the-new-follower-goes-to-the-market-or-to-the-bag = Où va le nouveau partisan : au marché ou dans le sac ?
reason-first-choose-the-track-on-which-you-step = Sur quelle piste avances-tu ?
reason-no-leads-away-from-your-merchants-town = Aucune { WAY($a) } : rien ne part de la ville de ton pion marchand.
reason-no-leads-there-from-your-merchants-town = Aucune { WAY($a) } n’y mène depuis la ville de ton pion marchand.
reason-neither-a-road-nor-a-waterway-leads-there-from-your-merchants-town = Ni route ni voie d’eau n’y mène depuis la ville de ton pion marchand.
reason-choose-a-town-that-is-one-allowed-connection-away = Où vas-tu ?
reason-choose-a-good-that-lies-on-the-way-or-leave-it = Quelle marchandise prends-tu en chemin ?
reason-choose-the-town-to-go-to = Où vas-tu ?
reason-there-are-no-trading-stations-in-this-scenario = Pas de comptoirs : il n’y en a pas dans ce scénario.
reason-every-trading-station-costs-coins = Trop peu de pièces : chaque comptoir coûte { $a ->
    [one] { $a } pièce
   *[other] { $a } pièces
  }.
reason-no-merchant-may-move-this-round = { EVENT($a, form: "title") } : aucun pion marchand ne peut se déplacer cette manche.
reason-you-have-no-trading-station-left = Plus de comptoir en réserve.
reason-you-have-a-trading-station-there-already = Déjà construit : tu y as un comptoir.
reason-another-player-has-a-trading-station-there = Ville prise : un autre joueur y a un comptoir.
reason-no-follower-there-finds-a-free-space-at-a-deed = Aucune case libre : aucune œuvre n’en a pour les partisans placés là.
reason-nobody-stands-there-whom-you-could-send-your-own-followers-stay-with-you = Personne à envoyer : seuls des partisans d’une autre couleur peuvent l’être.
reason-that-deed-has-no-free-space-for-a-follower-who-stands-here = Cette œuvre n’a pas de case libre pour un partisan placé ici.
reason-send-a-follower-to-a-deed = Qui envoies-tu, et à quelle œuvre ?
reason-send-a-follower-to-a-deed-or-stop-here = Envoyer encore quelqu’un ?
reason-choose-the-reward-first-coins-or-development = Quelle récompense prends-tu : des pièces ou du développement ?
reason-decide-first-whether-you-protect-yourself-or-suffer-the-event = Te protèges-tu de l’événement ?
reason-the-harvest-still-asks-for-food = Récolte : cède { $a ->
    [one] { $a } aliment
   *[other] { $a } aliments
  }.
reason-the-harvest-still-asks-for-food-or-5-coins-each = Récolte : cède { $a ->
    [one] { $a } aliment ou paie 5 pièces
   *[other] { $a } aliments ou paie 5 pièces pour chacun
  }.
reason-you-have-too-few-coins-but-food-to-give = Tu as trop peu de pièces, mais tu as des aliments.
reason-you-owe-more-give-something-that-you-have = Torture : { $a ->
    [one] quelle chose cèdes-tu
   *[other] quelles { $a } choses cèdes-tu
  } ?
reason-your-bag-holds-no-follower-without-your-colour = Ton sac ne contient que des partisans de ta couleur.
reason-the-marker-may-not-go-back-off-onto-or-past-a-space-with-coins = Le marqueur ne peut reculer ni d’une case à pièces, ni jusqu’à elle, ni au-delà.
reason-your-bag-is-empty = Ton sac est vide.
reason-place-one-of-the-two-followers-drawn-where-he-fits-and-not-in-the-bathhouse = Place l’un des deux partisans piochés, mais pas aux bains publics.
reason-you-have-no-coin-to-pay-with = Tu n’as aucune pièce.
reason-pay-1-to-3-of-your-coins-one-for-each-step-that-is-left = Combien de pièces paies-tu (1 à 3, une par point de développement) ?
reason-your-merchant-is-not-in = Ton pion marchand n’est pas { TOWN($a, form: "in") }.
reason-you-have-too-little = Tu n’as pas assez de { GOOD($a) }.
reason-advance-on-the-development-track-or-say-that-you-are-done = Avancer { $a ->
    [one] d’une case
   *[other] de { $a } cases
  } sur la piste de développement ?
reason-build-a-trading-station-where-your-merchant-is-or-say-that-you-are-done = Construire un comptoir là où est ton pion marchand ?

# The terminal.
term-help =
    numéro ou coup      jouer une possibilité, par numéro ou par texte (place own-farmer ship.0)
    undo [PLACEMENT]    annuler ton dernier coup, si rien de nouveau n’a été révélé,
                        ou ce que tu as placé pendant cette planification (undo place own-farmer ship.0)
    why COUP ou LIEU    pourquoi ce n’est pas possible maintenant
    options             montrer encore les possibilités
    players, map [all], board [JOUEUR], tracks, deeds, cards, goals, offer, log, score
    save FICHIER        écrire la partie dans un fichier ; load FICHIER la reprend
    lang en|de|fr       changer de langue
    quit                arrêter ; la partie est enregistrée, « orleans terminal --resume » la reprend
