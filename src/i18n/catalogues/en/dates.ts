import type { Words } from '../words.ts';
import type { dates as original } from '../es/dates.ts';

export const dates: Words<typeof original> = {
  _name: 'Workshop dates',
  title: 'Workshops you can join',
  text: 'No group needed: come on your own, or bring a friend, and ask for a seat.',
  own: 'Upcoming dates',
  all: 'All dates',
  empty: 'There are no open dates just now.',
  askForOwn: 'Ask for your own',
  time: '{{from}} to {{to}}',
  seats_one: '{{count}} seat',
  seats_other: '{{count}} seats',
  perSeat: 'per seat',
  ask: 'Ask for a seat',
  full: 'Full',
  begun: 'Already under way',
  calendar: 'Add to calendar',
  calendarAll: 'All dates in your calendar',
  calendarName: 'Workshops at {{name}}',
  calendarText: '{{price}} per seat. Ask for yours here: {{address}}',
  calendarFull: '{{title}} (full)',
  outOfSeason: 'Back in the {{season}}: requests open on {{date}}.',
  seasons: {
    _name: 'Seasons',
    winter: 'winter',
    spring: 'spring',
    summer: 'summer',
    autumn: 'autumn',
  },
};
