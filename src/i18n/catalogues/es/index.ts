import { about } from './about.ts';
import { blog } from './blog.ts';
import { captcha } from './captcha.ts';
import { common } from './common.ts';
import { contact } from './contact.ts';
import { debug } from './debug.ts';
import { forms } from './forms.ts';
import { gallery } from './gallery.ts';
import { home } from './home.ts';
import { islands } from './islands.ts';
import { legal } from './legal.ts';
import { emails } from './emails.ts';
import { menu } from './menu.ts';
import { print } from './print.ts';
import { screen } from './screen.ts';
import { services } from './services.ts';
import { today } from './today.ts';
import { workshops } from './workshops.ts';

export const es = {
  common,
  forms,
  home,
  services,
  workshops,
  menu,
  blog,
  gallery,
  about,
  contact,
  captcha,
  islands,
  legal,
  debug,
  emails,
  today,
  print,
  screen,
} as const;
