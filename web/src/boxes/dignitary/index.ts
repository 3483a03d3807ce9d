// The Dignitary, a scenario for one player: its card, its rules and the pictures of its events.
import type { TableView } from '../../api/types';
import type { Box } from '../box';
import { page } from './rules';
import { DIGNITARY_SCENE } from './scene';
import { t } from './texts';

/** While citizens are placed. */
function introduction({ asked, goals, rounds }: TableView): string[] {
  if (asked?.name !== 'spread') return [];
  return [t('introGoal', { need: goals[0]?.parts[0]?.need ?? 0, rounds }), t('introFirst', { left: Number(asked.args['left']) }), t('introBoatmen')];
}

export const dignitary: Box = {
  id: 'dignitary',
  rules: [page],
  intro: { scenario: 'dignitary', lines: introduction },
  stories: [{ id: 'dignitary', title: () => t('dignitary'), note: () => t('note'), picture: DIGNITARY_SCENE, setup: { scenario: 'dignitary', modules: [] }, rounds: 16, minutes: 45, difficulty: 2 }],
  scenes: {
    'coin-dues': 'taxes',
    'wheel-tax': 'wheels',
  },
};
