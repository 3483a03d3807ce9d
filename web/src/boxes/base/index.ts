// The base game: how its places and events are drawn, and what is printed on its places.
import type { Box } from '../box';
import { rules } from './rules';
import { CITY_SCENE } from './scene';
import { t } from './texts';

export const base: Box = {
  id: 'base',
  rules: [rules],
  stories: [{ id: 'base', title: () => t('title'), note: () => t('note'), picture: CITY_SCENE, setup: { scenario: 'base', modules: [] }, rounds: 18, minutes: 25, difficulty: 1 }],
  places: {
    'farm-house': { picture: 'farm', gives: 'kind:farmer good' },
    village: { picture: 'village', gives: 'kind:boatman or kind:craftsman or kind:trader' },
    university: { picture: 'university', gives: 'kind:scholar development' },
    castle: { picture: 'castle', gives: 'kind:knight draws' },
    monastery: { picture: 'monastery', gives: 'kind:monk' },
    ship: { picture: 'ship', gives: 'merchant water good' },
    wagon: { picture: 'wagon', gives: 'merchant road good' },
    guildhall: { picture: 'guildhall', gives: 'station' },
    scriptorium: { picture: 'scriptorium', gives: 'development:1' },
    'town-hall': { picture: 'townhall', gives: 'deed' },
    hayrick: { picture: 'farm', gives: 'good:grain' },
    'cheese-factory': { picture: 'cheese', gives: 'good:cheese' },
    winery: { picture: 'vines', gives: 'good:wine' },
    'wool-manufacturer': { picture: 'sheep', gives: 'good:wool' },
    'tailor-shop': { picture: 'cloth', gives: 'good:brocade' },
    'shipping-line': { picture: 'harbour', gives: 'development:1' },
    brewery: { picture: 'cellar', gives: 'coins:2' },
    library: { picture: 'books', gives: 'development:2' },
    windmill: { picture: 'mill', gives: 'coins:2 development:1' },
    bathhouse: { picture: 'bath', gives: 'draws:2' },
    hospital: { picture: 'monastery', gives: 'star each coins:1' },
    'herb-garden': { picture: 'garden', gives: 'kind:boatman swap kind:farmer kind:craftsman kind:trader' },
    sacristy: { picture: 'church', gives: 'event shield' },
    cellar: { picture: 'cellar', gives: 'coins:4' },
    pharmacy: { picture: 'flasks', costs: 'coins:1', gives: 'development:1' },
    office: { picture: 'mansion', gives: 'station each coins:1' },
    school: { picture: 'university', gives: 'kind:scholar swap kind:any' },
    'horse-wagon': { picture: 'wagon', gives: 'merchant road good' },
    'gunpowder-tower': { picture: 'tower', gives: 'kind:any kind:any deed' },
    laboratory: { picture: 'flasks', gives: 'gear' },
  },
  scenes: {
    pilgrimage: 'pilgrimage',
    income: 'income',
    harvest: 'harvest',
    taxes: 'taxes',
    'trading-day': 'trade',
    plague: 'plague',
  },
};
