import type { Words } from '../words.ts';
import type { screen as original } from '../es/screen.ts';

export const screen: Words<typeof original> = {
  _name: 'Screen in the shop',
  headTitle: 'The menu on screen · {{name}}',
  description:
    'The menu for a television: it turns its pages by itself and shows every change at once.',
  askUs: 'Ask us about its allergens',
  allergens: 'Any allergies or intolerances? Tell us before you order.',
  lost: 'No connection since {{time}}',
};
