// The Plague: corpses, the Plague Doctor, Indulgence and Plague cards.
import { isFirstPlan, type Box } from '../box';
import { corpsesOf, newCards } from './cards';
import { scenes } from './events';
import { PIECES } from './pieces';
import { page } from './rules';
import { PLAGUE_SCENE } from './scene';
import { t } from './texts';

export const plague: Box = {
  id: 'plague',
  rules: [page],
  intro: { module: 'plague', lines: (view) => (isFirstPlan(view) ? [t('introCorpses'), t('introDoctor'), t('introCards')] : []) },
  stories: [{ id: 'plague', title: () => t('plague'), note: () => t('storyNote'), picture: PLAGUE_SCENE, setup: { scenario: 'base', modules: ['plague'] }, rounds: 18, minutes: 30, difficulty: 3 }],
  places: {
    infirmary: { picture: 'sickroom', gives: 'scroll' },
    sickbed: { picture: 'sickroom', gives: 'kind:plague-doctor' },
    cemetery: { picture: 'graves', gives: 'kind:corpse' },
    'back-door': { picture: 'postern', gives: 'scroll or scroll scroll scroll' },
    'medicinal-spring': { picture: 'spring', costs: 'kind:any', gives: 'list plus' },
  },
  pieces: PIECES,
  scenes,
  modules: { plague: () => t('noteModule') },
  even: ['return-corpses', 'too-many-corpses'],
  lying: (player, place) => (place.id === 'cemetery' && player.fields.cemetery && corpsesOf(player) ? ['corpse'] : []),
  brings: (event) => (event.brings ? { text: t('brings', { n: event.brings }), gains: { 'kind:corpse': event.brings } } : null),
  changed: newCards,
  rest: { needs: ['plague'], load: async () => (await import('./views')).rest },
};
