import { effect } from '@preact/signals';
import { render } from 'preact';
import { open } from './app.ts';
import { settings } from './settings.ts';
import './style.css';
import './room/room.css';
import { App } from './ui/app.tsx';
import { speak } from './words.ts';

effect(() => {
  document.documentElement.dataset.theme = settings.value.theme;
});

await speak(settings.value.lang);
render(<App />, document.body);
void open();
addEventListener('hashchange', () => void open());

// Once it has been loaded, the page needs no network any more.
if (import.meta.env.PROD && 'serviceWorker' in navigator) void navigator.serviceWorker.register('./sw.js');
