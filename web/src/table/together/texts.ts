// What players of a team show each other.
import { speaker } from '../../i18n/speaker';
import type { Keys } from './keys';

export const t = speaker<Keys>(import.meta.glob<string>('./*.ftl', { query: '?raw', import: 'default', eager: true }));
