// Invasion, played together: its card in the lobby; the rest is fetched.
import type { Box } from '../box';
import { INVASION_SCENE } from './scene';
import { t } from './texts';

export const invasion: Box = {
  id: 'invasion',
  stories: [{ id: 'invasion', title: () => t('invasion'), note: () => t('note'), picture: INVASION_SCENE, setup: { scenario: 'invasion', modules: [] }, rounds: 18, minutes: 40, difficulty: 3, wins: (won, games) => t('wins', { won, games }) }],
  boards: { invasion: () => t('city') },
  modules: { 'easy-characters': () => t('noteEasy'), 'hard-characters': () => t('noteHard'), 'chosen-characters': () => t('noteChosen') },
  rest: { needs: ['invasion'], load: async () => (await import('./table')).rest },
};
