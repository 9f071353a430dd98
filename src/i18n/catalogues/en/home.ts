import type { Words } from '../words.ts';
import type { home as original } from '../es/home.ts';

export const home: Words<typeof original> = {
  title: 'Food that brings people together',
  text: 'Workshops, birthdays, catering and a kiosk with a daily menu, by the sea in Málaga.',
  request: 'Send a request',
  todaysMenu: 'See today’s menu',
  facts: {
    group: 'people per workshop',
    days: '{{count}} days’',
    ahead: 'notice',
    allergens: 'allergens in plain sight',
  },
  services: {
    title: 'What we do',
    text: 'From a mid-morning bocadillo to dinner at home with a private chef.',
    all: 'All services',
  },
  menu: {
    title: 'Today’s menu',
    text: 'What comes off the griddle and out of the oven today, with every dish’s allergens in plain sight.',
    all: 'Full menu',
    lists: 'Parts of the menu',
  },
  about: {
    title: 'A table, a kiosk and no hurry',
    first:
      'The sobremesa is that stretch after a meal when nobody gets up. We opened the kiosk so that there would be a place to make it last: between the courts, the pool and the promenade.',
    second:
      'In the morning we serve breakfast and the dish of the day. In the afternoon we teach you to cook it. And when you need us to, we pack the knives and come to your place.',
    link: 'Meet us',
  },
  why: {
    title: 'Why choose us',
    items: {
      local: {
        title: 'From around here',
        text: 'Bread from Alhaurín, cheese from the Axarquía and whatever the fish market brings.',
      },
      hands: {
        title: 'You learn by doing',
        text: 'An apron, a knife and cooks beside you: nobody watches from the back.',
      },
      everyone: {
        title: 'Everybody eats',
        text: 'Fourteen allergens marked dish by dish, and no need to apologise for your diet.',
      },
      unhurried: {
        title: 'Unhurried',
        text: 'Small groups, a long table and time to talk when the cooking is done.',
      },
    },
  },
  testimonials: 'What our guests say',
};
