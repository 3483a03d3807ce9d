// Travelling Salesman, a scenario for one player: its card, its rules and the pictures of its events.
import { isFirstPlan, type Box } from '../box';
import { scenes } from './events';
import { page } from './rules';
import { SALESMAN_SCENE } from './scene';
import { t } from './texts';

export const salesman: Box = {
  id: 'salesman',
  rules: [page],
  intro: { scenario: 'salesman', lines: (view) => (isFirstPlan(view) ? [t('introGoal', { rounds: view.rounds }), t('introDeliver'), t('introMeals')] : []) },
  stories: [{ id: 'salesman', title: () => t('salesman'), note: () => t('note'), picture: SALESMAN_SCENE, setup: { scenario: 'salesman', modules: [] }, rounds: 15, minutes: 45, difficulty: 3 }],
  scenes,
};
