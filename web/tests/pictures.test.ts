import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const BOXES = new URL('../../src/orleans/boxes/', import.meta.url);

/** The ids of a section in the printed facts of all boxes that players are offered. */
function printed(section: string): string[] {
  const boxes = readdirSync(BOXES, { withFileTypes: true }).filter((one) => one.isDirectory() && one.name !== '__pycache__');
  const facts = boxes.map((box) => readFileSync(new URL(`${box.name}/facts.toml`, BOXES), 'utf-8'));
  const finished = facts.filter((text) => !text.includes('\nunfinished = true'));
  return finished.flatMap((text) => [...text.matchAll(new RegExp(`^\\[${section}\\.([a-z-]+)\\]`, 'gm'))].map((found) => found[1]!));
}

describe('pictures', () => {
  it.each(['place', 'tile'])('every %s has one, and signs for what it gives', async (section) => {
    const { BOXES } = await import('../src/boxes');
    const drawn = Object.assign({}, ...BOXES.map((box) => box.places));
    for (const id of printed(section)) expect(drawn[id]?.gives, id).toBeTruthy();
  });

  it('every event has one', async () => {
    const { BOXES } = await import('../src/boxes');
    const drawn = Object.assign({}, ...BOXES.map((box) => box.scenes));
    const events = printed('event');
    expect(events.length).toBeGreaterThan(20);
    for (const id of events) expect(drawn[id], id).toBeTruthy();
  });
});
