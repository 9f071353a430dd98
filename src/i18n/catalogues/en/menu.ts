import type { Words } from '../words.ts';
import type { menu as original } from '../es/menu.ts';

export const menu: Words<typeof original> = {
  _name: 'Menu page',
  title: 'Menu',
  loading: 'Loading menu...',
  error: 'Unable to load menu',
  failed: 'Failed to load menu data',
  empty: {
    _name: 'Without a menu',
    title: 'No menu items available',
    text: 'Check back later for our delicious daily offerings!',
  },
  daily: 'Today’s menu',
  list: {
    _name: 'List of menus',
    title: '{{list}}: prices and allergens',
    description: '{{list}} with prices and allergens: {{dishes}}.',
  },
  submenu: {
    _name: 'Other menus',
    title: 'For groups and celebrations',
  },
  dish: {
    _name: 'Each dish',
    soldOut: 'Sold out',
    inSeason: 'In season {{season}}',
    outOfSeason: 'Out of season: {{season}} only',
    season: '{{from}} to {{to}}',
  },
  printed: 'The whole menu is at {{address}}',
  allergens: {
    _name: 'Allergens',
    title: 'The fourteen allergens',
    text: 'Every dish says which of these fourteen it contains and which it may have traces of. If it says nothing, it contains none. It’s a small kitchen and everything is close together: if you have an allergy, tell us before you order.',
    halal: 'Halal: no pork, no alcohol, and only certified meat; fish and seafood count as halal.',
    unknown: 'Ask us about the allergens of this dish before you order it.',
  },
};
