// From a card in the lobby to a table.
import type { FormChoice, NewTable, SetupForm } from '../api/types';
import type { Story } from '../boxes/box';

const EDITION = 'bigbox'; // the one that has them all

export function playersOf(form: SetupForm, story: Story): number[] {
  return form.combinations.find((one) => one.edition === EDITION && one.scenario === story.setup.scenario)?.players ?? [];
}

/** The steps of difficulty of a story; none if there is no choice. */
export function stepsOf(form: SetupForm, story: Story): FormChoice[] {
  return form.scenarios.find((one) => one.id === story.setup.scenario)?.difficulties ?? [];
}

/** A table that begins at once: oneself and some bots of one level. */
export function tableFor(form: SetupForm, story: Story, opponents: number, level: string, difficulty: string): NewTable {
  const counts = playersOf(form, story);
  const players = Math.min(Math.max(opponents + 1, ...counts.slice(0, 1)), Math.max(1, ...counts));
  const bots = Array.from({ length: players - 1 }, () => ({ kind: 'bot' as const, bot: level }));
  return { ...form.defaults, setup: { ...story.setup, edition: EDITION, players, difficulty }, seats: [{ kind: 'me' }, ...bots] };
}
