// Sentences from Fluent files (projectfluent.org), said in the language of the reader. Every folder
// with texts has en.ftl, de.ftl and fr.ftl; its keys.ts lists the messages and their variables,
// so that a wrong call does not compile.
import { FluentBundle, FluentNumber, FluentResource, FluentType, type FluentFunction } from '@fluent/bundle';
import { prefs, type Language } from '../ui/prefs.svelte';
import { fetched, type Files } from './sentences';

/** Something whose name changes in a sentence, as the server sends it: places and deeds. */
export interface Inflected {
  name: string;
  gender: string;
  forms: Readonly<Record<string, string>>;
}

export type Value = string | number;
export type Values = Readonly<Record<string, Value | Inflected>>;

/** Where sentences are: in a folder of which the first page needs them, or in files that came with the code. */
export type Source = string | Files;

type Wanted<Needs> = Needs extends null ? [] : [Needs];
export type Speaker<Keys> = <Key extends keyof Keys & string>(key: Key, ...values: Wanted<Keys[Key]>) => string;

class Noun extends FluentType<Inflected> {
  toString(): string {
    return this.value.name;
  }
}

/** Small whole numbers look the same in all languages, and formatting others takes long to begin. */
class Digits extends FluentNumber {
  override toString(): string {
    return String(this.value);
  }
}

function argument(value: Value | Inflected): Value | Noun | Digits {
  if (typeof value === 'object') return new Noun(value);
  return Number.isInteger(value) && Math.abs(value as number) < 1000 ? new Digits(value as number) : value;
}

/** What sentences call; NAME takes the same forms as the server's sentences (notation/nouns.py). */
const FUNCTIONS: Record<string, FluentFunction> = {
  NAME: ([noun], { form }) => (noun instanceof Noun ? (noun.value.forms[String(form)] ?? noun.value.name) : ''),
  GENDER: ([noun]) => (noun instanceof Noun ? noun.value.gender : ''),
  CAPITAL: ([text]) => String(text).replace(/^./u, (letter) => letter.toUpperCase()),
};

/** The sentences of one language; nothing if there are none. */
function bundleOf(source: Source, language: Language): FluentBundle {
  const files = typeof source === 'string' ? fetched(language, source) : source;
  const bundle = new FluentBundle(language, { functions: FUNCTIONS, useIsolating: false });
  for (const [path, text] of Object.entries(files)) if (path.endsWith(`/${language}.ftl`)) bundle.addResource(new FluentResource(text));
  return bundle;
}

/** A function that says a message or its attribute (`key.attribute`) if there is one. */
export function reader(source: Source): (key: string, values?: Values) => string | undefined {
  const bundles = new Map<string, FluentBundle>();
  return (key, values = {}) => {
    const { language } = prefs;
    const bundle = bundles.get(language) ?? bundleOf(source, language);
    bundles.set(language, bundle);
    const [message = '', attribute] = key.split('.');
    const found = bundle.getMessage(message);
    const pattern = attribute ? found?.attributes[attribute] : found?.value;
    const given = Object.entries(values).map(([name, value]) => [name, argument(value)]);
    return pattern ? bundle.formatPattern(pattern, Object.fromEntries(given), []) : undefined;
  };
}

/** A function that says the texts of a folder. */
export function speaker<Keys>(source: Source): Speaker<Keys> {
  const read = reader(source);
  return (key, ...[values]) => read(key, (values ?? {}) as Values) ?? key;
}
