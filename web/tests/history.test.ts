import { afterEach, describe, expect, it, vi } from 'vitest';
import { History } from '../src/table/history.svelte';

type Answer = (response: Response) => void;

/** A server that answers when it is told to. */
function slow(): Map<string, Answer> {
  const asked = new Map<string, Answer>();
  vi.stubGlobal('fetch', (path: string) => new Promise((done) => asked.set(/version=(\d+)/.exec(path)?.[1] ?? '', done)));
  return asked;
}

function state(version: number): Response {
  return new Response(JSON.stringify({ version }), { headers: { 'Content-Type': 'application/json' } });
}

describe('looking back', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('shows what was wanted last, whichever answer comes last', async () => {
    const [asked, history] = [slow(), new History('/api/tables/1')];
    const [first, second] = [history.lookAt(3, 0), history.lookAt(8, 0)];
    asked.get('8')?.(state(8));
    await second;
    asked.get('3')?.(state(3));
    await first;
    expect(history.past?.version).toBe(8);
    expect(history.going).toBe(null);
  });

  it('knows where it goes before it is there', () => {
    const history = (slow(), new History('/api/tables/1'));
    void history.lookAt(3, 0);
    expect(history.going).toBe(3);
  });

  it('stays with the present when it is left meanwhile', async () => {
    const [asked, history] = [slow(), new History('/api/tables/1')];
    const wanted = history.lookAt(3, 0);
    history.leave();
    asked.get('3')?.(state(3));
    await wanted;
    expect(history.past).toBe(null);
  });
});
