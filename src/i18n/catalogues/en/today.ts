import type { Words } from '../words.ts';
import type { today as original } from '../es/today.ts';

export const today: Words<typeof original> = {
  label: 'Today at the kiosk',
  today: 'Today',
  tomorrow: 'Tomorrow',
  soldOut: 'Sold out today',
  opensTomorrow: 'Closed today · opens tomorrow at {{time}}',
  opensOn: 'Closed today · opens on {{day}} at {{time}}',
};
