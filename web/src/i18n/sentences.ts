// The sentences of the first page are fetched in one language only. Folders whose code is fetched
// later bring theirs along, in all languages.
import type { Language } from '../ui/prefs.svelte';

/** Files by their paths, as import.meta.glob finds them. */
export type Files = Readonly<Record<string, string>>;

const FETCH: Record<Language, () => Promise<{ files: Files }>> = {
  en: () => import('../languages/en'),
  de: () => import('../languages/de'),
  fr: () => import('../languages/fr'),
};

const here = new Map<Language, Files>();

export async function fetchSentences(language: Language): Promise<void> {
  if (!here.has(language)) here.set(language, (await FETCH[language]()).files);
}

/** What was fetched of a folder and those in it; its path begins where the code of the pages lies. */
export function fetched(language: Language, folder: string): Files {
  return Object.fromEntries(Object.entries(here.get(language) ?? {}).filter(([path]) => path.startsWith(`../${folder}/`)));
}
