// The Dignitary, a scenario for one player: its card, its rules and the pictures of its events.
import type { Box } from '../box';
import IntroCard from './IntroCard.svelte';
import { introOf } from './intro.svelte';
import { page } from './rules';
import { DIGNITARY_SCENE } from './scene';
import { t } from './texts';

export const dignitary: Box = {
  id: 'dignitary',
  rules: [page],
  panels: [{ area: 'due', title: () => t('intro'), shown: (table) => introOf(table) !== null, view: IntroCard }],
  stories: [{ id: 'dignitary', title: () => t('dignitary'), note: () => t('note'), picture: DIGNITARY_SCENE, setup: { scenario: 'dignitary', modules: [] }, rounds: 16, minutes: 45, difficulty: 2 }],
  scenes: {
    'coin-dues': 'taxes',
    'wheel-tax': 'wheels',
  },
};
