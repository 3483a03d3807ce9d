import { beforeAll, describe, expect, it, vi } from 'vitest';

describe('nouns behind a number', () => {
  beforeAll(() => {
    vi.stubGlobal('navigator', { language: 'en' });
    vi.stubGlobal('document', { documentElement: { dataset: {} } });
  });

  it.each([
    ['en', ['+1 scholar', '-2 coins', '+3 wool', '+1 development point']],
    ['de', ['+1 Gelehrter', '-2 Münzen', '+3 Wolle', '+1 Entwicklungspunkt']],
    ['fr', ['+1 érudit', '-2 pièces', '+3 laines', '+1 point de développement']],
  ] as const)('agree with it in %s', async (language, expected) => {
    const { prefs } = await import('../src/ui/prefs.svelte');
    const { signed } = await import('../src/i18n/nouns');
    prefs.language = language;
    const said = [signed('kind-scholar', 1), signed('count-coins', -2), signed('good-wool', 3), signed('count-development', 1)];
    expect(said).toEqual(expected);
    expect(signed('kind-witch', 1)).toBe('');
  });
});
