# Trade & Intrigue: its stories, modules, orders and bribes.
storyTrade = Commerce
storyTradeNote = Des commandes à honorer, d’autres œuvres, d’autres événements
storyIntrigue = Intrigue
storyIntrigueNote = Commandes, menaces et pots-de-vin : nul n’est à l’abri
noteOrders = Cinq commandes sont exposées : livre des marchandises dans une ville après une action, pour des points.
noteEvents = D’autres tuiles Sablier : la moitié de chaque lettre vient, nul ne sait laquelle.
noteTrade = D’autres œuvres : marchandises et engrenages sur les cases, souvent avec un effet propre.
noteIntrigue = Neuf scélérats qui nuisent aux autres. Le joueur visé peut offrir un pot-de-vin.
orders = Commandes
bribe = Pot-de-vin
trade = Commerce
intrigue = Intrigue
fulfilled = Commandes honorées
locked = Lieu bloqué pour le reste de cette manche : il a perdu ce qui l’activait.
threatens = { $who } lance { NAME($deed, form: "acc") } contre toi. Offre pièces et marchandises, ou choisis Terminé.
bribeAnswer = { $who } offre un pot-de-vin pour échapper { NAME($deed, form: "to") } : accepte ou refuse.
offers = { $who } offre à { $whom } :
threat = La menace
threatCosts = Elle coûterait au plus
offerWorth = L’offre vaut
nothingYet = rien encore

# The rules on one page: what a line is about, then what it says.
rules-orders = Commandes
rule-orders = Honorer
    .says = Après une action, ton pion marchand dans la ville d’une commande : cède ses marchandises, garde la carte pour ses points à la fin. Tu as alors passé pour cette manche.
rules-events = Nouveaux événements
rule-events = Lesquels
    .says = De chaque lettre, seuls quelques-uns viennent, nul ne sait lesquels. Certains agissent aussitôt, toute la manche ou à la fin : la carte le dit.
rules-trade = Commerce
rule-trade = Œuvres
    .says = D’autres œuvres remplacent les habituelles ; marchandises ou engrenages sont sur leurs cases, et beaucoup ont un effet propre.
rules-intrigue = Intrigue
rule-characters = Scélérats
    .says = Qui envoie un partisan à un scélérat vise un autre joueur.
rule-bribes = Pots-de-vin
    .says = La cible peut d’abord offrir pièces et marchandises ; si l’offre est acceptée, rien d’autre n’arrive.
