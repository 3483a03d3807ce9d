# What the program says about Invasion. No printed values.

# Moves.
move-to-city = Envoyer à la ville
move-to-seat = Envoyer à { SEAT($a) }
move-fill-city = { $a ->
    [one] { $a } pièce
   *[other] { $a } pièces
  } à la caisse de la ville
move-fill-treasury = { $a ->
    [one] { $a } pièce
   *[other] { $a } pièces
  } au trésor
move-lend = Envoyer { KIND($a, form: "acc") }
move-borrow = Utiliser { PLACE($a, form: "the") } chez { SEAT($b) }
move-cast = Personnage : { CARD($a) }
move-become = Jouer : { CARD($a) }
move-to-catapult = Envoyer à la catapulte
move-keep-citizen = Garder le citoyen
move-give-citizen = Le donner à l’équipe
move-turn-over = Retourner { PLACE($a, form: "the") }
move-exile = Retirer le citoyen : { CITIZEN($a) }
move-return-monks = Chacun rend un moine
move-allot-development = 1 point de développement à { SEAT($a) }
move-allot-wine = 1 vin à { SEAT($a) }
move-allot-coin = 1 pièce à { SEAT($a) }
move-sail = { SEAT($a) } voyage
move-strike-deal = Conclure l’affaire
move-buy-for = Acheter 1 { GOOD($a) } pour { SEAT($b) }
move-sell-of = Vendre 1 { GOOD($a) } pris chez { SEAT($b) }
move-price-to = Les pièces à { SEAT($a) }

# Parts of objectives, and headings.
source-towers = Tours fortifiées
source-tiles = Tuiles Lieu
source-wheels = Engrenages sur des cases
source-riches = Points de brocart, laine et pièces
source-seated = Partisans dans la salle d’assemblée
term-warehouse = Entrepôt
term-clothing-store = Vestiaire
term-city-treasury = Caisse de la ville
term-treasury = Trésor
term-catapult = Catapulte
term-team-citizens = Citoyens de l’équipe
term-gone-citizens = Hors du jeu
term-kept-events = Événements en jeu
term-turned-over = Retournées
term-character = Personnage
phase-dues = Redevance de l’intendant

# Questions and refusals, by the English text of the rules.
reason-another-player-plays-this-character-or-it-is-not-of-your-set = Un autre joueur a ce personnage, ou il n’est pas de votre groupe.
reason-build-where-your-merchant-is-for-coins-or-say-that-you-are-done = Construis-tu là où se trouve ton pion marchand, pour { $a ->
    [one] { $a } pièce
   *[other] { $a } pièces
  } ?
reason-buy-or-sell-cloth-as-a-team-or-say-that-you-are-done = Qu’achète ou que vend l’équipe ?
reason-choose-a-place-tile-to-turn-over-more = Quelle tuile Lieu est retournée (encore { $a }) ?
reason-choose-an-action-that-another-player-has-activated = Quelle action d’un autre joueur utilises-tu ?
reason-choose-how-many-coins-you-send-more-at-most = Combien de pièces envoies-tu (encore { $a } au plus) ?
reason-choose-the-follower-whom-you-send = Qui envoies-tu ?
reason-choose-the-goods-that-you-send-more-at-most = Quelles marchandises envoies-tu (encore { $a } au plus) ?
reason-choose-the-monk-whom-you-return-to-the-supply = Quel moine rends-tu ?
reason-choose-the-player-who-receives-a-follower = À qui envoies-tu un partisan ?
reason-choose-the-track-on-which-you-advance = Sur quelle piste avances-tu ?
reason-choose-what-rome-gets-a-monk-of-everybody-or-a-citizen = Que reçoit Rome : un moine de chacun, ou un citoyen ?
reason-choose-what-you-pay-as-the-estate-manager = Que paies-tu comme intendant ?
reason-choose-who-gets-the-next-piece-of-the-donation = Qui reçoit la prochaine part du don ?
reason-choose-who-may-travel-along-a-waterway-or-say-that-you-are-done = Qui voyage le long d’une voie d’eau ?
reason-choose-who-receives-the-coins-the-city-or-another-player = Qui reçoit les pièces ?
reason-choose-who-receives-the-goods-the-city-or-another-player = Qui reçoit les marchandises ?
reason-choose-your-character = Quel personnage joues-tu ?
reason-give-goods-worth-more-points-or-a-tower-of-your-own = Que cèdes-tu : des marchandises (encore { $a ->
    [one] { $a } point
   *[other] { $a } points
  }) ou une tour fortifiée à toi ?
reason-keep-the-citizen-for-your-own-objective-or-give-it-to-the-team = Gardes-tu le citoyen, ou va-t-il à l’équipe ?
reason-no-follower-there-finds-a-free-space-in-the-city = Aucun partisan placé là ne trouve de case libre dans la ville.
reason-no-other-player-has-activated-an-action-that-you-can-use = Aucune action à utiliser : aucun autre joueur n’en a activé une que tu puisses utiliser.
reason-no-other-player-has-room-for-a-follower = Pas de place : aucun autre joueur n’en a pour un partisan.
reason-nobody-waits-in-your-market-whom-you-could-send = Personne à envoyer : personne que tu puisses envoyer n’attend à ton marché.
reason-pay-for-grain-as-a-team-or-say-that-you-are-done = L’équipe paie-t-elle pour du blé ?
reason-place-the-follower-who-was-sent-to-you-or-put-him-into-your-market = Où va le partisan qu’on t’a envoyé ?
reason-send-a-follower-to-the-city = Qui envoies-tu à la ville ?
reason-send-a-follower-to-the-city-or-stop-here = Qui envoies-tu encore à la ville ?
reason-send-the-gear-wheel-to-the-catapult-or-keep-it = { GEAR(form: "the") } : à la catapulte ?
reason-that-part-of-the-city-has-no-free-space-for-a-follower-who-stands-here = Cette partie de la ville n’a pas de case libre pour un partisan placé ici.
reason-the-estate-manager-could-not-pay-the-dues-of-round = L’intendant n’a pas pu payer la redevance de la manche { $a }.
reason-the-team-still-has-to-give-up-development-points-or-monks = L’équipe doit encore { $a ->
    [one] { $a } point de développement ou moine
   *[other] { $a } points de développement ou moines
  }.
reason-the-team-still-has-to-give-up-place-tiles-or-coins-for-the-next-one = L’équipe doit encore { $a ->
    [one] { $a } tuile Lieu
   *[other] { $a } tuiles Lieu
  }, ou { $b ->
    [one] { $b } pièce
   *[other] { $b } pièces
  } pour la prochaine.
reason-the-team-still-has-to-return-gear-wheels-or-coins-for-the-next-one = L’équipe doit encore { $a } { GEAR($a) }, ou { $b ->
    [one] { $b } pièce
   *[other] { $b } pièces
  } pour { GEAR(form: "acc") }.
reason-this-objective-is-not-reached-yet = Cet objectif n’est pas encore atteint.
reason-you-have-no-coin-to-send = Pas de pièce à envoyer.
reason-you-have-no-good-to-send = Rien à envoyer : tu n’as pas de marchandise.

# What sentences have to know of our nouns: their gender and preposition (notation/nouns.py).
gender-place-vehicle = m
gender-place-guild-house = f
gender-place-hostel = f
gender-place-palatinate = m
gender-deed-city-walls = pl
gender-deed-reinforcement-wall = m
gender-deed-weapon-smithy = f
gender-deed-shelter = m
gender-deed-assembly-hall = f
