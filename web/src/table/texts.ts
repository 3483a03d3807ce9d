// What the lessons say.
import { speaker } from '../i18n/speaker';
import type { Keys } from './keys';

export const t = speaker<Keys>('table');
