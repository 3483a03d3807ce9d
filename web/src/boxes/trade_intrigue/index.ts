// Trade & Intrigue: orders, boards of trade and intrigue, bribes, locked places.
import type { Box } from '../box';
import { bribeAsks } from './bribes';
import { newOrders } from './orders';
import { events, intrigue, orders, trade } from './rules';
import { INTRIGUE_SCENE, TRADE_SCENE } from './scene';
import { t } from './texts';

export const tradeIntrigue: Box = {
  id: 'trade_intrigue',
  rules: [orders, events, trade, intrigue],
  stories: [
    { id: 'trade', title: () => t('storyTrade'), note: () => t('storyTradeNote'), picture: TRADE_SCENE, setup: { scenario: 'base', modules: ['orders', 'events', 'trade'] }, rounds: 18, minutes: 30, difficulty: 2 },
    { id: 'intrigue', title: () => t('storyIntrigue'), note: () => t('storyIntrigueNote'), picture: INTRIGUE_SCENE, setup: { scenario: 'base', modules: ['orders', 'events', 'intrigue'] }, rounds: 18, minutes: 30, difficulty: 3 },
  ],
  boards: { trade: () => t('trade'), intrigue: () => t('intrigue') },
  modules: {
    orders: () => t('noteOrders'),
    events: () => t('noteEvents'),
    trade: () => t('noteTrade'),
    intrigue: () => t('noteIntrigue'),
  },
  scenes: {
    silentium: 'silence',
    indulgence: 'pardon',
    training: 'training',
    'bon-voyage': 'journey',
    conference: 'noScholars',
    crusade: 'noKnights',
    strike: 'noCraftsmen',
    tax: 'taxes',
    trip: 'orleans',
    'fishing-grounds': 'fish',
    retraining: 'training',
    wedding: 'wedding',
    sabotage: 'noWheels',
    amnesty: 'pardon',
    malfunction: 'wheels',
    torture: 'torture',
    vacation: 'holiday',
    'book-fire': 'fire',
    'goods-tax': 'taxes',
    dues: 'taxes',
    'peasant-uprising': 'uprising',
    'technology-tax': 'wheels',
    summoning: 'orleans',
    famine: 'famine',
    'capitation-tax': 'taxes',
    tithe: 'tithe',
  },
  asks: bribeAsks,
  changed: newOrders,
  rest: { needs: ['orders', 'intrigue'], load: async () => (await import('./views')).rest },
};
