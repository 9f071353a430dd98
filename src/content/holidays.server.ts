import {
  addDays,
  byCodeUnits,
  DEFAULT_LOCALE_SETTINGS,
  nameOf,
  type Language,
} from '../i18n/index.ts';
import type { ContentService } from './content-service.ts';
import type { Holiday } from './holidays.ts';
import { countryOf } from './offered-languages.ts';
import { REGION } from './types/business.ts';
import type { GlobalSettings, LocalizedString } from './types/index.gen.ts';

/** The office speaks these, whatever the site does. */
const OFFICE: readonly Language[] = ['es', 'en'];

/** The public holidays of a business. */
export interface Holidays {
  /** Those of a year, in order. */
  of(year: number): readonly Holiday[];
  /** Those from a day on, for as many days. */
  within(from: string, days: number): readonly Holiday[];
}

type Named = Pick<GlobalSettings, 'holidays' | 'languages' | 'defaultLanguage'> & {
  readonly contactInfo?: Pick<GlobalSettings['contactInfo'], 'postalAddress'>;
};

/** The holidays that the settings name; none while they name no country and have no address. */
export async function readHolidays(content: ContentService): Promise<Holidays> {
  return holidaysOf(await content.globalSettings().catch(() => null));
}

/**
 * The holidays of a country, or of a region of it, and the business's own. The library that knows them
 * is large: it is loaded when the office first asks.
 */
export async function holidaysOf(settings: Named | null): Promise<Holidays> {
  const {
    holidays,
    languages = [],
    defaultLanguage = DEFAULT_LOCALE_SETTINGS.language,
  } = settings ?? {};
  const country = countryOf(settings);
  const named = [...new Set([...OFFICE, defaultLanguage, ...languages])];
  const yearly = country ? await yearlyOf(country, holidays?.region, named) : () => [];
  const of = (year: number): readonly Holiday[] =>
    [
      ...yearly(year),
      ...(holidays?.own ?? []).map(({ day, name }) => ({
        day: `${year}-${day}`,
        name,
        scope: 'local' as const,
      })),
    ].sort((a, b) => byCodeUnits(a.day, b.day));
  return {
    of,
    within(from, days) {
      const until = addDays(from, days);
      const years = [...new Set([from, until].map((day) => Number(day.slice(0, 4))))];
      return years.flatMap(of).filter(({ day }) => day >= from && day < until);
    },
  };
}

type Yearly = (year: number) => readonly Holiday[];

/** What has been asked for, by country, region and languages: to work out a year takes the library some milliseconds. */
const known = new Map<string, Promise<Yearly>>();

function yearlyOf(country: string, region = '', languages: readonly Language[]): Promise<Yearly> {
  const key = [country, region, ...languages].join('-');
  const yearly = known.get(key) ?? readYearly(country, region, languages);
  known.set(key, yearly);
  // What could not be loaded is tried again by whoever asks next.
  yearly.catch(() => known.delete(key));
  return yearly;
}

/** What the library writes as nobody does. */
const WRITTEN: Readonly<Record<string, string>> = {
  'La inmaculada concepción': 'Inmaculada Concepción',
  'La virgen de Chiquinquirá': 'Virgen de Chiquinquirá',
  'Dia despues Acción de Gracias': 'Día después de Acción de Gracias',
};

async function readYearly(
  country: string,
  region: string,
  languages: readonly Language[],
): Promise<Yearly> {
  const { default: Calendar } = await import('date-holidays');
  const all = new Calendar();
  // A code that nobody knows has no holidays, rather than another country's.
  if (!all.getCountries()[country]) return () => [];
  const hasOwn = region in (all.getStates(country) ?? {});
  const national = new Calendar(country);
  // One for each language: a calendar goes on to the languages that it was asked in before.
  const inRegion = () => (hasOwn ? new Calendar(country, region) : new Calendar(country));
  const own = inRegion();
  const calendars = languages.map((code) => [code, inRegion()] as const);
  const spoken = own.getLanguages()[0];
  const listed = (calendar: typeof own, year: number, language = spoken) =>
    calendar.getHolidays(year, language).filter(({ type }) => type === 'public');
  const years = new Map<number, readonly Holiday[]>();
  const ofYear = (year: number): readonly Holiday[] => {
    const everywhere = new Set(listed(national, year).map(({ date }) => date.slice(0, 10)));
    const named = calendars.map(([code, one]) => [code, listed(one, year, code)] as const);
    const hasSpoken = languages.some((code) => code === spoken);
    return listed(own, year).map(({ date, name: original }, index) => {
      const day = date.slice(0, 10);
      const names = named
        .map(([code, all]) => [code, all[index]?.name])
        // What has no name in a language has that of the country's own.
        .filter(([code, name]) => code === spoken || name !== original || !hasSpoken)
        .map(([code, name = '']) => [code, WRITTEN[name] ?? name]);
      const name = Object.fromEntries(names) as LocalizedString;
      return { day, name, scope: everywhere.has(day) ? 'national' : 'regional' };
    });
  };
  return (year) => {
    const holidays = years.get(year) ?? ofYear(year);
    years.set(year, holidays);
    return holidays;
  };
}

/** What the library calls in English in every language. */
const CALLED_IN_SPANISH: Readonly<Record<string, string>> = {
  'ES-CM': 'Castilla-La Mancha',
  'ES-MC': 'Región de Murcia',
};

/**
 * The countries whose public holidays are known, and their regions that have some of their own, by their names in a
 * language of the office.
 */
export async function holidayCountries(language: 'es' | 'en') {
  const { default: Calendar } = await import('date-holidays');
  const calendar = new Calendar();
  const byName = (a: { readonly name: string }, b: { readonly name: string }) =>
    a.name.localeCompare(b.name, language);
  const spanish = language === 'es' ? CALLED_IN_SPANISH : {};
  const regionsOf = (country: string) =>
    Object.entries(calendar.getStates(country, language) ?? {})
      .filter(([code]) => REGION.test(code))
      .map(([code, name]) => ({ code, name: spanish[`${country}-${code}`] ?? name }))
      .sort(byName);
  return Object.keys(calendar.getCountries())
    .map((code) => ({ code, name: nameOf('region', code, language), regions: regionsOf(code) }))
    .sort(byName);
}
