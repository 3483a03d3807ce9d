// The modules of Trade & Intrigue on one page, in our own words.
import type { RuleLine, RulesPage } from '../box';
import { t } from './texts';

function line(key: 'rule-orders' | 'rule-events' | 'rule-trade' | 'rule-characters' | 'rule-bribes'): RuleLine {
  return { about: () => t(key), says: () => t(`${key}.says`) };
}

export const orders: RulesPage = { needs: 'orders', title: () => t('rules-orders'), lines: [line('rule-orders')] };
export const events: RulesPage = { needs: 'events', title: () => t('rules-events'), lines: [line('rule-events')] };
export const trade: RulesPage = { needs: 'trade', title: () => t('rules-trade'), lines: [line('rule-trade')] };
export const intrigue: RulesPage = { needs: 'intrigue', title: () => t('rules-intrigue'), lines: [line('rule-characters'), line('rule-bribes')] };
