import type { Words } from '../words.ts';
import type { workshops as original } from '../es/workshops.ts';

export const workshops: Words<typeof original> = {
  _name: 'Workshops',
  cards: 'Choose your workshop',
  cardsText: 'Tap a workshop to see everything that’s included.',
  time: 'Time and duration',
  participants: 'Participants',
  pricing: 'Prices and booking',
  duration: 'Duration',
  when: 'When',
  ages: 'Ages',
  groupSize: 'Group',
  groupFrom: 'From {{count|person|people}}',
  groupBetween: '{{minimum}} to {{maximum|person|people}}',
  groupAsk: 'Ask us about the minimum',
  hours_one: '{{count}} hour',
  hours_other: '{{count}} hours',
  minutes: '{{count|minute|minutes}}',
  inclusions: 'Includes',
  prices: 'Price',
  payment: 'Payment',
  reservation: 'Booking',
  date: 'Date',
  book: 'Book',
  others: 'Other workshops',
};
