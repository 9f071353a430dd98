import type { Holiday } from '../../../content/types.ts';

/**
 * Easter Sunday of a year, in the Gregorian calendar (the algorithm of Meeus, Jones and Butcher,
 * “Astronomical Algorithms”, 1991).
 */
export function easterSunday(year: number): Date {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = Math.floor(b / 4);
  const e = b % 4;
  const f = Math.floor((b + 8) / 25);
  const g = Math.floor((b - f + 1) / 3);
  const h = (19 * a + b - d - g + 15) % 30;
  const i = Math.floor(c / 4);
  const k = c % 4;
  const l = (32 + 2 * e + 2 * i - h - k) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const month = Math.floor((h + l - 7 * m + 114) / 31);
  const day = ((h + l - 7 * m + 114) % 31) + 1;
  return new Date(Date.UTC(year, month - 1, day));
}

type Fixed = readonly [day: string, es: string, en: string];

/**
 * Public holidays that are the same every year. National ones: Royal Decree 2001/1983, article 45. Andalusia’s
 * own: 28 February (Andalusian Decree 149/1982), Holy Thursday beside them. Málaga’s two local ones: 19
 * August, when the city was taken in 1487, and 8 September, Santa María de la Victoria.
 */
const NATIONAL: readonly Fixed[] = [
  ['01-01', 'Año Nuevo', 'New Year’s Day'],
  ['01-06', 'Reyes', 'Epiphany'],
  ['05-01', 'Día del Trabajo', 'Labour Day'],
  ['08-15', 'La Asunción', 'Assumption of Mary'],
  ['10-12', 'Fiesta Nacional', 'National Day of Spain'],
  ['11-01', 'Todos los Santos', 'All Saints’ Day'],
  ['12-06', 'Día de la Constitución', 'Constitution Day'],
  ['12-08', 'La Inmaculada', 'Immaculate Conception'],
  ['12-25', 'Navidad', 'Christmas Day'],
];
const REGIONAL: readonly Fixed[] = [['02-28', 'Día de Andalucía', 'Andalusia Day']];
const LOCAL: readonly Fixed[] = [
  ['08-19', 'Feria de Málaga', 'Málaga Fair'],
  ['09-08', 'Virgen de la Victoria', 'Our Lady of Victory'],
];

/** Days that Andalusia moves to the Monday after when they are a Sunday; Málaga’s own two it does not. */
const MOVED = new Set([...NATIONAL, ...REGIONAL].map(([day]) => day));

const DAY = 24 * 60 * 60 * 1000;

/**
 * The public holidays of a year in Málaga: the nation’s, Andalusia’s and the city’s. Which Sundays are moved
 * to a Monday is decreed each year, as a rule all of them: both days are offered, and the owner says which
 * of them the business keeps.
 */
export function holidaysOf(year: number): readonly Holiday[] {
  const easter = easterSunday(year).getTime();
  const moving: readonly Holiday[] = [
    {
      date: dayOf(easter - 3 * DAY),
      name: { es: 'Jueves Santo', en: 'Maundy Thursday' },
      scope: 'regional',
    },
    {
      date: dayOf(easter - 2 * DAY),
      name: { es: 'Viernes Santo', en: 'Good Friday' },
      scope: 'national',
    },
  ];
  const fixed = [
    ...NATIONAL.map((one) => holidayOf(year, one, 'national')),
    ...REGIONAL.map((one) => holidayOf(year, one, 'regional')),
    ...LOCAL.map((one) => holidayOf(year, one, 'local')),
  ].flatMap((holiday) => [holiday, ...mondayAfter(holiday)]);
  return [...fixed, ...moving].sort((a, b) => a.date.localeCompare(b.date));
}

function holidayOf(year: number, [day, es, en]: Fixed, scope: Holiday['scope']): Holiday {
  return { date: `${year}-${day}`, name: { es, en }, scope };
}

function mondayAfter({ date, name, scope }: Holiday): Holiday[] {
  const time = Date.parse(date);
  if (!MOVED.has(date.slice(5)) || new Date(time).getUTCDay() !== 0) return [];
  return [
    {
      date: dayOf(time + DAY),
      name: { es: `${name.es} (lunes)`, en: `${name.en} (Monday)` },
      scope,
    },
  ];
}

function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}
