// What the pages say about The Duel.
import { speaker } from '../../i18n/speaker';
import type { Keys } from './keys';

export const t = speaker<Keys>('boxes/duel');
