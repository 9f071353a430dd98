import type { Words } from '../words.ts';
import type { home as original } from '../es/home.ts';

export const home: Words<typeof original> = {
  request: 'Send a request',
  todaysMenu: 'See today’s menu',
  facts: {
    each: 'a workshop',
    spoken: 'spoken at workshops',
    allergens: 'allergens marked on every dish',
  },
  services: {
    title: 'What we do',
    all: 'All services',
  },
  menu: {
    title: 'What’s cooking',
    all: 'See the full menu',
    lists: 'Parts of the menu',
  },
  about: 'Meet us',
  why: 'Why choose us',
  testimonials: 'What our guests say',
};
