import type { Words } from '../words.ts';
import type { today as original } from '../es/today.ts';

export const today: Words<typeof original> = {
  _name: 'Today',
  label: 'What’s served today',
  today: 'Today',
  tomorrow: 'Tomorrow',
  gone: 'Sold out today',
  soldOut: 'Sold out',
  outOfSeason: 'Out of season',
  opensTomorrow: 'Closed today · opens tomorrow at {{time}}',
  opensOn: 'Closed today · opens on {{day}} at {{time}}',
  notice: 'Notice',
  noticeLink: 'Find out more',
};
