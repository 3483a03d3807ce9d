// What the lobby says.
import { speaker } from '../i18n/speaker';
import type { Keys } from './keys';

export const t = speaker<Keys>('pages');
