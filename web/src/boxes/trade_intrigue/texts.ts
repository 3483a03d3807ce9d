// What the pages say about Trade & Intrigue.
import { speaker } from '../../i18n/speaker';
import type { Keys } from './keys';

export const t = speaker<Keys>('boxes/trade_intrigue');
