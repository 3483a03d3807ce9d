// The modules of Trade & Intrigue on one page, in our own words.
import type { RulesPage } from '../box';

export const orders: RulesPage = {
  needs: 'orders',
  title: ['Orders', 'Aufträge', 'Commandes'],
  lines: [['Fulfil', 'Erfüllen', 'Honorer', 'After an action, with your merchant in the town of an order: give up its goods, keep the card for its points at the end.', 'Nach einer Aktion, mit der Händlerfigur in der Stadt eines Auftrags: Gib seine Waren ab und behalte die Karte für ihre Punkte am Ende.', 'Après une action, ton pion marchand dans la ville d’une commande : cède ses marchandises, garde la carte pour ses points à la fin.']],
};
export const events: RulesPage = {
  needs: 'events',
  title: ['New events', 'Neue Ereignisse', 'Nouveaux événements'],
  lines: [['Which come', 'Welche kommen', 'Lesquels', 'Of each letter only some come, and nobody knows which. Some act at once, some all round, some at the end: the card says when.', 'Von jedem Buchstaben kommen nur einige, niemand weiß, welche. Manche gelten sofort, manche die ganze Runde, manche am Ende: Die Karte sagt, wann.', 'De chaque lettre, seules quelques-unes viennent, nul ne sait lesquelles. Certaines agissent aussitôt, toute la manche ou à la fin : la carte le dit.']],
};
export const trade: RulesPage = {
  needs: 'trade',
  title: ['Trade', 'Handel', 'Commerce'],
  lines: [['Deeds', 'Werke', 'Œuvres', 'Other deeds replace the usual ones; goods or gear wheels lie on their spaces, and many have an effect of their own.', 'Andere Werke ersetzen die üblichen; auf ihren Feldern liegen Waren oder Zahnräder, und viele haben eine eigene Wirkung.', 'D’autres œuvres remplacent les habituelles ; marchandises ou engrenages sont sur leurs cases, et beaucoup ont un effet propre.']],
};
export const intrigue: RulesPage = {
  needs: 'intrigue',
  title: ['Intrigue', 'Intrige', 'Intrigue'],
  lines: [
    ['Characters', 'Schurken', 'Scélérats', 'Whoever sends a follower to a nefarious character targets another player.', 'Wer eine Person zu einem Schurken entsendet, setzt ihn auf einen anderen Spieler an.', 'Qui envoie un partisan à un scélérat vise un autre joueur.'],
    ['Bribes', 'Bestechung', 'Pots-de-vin', 'The target may offer coins and goods first; if the offer is taken, nothing else happens.', 'Das Ziel darf zuerst Münzen und Waren bieten; wird das Angebot angenommen, geschieht nichts weiter.', 'La cible peut d’abord offrir pièces et marchandises ; si l’offre est acceptée, rien d’autre n’arrive.'],
  ],
};
