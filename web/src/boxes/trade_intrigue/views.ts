// The drawings of Trade & Intrigue, which are fetched where it is played.
import type { Rest } from '../box';
import BribeLine from './BribeLine.svelte';
import { bribeOf } from './bribes';
import FulfilledOrders from './FulfilledOrders.svelte';
import { deckOf, lockedPlaces } from './orders';
import OrdersView from './OrdersView.svelte';
import Padlock from './Padlock.svelte';
import { t } from './texts';
import ThreatCard from './ThreatCard.svelte';

export const rest: Rest = {
  panels: [
    { area: 'cards', title: () => t('orders'), shown: (table) => deckOf(table).length > 0, view: OrdersView },
    { area: 'line', title: () => t('bribe'), shown: (table) => bribeOf(table) !== null, view: BribeLine },
    { area: 'due', title: () => t('threat'), shown: (table) => bribeOf(table) !== null, view: ThreatCard },
  ],
  holdings: FulfilledOrders,
  placeNote: (player, place) => (lockedPlaces(player).includes(place.id) ? { text: t('locked'), mark: Padlock } : null),
};
