// Nouns behind a number, from the same Fluent files as the server's sentences.
import de from '../../../src/orleans/boxes/base/de.ftl?raw';
import en from '../../../src/orleans/boxes/base/en.ftl?raw';
import fr from '../../../src/orleans/boxes/base/fr.ftl?raw';
import { prefs, type Language } from '../ui/prefs.svelte';

const FILES = { en, de, fr };
const RULES = { en: new Intl.PluralRules('en'), de: new Intl.PluralRules('de'), fr: new Intl.PluralRules('fr') };
const MESSAGE = /^([a-z][\w-]*) = (.*(?:\n +(?!\.).*)*)/gm;
const VARIANT = /^ *\*?\[(\w+)\] (.*)$/gm;

/** One and several, by message; a noun that never changes has one form. */
type Forms = Partial<Record<Intl.LDMLPluralRule, string>>;

function read(text: string): Map<string, Forms> {
  const found = new Map<string, Forms>();
  for (const [, key = '', pattern = ''] of text.matchAll(MESSAGE)) {
    const variants = [...pattern.matchAll(VARIANT)].map(([, name = '', said = '']) => [name, said]);
    found.set(key, variants.length ? Object.fromEntries(variants) : { other: pattern });
  }
  return found;
}

const NOUNS: Record<Language, Map<string, Forms>> = { en: read(FILES.en), de: read(FILES.de), fr: read(FILES.fr) };

/** "+3 coins", "-1 knight"; nothing if the noun is not known. */
export function signed(noun: string, amount: number): string {
  const forms = NOUNS[prefs.language].get(noun);
  if (!forms) return '';
  const said = forms[RULES[prefs.language].select(Math.abs(amount))] ?? forms.other;
  return `${amount > 0 ? '+' : '-'}${Math.abs(amount)} ${said ?? ''}`;
}
