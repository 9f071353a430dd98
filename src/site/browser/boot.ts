import { fetchAhead } from './ahead.ts';
import { watchFilms } from './film.ts';
import { watchIslands } from './islands.ts';
import { watchLanguage } from './language.ts';
import { watchMenu } from './menu.ts';
import { leaveMessage } from './message.ts';
import { watchScrolling } from './scroll.ts';

document.documentElement.classList.add('js');
leaveMessage();
watchLanguage();
watchIslands();
watchMenu();
watchScrolling();
watchFilms();
fetchAhead();
