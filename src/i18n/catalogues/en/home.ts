import type { Words } from '../words.ts';
import type { home as original } from '../es/home.ts';

export const home: Words<typeof original> = {
  _name: 'Home page',
  request: 'Send a request',
  todaysMenu: 'See today’s menu',
  facts: {
    _name: 'Facts',
    each: 'a workshop',
    allergens: 'allergens marked on every dish',
  },
  services: {
    _name: 'Services',
    title: 'What we do',
    all: 'All services',
  },
  menu: {
    _name: 'Menu',
    title: 'What’s cooking',
    all: 'See the full menu',
    lists: 'Parts of the menu',
  },
  about: 'Meet us',
  why: 'Why choose us',
  testimonials: 'What our guests say',
};
