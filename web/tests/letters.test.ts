import { describe, expect, it } from 'vitest';
import { EMBLEMS } from '../src/ui/look';

describe('the letters on followers', () => {
  it.each(['en', 'de', 'fr'] as const)('are all different in %s', async (language) => {
    const { prefs } = await import('../src/ui/prefs.svelte');
    const { letterOf } = await import('../src/i18n/texts');
    prefs.language = language;
    const letters = Object.keys(EMBLEMS).map(letterOf);
    expect(letters.every((letter) => letter.length === (language === 'en' ? 1 : 2))).toBe(true);
    expect(new Set(letters).size).toBe(letters.length);
  });
});
