import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { t as end } from '../src/areas/end/texts';
import { t as intrigue } from '../src/boxes/trade_intrigue/texts';
import { label, signed, t } from '../src/i18n/texts';
import { t as lobby } from '../src/pages/texts';
import { prefs } from '../src/ui/prefs.svelte';
import { fileOf, folders, keysModule, LANGUAGES, patterns, SRC, wanted, written } from './ftl';

const SERVER = join(SRC, '../../src/orleans');
const PAGES = folders().map((folder) => [relative(SRC, folder), folder] as const);

/** The text of every module that says texts of a folder. */
function callers(folder: string): string {
  const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((path) => /\.(ts|svelte)$/.test(path));
  const texts = files.map((path) => ({ at: dirname(join(SRC, path)), text: readFileSync(join(SRC, path), 'utf8') }));
  const uses = ({ at, text }: { at: string; text: string }) =>
    [...text.matchAll(/from '([^']*\/(?:texts|keys))'/g)].some(([, path = '']) => dirname(resolve(at, path)) === folder);
  return texts.filter(uses).map(({ text }) => text).join('\n');
}

describe.each(PAGES)('the texts of %s', (_, folder) => {
  const files = LANGUAGES.map((language) => patterns(fileOf(folder, language)));
  const [english = new Map()] = files;

  it('are known to the compiler', async () => {
    await expect(keysModule(folder)).toMatchFileSnapshot(join(folder, 'keys.ts'));
  });

  it('can all be read, and stand once', () => {
    for (const [n, language] of LANGUAGES.entries()) expect([...(files[n]?.keys() ?? [])], language).toEqual(written(fileOf(folder, language)));
  });

  it('are the same in three languages and want to know the same', () => {
    const shape = (file: typeof english) => [...file].map(([key, pattern]) => `${key}(${[...wanted(pattern).keys()].sort().join()})`);
    for (const file of files) expect(shape(file)).toEqual(shape(english));
  });

  it('are all used', () => {
    const code = callers(folder);
    const begun = [...code.matchAll(/\w\(`([a-z][\w-]*)\$\{/g)].map(([, begin = '']) => begin);
    const said = (key: string) => code.includes(`'${key}'`) || begun.some((begin) => key.startsWith(begin));
    expect(english.size).toBeGreaterThan(0);
    expect([...english.keys()].filter((key) => !said(String(key).replace(/\..*/, '')))).toEqual([]);
  });

  it('are written with care', () => {
    for (const language of LANGUAGES) {
      const text = fileOf(folder, language);
      expect(text.match(/.*(?:'|\{\d\}|§|\.\.\.).*/g), language).toBeNull();
      const said = text.replace(/^#.*/gm, '').replace(/\{[^{}]*\}/g, 'x');
      // French has a space that does not break before double signs.
      if (language === 'fr') expect(said.match(/.*(?:[^\u00a0][:;?!](?=\s|$)|[^\u00a0]»|«[^\u00a0]).*/gm)).toBeNull();
    }
  });
});

describe('the sentences of the server', () => {
  it.each(folders(SERVER).flatMap((folder) => LANGUAGES.map((language) => [relative(SERVER, folder), language, folder] as const)))(
    'in %s/%s.ftl can be read here, too',
    (_, language, folder) => {
      const text = fileOf(folder, language);
      expect([...patterns(text).keys()]).toEqual(written(text));
    },
  );
});

describe('what is counted', () => {
  it.each([
    ['en', ['+1 scholar', '-2 coins', '+3 wool', '+1 development point', '+2 gear wheels', '+2 bread']],
    ['de', ['+1 Gelehrter', '-2 Münzen', '+3 Wolle', '+1 Entwicklungspunkt', '+2 Zahnräder', '+2 Brot']],
    ['fr', ['+1 érudit', '-2 pièces', '+3 laines', '+1 point de développement', '+2 engrenages', '+2 pains']],
  ] as const)('agrees with its number in %s', (language, expected) => {
    prefs.language = language;
    const said = [signed('kind-scholar', 1), signed('count-coins', -2), signed('good-wool', 3), signed('count-development', 1), signed('gear-gear-wheel', 2), signed('good-bread', 2)];
    expect(said).toEqual(expected);
    expect(signed('kind-witch', 1)).toBe('');
  });

  it.each([
    ['en', ['1 point', '0 points', '2 points', 'Ann wins with 1 point', '1 round', '2 of 4', '1.5 points', '1 point']],
    ['de', ['1 Punkt', '0 Punkte', '2 Punkte', 'Ann gewinnt mit 1 Punkt', '1 Runde', '2. von 4', '1,5 Punkte', '1 Punkt']],
    ['fr', ['1 point', '0 point', '2 points', 'Ann gagne avec 1 point', '1 manche', '2e sur 4', '1,5 point', '1 point']],
  ] as const)('has its singular in %s', (language, expected) => {
    prefs.language = language;
    const points = [1, 0, 2].map((n) => t('worth', { n }));
    const more = [end('winsWith', { who: 'Ann', n: 1 }), lobby('rounds', { n: 1 }), lobby('rank', { rank: 2, all: 4 })];
    expect([...points, ...more, end('points', { n: 1.5 }), end('points', { n: 0.96 })]).toEqual(expected);
  });

  it('stands behind a colon as each language writes it', () => {
    const said = LANGUAGES.map((language) => {
      prefs.language = language;
      return label(t('bag'), 7);
    });
    expect(said).toEqual(['Bag: 7', 'Beutel: 7', 'Sac\u00a0: 7']);
  });

  it('says who was first in French as the French do', () => {
    prefs.language = 'fr';
    expect(lobby('rank', { rank: 1, all: 4 })).toBe('1er sur 4');
  });
});

describe('names', () => {
  const castle = { name: 'Burg', gender: 'f', forms: { the: 'die Burg', acc: 'die Burg', dat: 'der Burg' } };
  const spy = { name: 'Spion', gender: 'm', forms: { the: 'der Spion', acc: 'den Spion', dat: 'dem Spion' } };
  const farm = { name: 'Ferme', gender: 'f', forms: { the: 'la ferme' } };
  const bath = { name: 'Bains', gender: 'pl', forms: { the: 'les bains' } };
  const ship = { name: 'Bateau', gender: 'm', forms: { the: 'le bateau' } };

  it('have their article and case', () => {
    prefs.language = 'de';
    expect(t('sure', { place: castle })).toBe('Die Burg ist noch aktiviert. Trotzdem passen?');
    expect(intrigue('threatens', { who: 'Ann', deed: spy })).toContain('Ann setzt den Spion auf dich an.');
    expect(intrigue('bribeAnswer', { who: 'Ann', deed: spy })).toContain('um von dem Spion verschont zu werden');
  });

  it('decide the gender of the rest', () => {
    prefs.language = 'fr';
    const said = [farm, bath, ship].map((place) => t('sure', { place }).split('.')[0]);
    expect(said).toEqual(['La ferme est encore activée', 'Les bains sont encore activés', 'Le bateau est encore activé']);
  });
});
