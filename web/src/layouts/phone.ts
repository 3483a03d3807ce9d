// The tabs of a phone, with the areas each of them shows.
import type { TextKey } from '../i18n/texts';

export const PHONE_TABS = [
  { id: 'board', title: 'myBoard', short: 'tabBoard', icon: 'board', areas: ['board', 'other-board'] },
  { id: 'map', title: 'map', short: 'map', icon: 'map', areas: ['map', 'cards'] },
  { id: 'tracks', title: 'tracksDeeds', short: 'tabTracks', icon: 'steps', areas: ['tracks', 'deeds', 'tiles'] },
  { id: 'goals', title: 'goals', short: 'goals', icon: 'aim', areas: ['goals'] },
  { id: 'players', title: 'players', short: 'players', icon: 'people', areas: ['players'] },
  { id: 'log', title: 'log', short: 'log', icon: 'log', areas: [] },
] as const satisfies readonly { title: TextKey; short: TextKey; [more: string]: unknown }[];

export type PhoneTab = (typeof PHONE_TABS)[number]['id'];
