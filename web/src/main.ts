import './app.css';
import { mount } from 'svelte';
import { askAhead } from './api/server';
import { fetchSentences } from './i18n/sentences';
import { route } from './pages/route.svelte';
import { prefs } from './ui/prefs.svelte';

/** What the lobby or the table asks for first. */
function askForFirstPage(lang: string): void {
  askAhead('/api/people/me');
  if (route.table) {
    askAhead(`/api/tables/${route.table}`);
    askAhead(`/api/tables/${route.table}/components`, { lang });
  } else if (!route.page) askAhead('/api/setups', { lang });
}

/** Code, sentences and answers come at the same time. */
async function begin(target: HTMLElement): Promise<void> {
  const sentences = fetchSentences(prefs.language);
  askForFirstPage(prefs.language);
  const { default: App } = await import('./App.svelte');
  await sentences;
  mount(App, { target });
}

document.documentElement.lang = prefs.language;
document.documentElement.dataset.theme = prefs.theme;

const target = document.getElementById('app');
if (target) void begin(target);
