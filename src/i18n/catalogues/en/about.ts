import type { Words } from '../words.ts';
import type { about as original } from '../es/about.ts';

export const about: Words<typeof original> = {
  _name: 'About us',
  title: 'About',
  services: 'What we do',
  contact: 'Write to us',
  story: 'Where we come from',
  team: 'Who’s in the kitchen',
  catering: 'Catering',
  events: 'Events',
  moreCatering: 'How our catering works',
  moreEvents: 'Events we’ve cooked for',
  find: 'Where we are',
};
