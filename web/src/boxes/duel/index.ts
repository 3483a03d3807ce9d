// The Duel, a scenario for two players: its card, its rules, its house and the pictures of its events.
import type { Box } from '../box';
import { page } from './rules';
import { DUEL_SCENE } from './scene';
import { t } from './texts';

export const duel: Box = {
  id: 'duel',
  rules: [page],
  intro: { scenario: 'duel', lines: ({ round, rounds }) => (round ? [] : [t('introGoal', { rounds }), t('introFirst'), t('introEvents')]) },
  stories: [{ id: 'duel', title: () => t('duel'), note: () => t('note'), picture: DUEL_SCENE, setup: { scenario: 'duel', modules: [] }, rounds: 16, minutes: 30, difficulty: 3, wins: (won, games) => t('wins', { won, games }) }],
  places: {
    'bourgeois-board': { picture: 'mansion', costs: 'citizen', gives: 'good or merchant or coins:5 or development:3' },
  },
  scenes: {
    'town-meeting': 'wedding',
    exchange: 'trade',
    'cheese-day': 'famine',
    'quick-travel': 'journey',
    tribute: 'tithe',
    'food-due': 'harvest',
    'journey-home': 'orleans',
  },
};
