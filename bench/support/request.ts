import { addDays, madridDay } from '../../src/i18n/index.ts';

/** A request as the form sends it. */
export const REQUEST = JSON.stringify({
  firstName: 'Lucía',
  lastName: 'Ejemplo',
  email: 'lucia@example.com',
  phone: '+34 600 000 000',
  // Within the range of dates that the form accepts, whatever the day of the benchmark.
  requestedDate: addDays(madridDay(new Date()), 30),
  requestedTime: 'morning',
  participants: '6-10',
  company: '',
  message: 'Queremos celebrar un cumpleaños con un taller de queso de cabra. '.repeat(3),
  locale: 'es',
});
