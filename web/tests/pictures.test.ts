import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const BOXES = new URL('../../src/orleans/boxes/', import.meta.url);

/** The ids of a section in the printed facts of all boxes. */
function printed(section: string): string[] {
  const boxes = readdirSync(BOXES, { withFileTypes: true }).filter((one) => one.isDirectory() && one.name !== '__pycache__');
  const facts = boxes.map((box) => readFileSync(new URL(`${box.name}/facts.toml`, BOXES), 'utf-8'));
  return facts.flatMap((text) => [...text.matchAll(new RegExp(`^\\[${section}\\.([a-z-]+)\\]`, 'gm'))].map((found) => found[1]!));
}

describe('pictures', () => {
  it.each(['place', 'tile', 'board'])('every %s has one, and signs for what it gives', async (section) => {
    const { boxes, fetchBoxes } = await import('../src/boxes');
    await fetchBoxes('invasion', []);
    const drawn = Object.assign({}, ...boxes().map((box) => box.places));
    for (const id of printed(section)) expect(drawn[id]?.gives, id).toBeTruthy();
  });

  it('every event has one', async () => {
    const { boxes, fetchBoxes } = await import('../src/boxes');
    await fetchBoxes('invasion', []);
    const drawn = Object.assign({}, ...boxes().map((box) => box.scenes));
    const events = printed('event');
    expect(events.length).toBeGreaterThan(20);
    for (const id of events) expect(drawn[id], id).toBeTruthy();
  });

  it('of an event that only one box shows lies in its folder', async () => {
    const { boxes, fetchBoxes } = await import('../src/boxes');
    const { SCENES } = await import('../src/ui/art/events');
    await fetchBoxes('invasion', []);
    const known = Object.keys(SCENES).filter((one) => one !== 'silence'); // it stands in for those without one
    for (const scene of known) {
      const shown = boxes().filter((box) => Object.values(box.scenes ?? {}).includes(scene as keyof typeof SCENES));
      expect(shown.length > 1 || shown[0]?.id === 'base', scene).toBe(true);
    }
  });
});
