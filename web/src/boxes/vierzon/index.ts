// Capital Vierzon, a scenario for one player: its card, its rules and the pictures of its events.
import { isFirstPlan, type Box } from '../box';
import { scenes } from './events';
import { page } from './rules';
import { VIERZON_SCENE } from './scene';
import { t } from './texts';

export const vierzon: Box = {
  id: 'vierzon',
  rules: [page],
  intro: { scenario: 'vierzon', lines: (view) => (isFirstPlan(view) ? [t('introGoal', { rounds: view.rounds }), t('introCoins'), t('introReach')] : []) },
  stories: [{ id: 'vierzon', title: () => t('vierzon'), note: () => t('note'), picture: VIERZON_SCENE, setup: { scenario: 'vierzon', modules: [] }, rounds: 14, minutes: 45, difficulty: 3 }],
  scenes,
};
