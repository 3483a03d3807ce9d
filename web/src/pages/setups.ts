// The form of a new table, and what it calls the choices of a setup.
import { get } from '../api/server';
import type { SetupChoice, SetupForm } from '../api/types';

export function fetchForm(lang: string): Promise<SetupForm> {
  return get<SetupForm>('/api/setups', { lang });
}

/** What a table is played with, beyond its story: names for people, never ids. */
export function setupWords(form: SetupForm, setup: SetupChoice): string[] {
  const named = (all: readonly { id: string; name: string }[], id = '') => all.find((one) => one.id === id)?.name ?? '';
  const steps = form.scenarios.find((one) => one.id === (setup.scenario ?? 'base'))?.difficulties ?? [];
  return [
    named(form.editions, setup.edition),
    setup.difficulty ? named(steps, setup.difficulty) : '',
    ...(setup.modules ?? []).map((id) => named(form.modules, id)),
    setup.planning === 'order' ? named(form.planning, 'order') : '',
    ...(setup.tiles ?? []).map((id) => named(form.tile_ways, id)),
    named(form.printings, setup.events),
    named(form.last_events, setup.last_event),
  ].filter(Boolean);
}
