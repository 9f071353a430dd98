import * as v from 'valibot';
import { addDays, isWithinYear } from '../../i18n/index.ts';
import { monthDay } from './common.ts';
import { field } from './field.ts';

/** A part of every year, both days included; one that ends before it begins runs over New Year. */
export const yearly = v.object({
  from: field(monthDay, { label: { es: 'Desde', en: 'From' } }),
  to: field(monthDay, {
    label: { es: 'Hasta', en: 'To' },
    help: {
      es: 'Ese día incluido. Si es antes que el primero, pasa por Año Nuevo.',
      en: 'That day included. If it comes before the first, the season runs over New Year.',
    },
  }),
});

export const season = field(yearly, {
  label: { es: 'Temporada', en: 'Season' },
  help: {
    es: 'Vacía: todo el año. Fuera de ella se dice que no es temporada.',
    en: 'Empty: all the year. Outside it the site says that it’s out of season.',
  },
  isSeldom: true,
});

/** Whether a day, yyyy-mm-dd, lies in the season; without one every day does. */
export function isInSeason(within: Season | undefined, day: string): boolean {
  return !within || isWithinYear(within, day);
}

const DAYS_OF_A_YEAR = 366;

/** The next day on which the season begins, or is over; undefined when that never happens. */
export function seasonChange(within: Season | undefined, day: string): string | undefined {
  const isNow = isInSeason(within, day);
  for (let ahead = 1; within && ahead <= DAYS_OF_A_YEAR; ahead++) {
    const later = addDays(day, ahead);
    if (isInSeason(within, later) !== isNow) return later;
  }
  return undefined;
}

export type Season = v.InferOutput<typeof yearly>;
