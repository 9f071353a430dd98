import { watchFilms } from './film.ts';
import { watchGates } from './gate.ts';
import { watchIslands } from './islands.ts';
import { watchLanguage } from './language.ts';
import { watchMenu } from './menu.ts';
import { watchScrolling } from './scroll.ts';

document.documentElement.classList.add('js');
watchLanguage();
watchIslands();
watchGates();
watchMenu();
watchScrolling();
watchFilms();
