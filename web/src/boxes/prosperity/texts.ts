// What the pages say about Prosperity.
import { speaker } from '../../i18n/speaker';
import type { Keys } from './keys';

export const t = speaker<Keys>('boxes/prosperity');
