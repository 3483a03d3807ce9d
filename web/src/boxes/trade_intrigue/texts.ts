import { speaker } from '../../i18n/speaker';

export const t = speaker({
  storyTrade: ['Trade', 'Handel', 'Commerce'],
  storyTradeNote: ['Orders to fulfil, other deeds, other events', 'Aufträge erfüllen, andere Werke, andere Ereignisse', 'Des commandes à honorer, d’autres œuvres, d’autres événements'],
  storyIntrigue: ['Intrigue', 'Intrige', 'Intrigue'],
  storyIntrigueNote: ['Orders, threats and bribes: nobody is safe', 'Aufträge, Drohungen und Bestechung: Niemand ist sicher', 'Commandes, menaces et pots-de-vin : nul n’est à l’abri'],
  noteOrders: ['Five orders lie open: bring goods to a town for points, after an action.', 'Fünf Aufträge liegen aus: Bringe nach einer Aktion Waren in eine Stadt und erhalte Punkte.', 'Cinq commandes sont exposées : livre des marchandises dans une ville après une action, pour des points.'],
  noteEvents: ['Other hour glass tiles: half of each letter come, nobody knows which.', 'Andere Stundenglaskarten: Von jedem Buchstaben kommt die Hälfte, niemand weiß, welche.', 'D’autres tuiles Sablier : la moitié de chaque lettre vient, nul ne sait laquelle.'],
  noteTrade: ['Other deeds: goods and gear wheels lie on the spaces, many have an effect of their own.', 'Andere Werke: Auf den Feldern liegen Waren und Zahnräder, viele wirken auf eigene Art.', 'D’autres œuvres : marchandises et engrenages sur les cases, souvent avec un effet propre.'],
  noteIntrigue: ['Nine characters that harm other players. Players who are targeted may offer a bribe.', 'Neun Schurken, die anderen schaden. Auf wen sie angesetzt werden, der kann eine Bestechung anbieten.', 'Neuf scélérats qui nuisent aux autres. Le joueur visé peut offrir un pot-de-vin.'],
  orders: ['Orders', 'Aufträge', 'Commandes'],
  bribe: ['Bribe', 'Bestechung', 'Pot-de-vin'],
  trade: ['Trade', 'Handel', 'Commerce'],
  intrigue: ['Intrigue', 'Intrige', 'Intrigue'],
  fulfilled: ['Orders fulfilled', 'Erfüllte Aufträge', 'Commandes honorées'],
  locked: ['Locked for the rest of this round: it lost what activated it.', 'Für den Rest dieser Runde gesperrt: Es fehlt, was ihn aktiviert hat.', 'Bloqué pour le reste de cette manche : il a perdu ce qui l’activait.'],
  threatens: ['{0} targets you ({1}). Offer coins and goods, or choose Done.', '{0} hat es auf dich abgesehen ({1}). Biete Münzen und Waren oder wähle Fertig.', '{0} te vise ({1}). Offre pièces et marchandises, ou choisis Terminé.'],
  bribeAnswer: ['{0} offers a bribe to be spared ({1}): accept it, or turn it down.', '{0} bietet etwas, um verschont zu werden ({1}): nimm an oder lehne ab.', '{0} offre un pot-de-vin pour être épargné ({1}) : accepte ou refuse.'],
  offers: ['{0} offers {1}:', '{0} bietet {1}:', '{0} offre à {1} :'],
  threat: ['The threat', 'Die Drohung', 'La menace'],
  offerWorth: ['The offer is worth', 'Das Angebot ist wert', 'L’offre vaut'],
  nothingYet: ['nothing yet', 'noch nichts', 'rien encore'],
});
