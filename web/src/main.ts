import './app.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { prefs } from './ui/prefs.svelte';

document.documentElement.lang = prefs.language;
document.documentElement.dataset.theme = prefs.theme;

const target = document.getElementById('app');
if (target) mount(App, { target });
