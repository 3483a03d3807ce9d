// The spaces of a deed as they are drawn: who stands where, and what still lies there.
import type { DeedInfo, TableView } from '../../api/types';
import { deedOf, type Thing } from '../../table/things';

export interface Slot {
  want: string;
  /** Who was sent there; empty while the space is open. */
  stands: string;
  good: string;
  gear: boolean;
}

type Seen = Pick<TableView, 'sent' | 'deed_goods'>;

/** Followers stand on spaces of their own type first, then on those for anybody. */
export function slots(deed: DeedInfo, view: Seen | null): Slot[] {
  const sent = { ...view?.sent[deed.id] };
  const lying = [...(view?.deed_goods[deed.id] ?? [])];
  const found: Slot[] = deed.spaces.map(({ want, good }) => {
    const at = lying.findIndex(([whose, what]) => whose === want && what === good);
    if (at >= 0) lying.splice(at, 1);
    return { want, stands: '', good: at >= 0 ? good : '', gear: deed.gears > 0 };
  });
  const stand = (slot: Slot, kind: string) => {
    if (slot.stands || !sent[kind]) return;
    sent[kind] -= 1;
    slot.stands = kind;
    slot.gear = false;
  };
  // Where nothing lies any more somebody stands.
  for (const slot of found) if (!slot.good) stand(slot, slot.want);
  for (const slot of found) stand(slot, slot.want);
  for (const kind of Object.keys(sent)) for (const slot of found) if (slot.want === 'any') stand(slot, kind);
  return found;
}

/** The boards in play, in the order of their deeds. */
export function boards(deeds: readonly DeedInfo[]): string[] {
  return [...new Set(deeds.map((deed) => deed.board))];
}

/** Whether something of this board is among the things. */
export function ofBoard(deeds: readonly DeedInfo[], board: string, things: Iterable<Thing>): boolean {
  const here = new Set(deeds.filter((deed) => deed.board === board).map((deed) => deed.id));
  return [...things].some((thing) => here.has(deedOf(thing)));
}
