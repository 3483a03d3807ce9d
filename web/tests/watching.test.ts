import { describe, expect, it } from 'vitest';
import { Watching } from '../src/table/watching.svelte';

describe('the board of another player', () => {
  it('stays while the same is asked, and goes when something new is', () => {
    const watching = new Watching();
    watching.follow('1,place', null);
    watching.toggle(1);
    watching.follow('1,place', null);
    expect(watching.chosen).toBe(1);
    watching.follow('', null); // others decide
    expect(watching.chosen).toBe(1);
    watching.follow('1,place', null);
    expect(watching.chosen).toBe(null);
  });

  it('comes by itself while something can be taken from it', () => {
    const watching = new Watching();
    watching.follow('1,strike', 2);
    expect(watching.chosen).toBe(2);
    watching.follow('1,use', null);
    expect(watching.chosen).toBe(null);
  });

  it('is closed by another click', () => {
    const watching = new Watching();
    watching.toggle(1);
    watching.toggle(1);
    expect(watching.chosen).toBe(null);
  });
});
