import { watchDiner } from './diner-watch.ts';
import { watchFilms } from './film.ts';
import { watchIslands } from './islands.ts';
import { watchLanguage } from './language.ts';
import { watchMenu } from './menu.ts';
import { watchScrolling } from './scroll.ts';
import { registerWorker } from './worker.ts';

document.documentElement.classList.add('js');
watchLanguage();
watchIslands();
watchMenu();
watchScrolling();
watchFilms();
registerWorker();
watchDiner();
const screen = document.querySelector<HTMLElement>('[data-screen]');
if (screen) void import('./screen/index.ts').then(({ showScreen }) => showScreen(screen));
