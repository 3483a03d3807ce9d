// Trade & Intrigue: orders, boards of trade and intrigue, bribes, locked places.
import type { Box } from '../box';
import { bribeAsks } from './bribes';
import { scenes } from './events';
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
  scenes,
  follow: ['bribe'],
  asks: bribeAsks,
  changed: newOrders,
  rest: { needs: ['orders', 'intrigue'], load: async () => (await import('./views')).rest },
};
