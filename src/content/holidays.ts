import { addDays, byCodeUnits } from '../i18n/index.ts';

/** A public holiday: its day, yyyy-mm-dd, and what it is called in both languages. */
export interface Holiday {
  readonly day: string;
  readonly name: { readonly es: string; readonly en: string };
  /** Who keeps it. */
  readonly scope: 'national' | 'regional' | 'local';
}

/**
 * Days on which Spain (Royal Decree 2001/1983, article 45), Andalusia (Decree 149/1982) or Málaga rest every
 * year, month and day.
 */
const FIXED = [
  ['01-01', 'Año Nuevo', 'New Year’s Day'],
  ['01-06', 'Día de Reyes', 'Epiphany'],
  ['02-28', 'Día de Andalucía', 'Andalusia Day'],
  ['05-01', 'Día del Trabajo', 'Labour Day'],
  ['08-15', 'Asunción', 'Assumption'],
  ['08-19', 'Feria de Málaga', 'Málaga’s August Fair'],
  ['09-08', 'Virgen de la Victoria', 'Our Lady of Victory'],
  ['10-12', 'Fiesta Nacional', 'National Day'],
  ['11-01', 'Todos los Santos', 'All Saints’ Day'],
  ['12-06', 'Día de la Constitución', 'Constitution Day'],
  ['12-08', 'Inmaculada Concepción', 'Immaculate Conception'],
  ['12-25', 'Navidad', 'Christmas Day'],
] as const;

/** Days before Easter Sunday. */
const BEFORE_EASTER = [
  [3, 'Jueves Santo', 'Maundy Thursday'],
  [2, 'Viernes Santo', 'Good Friday'],
] as const;

/**
 * Andalusia's own. Málaga's two, of when it was taken in 1487 and of its patron, are never moved: the town chooses
 * others when they fall on a Sunday.
 */
const REGIONAL: ReadonlySet<string> = new Set(['02-28']);
const LOCAL: ReadonlySet<string> = new Set(['08-19', '09-08']);

/**
 * The public holidays of Málaga in a year, in order. One that falls on a Sunday is kept on the
 * Monday after, as Andalusia decrees each year; the town council has the last word on its two.
 */
export function publicHolidays(year: number): readonly Holiday[] {
  const fixed = FIXED.map(([monthDay, es, en]): Holiday => {
    const day = `${year}-${monthDay}`;
    const scope = scopeOf(monthDay);
    if (scope === 'local' || !isSunday(day)) return { day, name: { es, en }, scope };
    const name = { es: `${es} (trasladado)`, en: `${en} (observed)` };
    return { day: addDays(day, 1), name, scope };
  });
  const easter = easterSunday(year);
  const movable = BEFORE_EASTER.map(([days, es, en]): Holiday => ({
    day: addDays(easter, -days),
    name: { es, en },
    // Maundy Thursday is left to the regions.
    scope: days === 2 ? 'national' : 'regional',
  }));
  return [...fixed, ...movable].sort((a, b) => byCodeUnits(a.day, b.day));
}

/** The public holidays from a day on, for as many days. */
export function holidaysWithin(from: string, days: number): readonly Holiday[] {
  const until = addDays(from, days);
  const years = [...new Set([from, until].map((day) => Number(day.slice(0, 4))))];
  return years.flatMap(publicHolidays).filter(({ day }) => day >= from && day < until);
}

function scopeOf(monthDay: string): Holiday['scope'] {
  if (LOCAL.has(monthDay)) return 'local';
  return REGIONAL.has(monthDay) ? 'regional' : 'national';
}

function isSunday(day: string): boolean {
  return new Date(`${day}T12:00:00Z`).getUTCDay() === 0;
}

/** Easter Sunday by the Gregorian computus (Meeus, Jones, Butcher). */
function easterSunday(year: number): string {
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
  const date = ((h + l - 7 * m + 114) % 31) + 1;
  return `${year}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`;
}
