# Invasion at the table.
title = Invasion
stores = Réserves et exploits de la ville
store-city-treasury = Un objectif de l’équipe : la maison des métiers envoie des pièces ici.
store-warehouse = Un objectif de l’équipe : l’attelage envoie ici blé, fromage et vin.
store-treasury = Un exploit : la maison des métiers envoie des pièces ici. Quand il est plein, l’équipe reçoit un citoyen.
store-clothing-store = Un exploit : l’attelage envoie ici laine et brocart. Quand il est plein, l’équipe reçoit un citoyen.
store-catapult = Un exploit : un engrenage peut venir ici quand on le reçoit. Avec le dernier, l’équipe reçoit un citoyen.
citizen-waits = un citoyen pour l’équipe
citizen-earned = le citoyen est gagné
citizen-gone = le citoyen n’est plus là
piles = Autres citoyens
pilesHelp = L’équipe reçoit un citoyen quand la réserve d’une marchandise est vide, et quand quelqu’un a atteint la fin de chaque piste de partisans.
trackEnds = Fins des pistes
dues = Redevances de l’intendant
dueIn = Manche { $round }
tower-missing = il manque une tour fortifiée ici
tower-neutral = tour fortifiée qui n’est à personne
tower-built = tour fortifiée
characters = Personnages
sureNeeded = { $who } ({ $character }) a besoin d’un comptoir à { $town }. Construire ici quand même ?
cannotPay = ne peut pas payer
cannotPayHelp = En l’état, cette personne ne peut pas payer ce que demande l’événement de cette manche, et tous perdraient.
cannotPayDue = En l’état, il reste trop peu pour la redevance de cette manche après son événement, et tous perdraient.
takenHelp = Ce que l’événement de cette manche prendrait en l’état.
sure-event = En l’état, ce que demande l’événement de cette manche ne peut pas être payé, et tous perdraient. Continuer quand même ?
sure-dues = Tu ne peux pas payer la redevance de cette manche, et tous perdraient. Continuer quand même ?

# What the team owes or decides.
team = L’équipe décide
missing = L’équipe doit encore { $n }.
missingOr = L’équipe doit encore { $n }, ou { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
  } pour le prochain élément.
stopped = ne donne plus rien
proposes = { $who } propose :
agreed = D’accord

# When the game begins.
introGoal = Vous jouez ensemble : à la fin de la manche { $rounds }, les cinq objectifs communs et chaque objectif personnel doivent être atteints à la fois. Tous gagnent ou tous perdent.
introCity = Envoyez à la ville des chevaliers par l’hôtel de ville, des marchandises par l’attelage et des pièces par la maison des métiers. Les tours fortifiées se placent dans les villes au bord de la carte.
introTogether = La planification est ouverte : parlez-en. Ton plateau de soutien aide aussi les autres.

# The rules on one page: what a line is about, then what it says.
rule-aim = But
    .says = À la fin d’une manche, tous les objectifs doivent être atteints à la fois : remparts, citoyens, caisse de la ville, entrepôt et tours fortifiées, et l’objectif personnel de chacun. Alors tous gagnent. Si ce n’est pas fait après la dernière manche, ou si une dette ne peut être payée, tous perdent. Les points ne comptent pas.
rule-characters = Personnages
    .says = Chacun joue un personnage avec son propre objectif. Il est vérifié avec les objectifs communs.
rule-support = Soutien
    .says = Attelage : envoie jusqu’à 3 marchandises à la ville ou à un joueur. Maison des métiers : jusqu’à 4 pièces. Auberge : un partisan de ton marché passe pour de bon à un autre joueur. Palais : effectue une action qu’un autre joueur a activée ; ces partisans rentrent chez lui.
rule-city = La ville
    .says = L’hôtel de ville et la poudrière envoient des partisans sur les remparts, à la forge d’armes et au refuge ; seul le conseiller en envoie à la salle d’assemblée. Cela ne rapporte pas de pièces. La ville refuse ce qui est en trop.
rule-towers = Tours fortifiées
    .says = Dans une ville au bord de la carte, la maison de guilde construit une tour fortifiée, une dans chacune. À deux ou trois joueurs, certaines sont là dès le début et ne sont à personne.
rule-citizens = Citoyens
    .says = Les citoyens sont à l’équipe : ceux des pistes et des villes, un pour chaque exploit, pour chaque pile vidée de blé, de fromage et de vin, et un quand la fin de toutes les pistes de partisans est atteinte. Seul un maire peut en garder deux.
rule-events = Événements
    .says = Les événements touchent l’équipe. Ce qu’elle doit est payé élément par élément par qui veut ; si tous s’arrêtent trop tôt, le reste est pris, d’abord en pièces. Si l’équipe ne peut pas payer, tous perdent. Il n’y a de torture que pour la récolte.
rule-together = Ensemble
    .says = Ce que l’équipe décide est proposé par l’un de vous ; les autres acceptent ou s’opposent. Si quelqu’un s’oppose, le premier joueur décide, et une offre devient caduque. Tous planifient en même temps, à découvert. Avec la main à côté d’« Annuler », tu montres quelque chose à tous ; pendant la planification, tu peux proposer aux autres où va un partisan.
rule-dues = Intendant
    .says = À la fin de chaque manche, l’intendant paie une redevance. Les prochaines figurent avec la ville. S’il ne peut pas payer, tous perdent.
rule-otherwise = Pour le reste
    .says = Il n’y a pas de recensement, et les œuvres habituelles ne sont pas en jeu. La partie dure 18 manches à deux ou trois joueurs, et 16 à quatre ou cinq.
