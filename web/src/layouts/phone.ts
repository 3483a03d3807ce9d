// The tabs of a phone, with the areas each of them shows and the things that lie there.
import type { TextKey } from '../i18n/texts';

export const PHONE_TABS = [
  { id: 'board', title: 'myBoard', short: 'tabBoard', icon: 'board', areas: ['board', 'other-board'], holds: [] },
  { id: 'map', title: 'map', short: 'map', icon: 'map', areas: ['map', 'cards'], holds: ['town', 'connection'] },
  { id: 'tracks', title: 'tracksDeeds', short: 'tabTracks', icon: 'steps', areas: ['tracks', 'deeds', 'tiles'], holds: ['track', 'deed', 'offer'] },
  { id: 'goals', title: 'goals', short: 'goals', icon: 'aim', areas: ['goals'], holds: [] },
  { id: 'players', title: 'players', short: 'players', icon: 'people', areas: ['players'], holds: [] },
  { id: 'log', title: 'log', short: 'log', icon: 'log', areas: [], holds: [] },
] as const satisfies readonly { title: TextKey; short: TextKey; holds: readonly string[]; [more: string]: unknown }[];

export type PhoneTab = (typeof PHONE_TABS)[number]['id'];
