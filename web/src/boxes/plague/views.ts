// The drawings of The Plague, which are fetched where it is played.
import type { Rest } from '../box';
import { inPlay } from './cards';
import CardsView from './CardsView.svelte';
import PlayersPlague from './PlayersPlague.svelte';
import { t } from './texts';

export const rest: Rest = {
  panels: [{ area: 'cards', title: () => t('plague'), shown: inPlay, view: CardsView }],
  holdings: PlayersPlague,
};
