// The person's choices in this browser: language, light or dark, sound, shortcuts, speed.
import type { Person } from '../api/types';
import { ask } from '../api/server';
import { fetchSentences } from '../i18n/sentences';
import { PACES, type Pace } from '../table/playback';
import { recall, remember } from './store';

export type Language = 'en' | 'de' | 'fr';
export type Theme = 'auto' | 'light' | 'dark';

/** Fetches what a part of the page shows; what it returns puts that on the page. */
type Translator = (language: Language) => Promise<() => void>;

function firstLanguage(): Language {
  const known = recall('language') ?? navigator.language.slice(0, 2);
  return known === 'de' || known === 'fr' ? known : 'en';
}

function firstPace(): Pace {
  const known = recall('pace') ?? '';
  return known in PACES ? (known as Pace) : 'normal';
}

class Prefs {
  language = $state<Language>(firstLanguage());
  theme = $state<Theme>((recall('theme') as Theme | null) ?? 'auto');
  sound = $state(recall('sound') !== 'off');
  shortcuts = $state(recall('shortcuts') !== 'off');
  /** How fast the moves of others are shown. */
  pace = $state<Pace>(firstPace());
  me = $state<Person | null>(null);

  #translators = new Set<Translator>();

  /** Has something fetched in another language before the page changes to it, until the returned function is called. */
  translates(one: Translator): () => void {
    this.#translators.add(one);
    return () => this.#translators.delete(one);
  }

  /** Everything changes at once, on this page and in what the server says, as soon as all is there. */
  async speak(language: Language): Promise<void> {
    remember('language', language);
    const told = this.me && ask('PATCH', '/api/people/me', { language }).catch(() => undefined);
    const sentences = fetchSentences(language).then(() => true, () => false);
    const shows = await Promise.all([...this.#translators].map((one) => one(language).catch(() => undefined)));
    await told;
    if (!(await sentences)) return remember('language', this.language);
    if (recall('language') !== language) return; // another one was chosen meanwhile
    this.language = language;
    document.documentElement.lang = language;
    for (const show of shows) show?.();
  }

  paint(theme: Theme): void {
    this.theme = theme;
    remember('theme', theme);
    document.documentElement.dataset.theme = theme;
  }

  setSound(on: boolean): void {
    this.sound = on;
    remember('sound', on ? 'on' : 'off');
  }

  setPace(pace: Pace): void {
    this.pace = pace;
    remember('pace', pace);
  }

  setShortcuts(on: boolean): void {
    this.shortcuts = on;
    remember('shortcuts', on ? 'on' : 'off');
  }
}

export const prefs = new Prefs();
