// Prosperity: the Carpenter, Structure cards, goods face down, and structures that are manned.
import { isFirstPlan, type Box } from '../box';
import { PIECES } from './pieces';
import { PROSPERITY_SCENE } from './scene';
import { t } from './texts';

export const prosperity: Box = {
  id: 'prosperity',
  intro: {
    scenario: 'prosperity',
    lines: (view) => (view.round === 0 || isFirstPlan(view) ? [t('introGoal', { rounds: view.rounds }), t('introCard'), t('introBuild')] : []),
  },
  stories: [{ id: 'prosperity', title: () => t('prosperity'), note: () => t('note'), picture: PROSPERITY_SCENE, setup: { scenario: 'prosperity', modules: [] }, rounds: 16, minutes: 35, difficulty: 3 }],
  places: {
    carpenter: { picture: 'workshop', gives: 'road or water plus station' },
  },
  pieces: PIECES,
  scenes: {
    support: 'training',
    'monk-indulgence': 'pardon',
    'fixed-taxes': 'taxes',
    'town-riots': 'riots',
    bribe: 'wedding',
    firestorm: 'arson',
    mass: 'cross',
    peregrination: 'journey',
    restoration: 'dawn',
    'pilgrims-day': 'pilgrimage',
    'market-day': 'trade',
  },
  boards: { prosperity: () => t('prosperity') },
  even: ['scriptorium-choice', 'pick-up-hidden'],
  rest: { needs: ['prosperity'], load: async () => (await import('./views')).rest },
};
