import type { Words } from '../words.ts';
import type { about as original } from '../es/about.ts';

export const about: Words<typeof original> = {
  title: 'About',
  headTitle: 'About us: the kitchen of La Sobremesa in Málaga',
  services: 'What we do',
  contact: 'Write to us',
  story: 'Where we come from',
  team: 'Who is in the kitchen',
  teamText: 'A few people and a table three metres long.',
  catering: 'Catering',
  events: 'Events',
  more: 'See more',
  find: 'Where we are',
  findText:
    'At the sports complex, beside the promenade. There is parking for cars and a tree for bicycles.',
};
