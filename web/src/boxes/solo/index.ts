// The scenarios for one player: pictures of their events.
import { isFirstPlan, type Box } from '../box';
import { scenes } from './events';
import { tours } from './rules';
import { TOURS_SCENE } from './scene';
import { t } from './texts';

export const solo: Box = {
  id: 'solo',
  rules: [tours],
  intro: { scenario: 'tours', lines: (view) => (isFirstPlan(view) ? [t('introGoal', { rounds: view.rounds }), t('introJourney'), t('introEvents')] : []) },
  stories: [{ id: 'tours', title: () => t('tours'), note: () => t('toursNote'), picture: TOURS_SCENE, setup: { scenario: 'tours', modules: [] }, rounds: 14, minutes: 45, difficulty: 2 }],
  scenes,
};
