// Becoming somebody: a name, and a key that only the server and a cookie know.
import type { Person, PersonWithKey } from './types';
import { prefs } from '../ui/prefs.svelte';
import { ask, post, Refusal, whoAmI } from './server';
import { recall, remember } from '../ui/store';

export function knownName(): string {
  return prefs.me?.name ?? recall('name') ?? '';
}

/** Whoever has no key yet gets one; the server gets a new name. */
export async function become(name = ''): Promise<Person> {
  const wanted = name.trim() || knownName() || 'Anna';
  remember('name', wanted);
  if (prefs.me) {
    if (prefs.me.name !== wanted) {
      prefs.me = await ask<Person>('PATCH', '/api/people/me', { name: wanted });
    }
    return prefs.me;
  }
  await post<PersonWithKey>('/api/people', { name: wanted, language: prefs.language });
  prefs.me = await whoAmI();
  if (!prefs.me) throw new Refusal('', 'no-cookie', 0);
  return prefs.me;
}
