import type { Words } from '../words.ts';
import type { menu as original } from '../es/menu.ts';

export const menu: Words<typeof original> = {
  title: 'Menu',
  loading: 'Loading menu...',
  error: 'Unable to load menu',
  failed: 'Failed to load menu data',
  empty: {
    title: 'No menu items available',
    text: 'Check back later for our delicious daily offerings!',
  },
  daily: 'Today’s menu',
  submenu: {
    title: 'For groups and celebrations',
    failed: 'Failed to load submenu data',
    empty: 'No submenu data available',
  },
  dish: {
    soldOut: 'Sold out',
    inSeason: 'In season {{season}}',
    outOfSeason: 'Out of season: {{season}}',
    season: '{{from}} to {{to}}',
  },
  printed: 'The whole menu is at {{address}}',
  allergens: {
    title: 'The fourteen allergens',
    text: 'Every dish says which of these fourteen it contains and of which it may hold traces. If it says nothing, it contains none. In a small kitchen everything is close together: if you have an allergy, tell us before you order.',
    unknown: 'Ask us about the allergens of this dish before you order it.',
  },
};
