import { holidaysOf } from '../../../src/content/holidays.server.ts';

/** The public holidays of the sample business, which is closed on them. */
export const sampleHolidays = () =>
  holidaysOf({ holidays: { country: 'ES', region: 'AN', own: [] } });
