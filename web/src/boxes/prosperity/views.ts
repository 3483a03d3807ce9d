// The drawings of Prosperity, which are fetched where it is played.
import type { Rest } from '../box';
import CardsView from './CardsView.svelte';
import OnBoard from './OnBoard.svelte';
import OnMap from './OnMap.svelte';
import PlayersStructures from './PlayersStructures.svelte';
import { page } from './rules';
import { cardsOf, carpenterIn, changed, handOf, inPlay, onBoard } from './structures';
import { t } from './texts';

export const rest: Rest = {
  rules: [page],
  covers: {
    scenario: 'prosperity',
    gives: {
      scriptorium: 'development:1 or scroll',
      'town-hall': 'deed or station',
      'gunpowder-tower': 'kind:any kind:any deed or station',
    },
  },
  panels: [{ area: 'cards', title: () => t('cards'), shown: inPlay, view: CardsView }],
  holdings: PlayersStructures,
  onBoard: { count: onBoard, view: OnBoard },
  onMap: OnMap,
  inTown: (table, town) => [
    ...(carpenterIn(table.shown?.view) === town ? [t('carpenter')] : []),
    ...cardsOf(table, handOf(table.me)).flatMap((card) => (card.town === town ? [t('myTown', { card: card.name })] : [])),
  ],
  changed,
};
