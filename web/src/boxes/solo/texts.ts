// What the pages say about the scenarios for one player.
import { speaker } from '../../i18n/speaker';
import type { Keys } from './keys';

export const t = speaker<Keys>('boxes/solo');
