// What players show each other who win or lose together.
import { speaker } from '../../i18n/speaker';
import type { Keys } from './keys';

export const t = speaker<Keys>(import.meta.glob<string>('./*.ftl', { query: '?raw', import: 'default', eager: true }));
