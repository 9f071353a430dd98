import { fetchAhead } from './ahead.ts';
import { watchTranslation } from '../../browser/index.ts';
import { watchDiner } from './diner-watch.ts';
import { watchFilms } from './film.ts';
import { watchGates } from './gate.ts';
import { watchIslands } from './islands.ts';
import { watchLanguage } from './language.ts';
import { watchMenu } from './menu.ts';
import { watchScrolling } from './scroll.ts';
import { registerWorker } from './worker.ts';

document.documentElement.classList.add('js');
if (!CSS.supports('color:light-dark(red,red)')) {
  void import('./older-colors.ts').then(({ applyLightColors }) => {
    for (const { cssRules } of document.styleSheets) applyLightColors(cssRules);
  });
}
watchLanguage();
watchTranslation(document.body);
watchIslands();
watchGates();
watchMenu();
watchScrolling();
watchFilms();
fetchAhead();
registerWorker();
watchDiner();
const screen = document.querySelector<HTMLElement>('[data-screen]');
if (screen) void import('./screen.ts').then(({ showScreen }) => showScreen(screen));
