import { about } from './about.ts';
import { blog } from './blog.ts';
import { captcha } from './captcha.ts';
import { common } from './common.ts';
import { contact } from './contact.ts';
import { dates } from './dates.ts';
import { debug } from './debug.ts';
import { estimate } from './estimate.ts';
import { diner } from './diner.ts';
import { forms } from './forms.ts';
import { gallery } from './gallery.ts';
import { home } from './home.ts';
import { islands } from './islands.ts';
import { legal } from './legal.ts';
import { emails } from './emails.ts';
import { menu } from './menu.ts';
import { offline } from './offline.ts';
import { questions } from './questions.ts';
import { services } from './services.ts';
import { whatsapp } from './whatsapp.ts';
import { print } from './print.ts';
import { quotes } from './quotes.ts';
import { screen } from './screen.ts';
import { today } from './today.ts';
import { workshops } from './workshops.ts';

export const es = {
  common,
  forms,
  home,
  services,
  estimate,
  workshops,
  dates,
  questions,
  whatsapp,
  menu,
  diner,
  blog,
  gallery,
  about,
  contact,
  captcha,
  islands,
  legal,
  debug,
  emails,
  offline,
  today,
  print,
  screen,
  quotes,
} as const;
