// The Dignitary, a scenario for one player: its card, its rules and the pictures of its events.
import type { Box } from '../box';
import IntroCard from './IntroCard.svelte';
import { introOf } from './intro.svelte';
import { page } from './rules';
import { t } from './texts';

export const dignitary: Box = {
  id: 'dignitary',
  rules: [page],
  stories: [{ id: 'dignitary', title: () => t('dignitary'), note: () => t('note'), picture: 'dignitary', setup: { scenario: 'dignitary', modules: [] }, rounds: 16, minutes: 45, difficulty: 2 }],
  panels: [{ area: 'due', title: () => t('intro'), shown: (table) => introOf(table) !== null, view: IntroCard }],
  scenes: {
    'coin-dues': 'taxes',
    'wheel-tax': 'wheels',
  },
};
