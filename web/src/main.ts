import './app.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { fetchSentences } from './i18n/sentences';
import { prefs } from './ui/prefs.svelte';

document.documentElement.lang = prefs.language;
document.documentElement.dataset.theme = prefs.theme;

const target = document.getElementById('app');
if (target) void fetchSentences(prefs.language).then(() => mount(App, { target }));
