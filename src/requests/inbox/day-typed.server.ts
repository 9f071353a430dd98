import { foldText, formatMonth, isMonthFirst, LANGUAGES, type Language } from '../../i18n/index.ts';
import { isDay } from '../dates.ts';

/** 9/12, 9-12-26, 9.12.2026. */
const FIGURES =
  /^(?<first>\d{1,2})\s*[/.-]\s*(?<second>\d{1,2})(?:\s*[/.-]\s*(?<year>(?:20)?\d\d))?$/;
/** 9 dic, 9 de diciembre de 2026. */
const DAY_FIRST =
  /^(?<day>\d{1,2})\s+(?:de )?(?<name>\p{L}{3,})\.?(?:(?:\s*[/.-]\s*|\s+(?:de )?)(?<year>(?:20)?\d\d))?$/u;
/** Dec 9, December 9, 2026. */
const MONTH_FIRST = /^(?<name>\p{L}{3,})\.?\s+(?<day>\d{1,2})(?:,?\s+(?<year>(?:20)?\d\d))?$/u;

type Parts = Readonly<Partial<Record<'day' | 'month' | 'name' | 'year', string | undefined>>>;

/** The day, month and year that are written in a text, as they are; in figures in the order in which the language has them. */
function partsOf(text: string, language: Language): Parts {
  const { first, second, year } = FIGURES.exec(text)?.groups ?? {};
  if (first === undefined) return (DAY_FIRST.exec(text) ?? MONTH_FIRST.exec(text))?.groups ?? {};
  const [day, month] = isMonthFirst(language) ? [second, first] : [first, second];
  return { day, month, year };
}

/**
 * The day that somebody means who types nothing but a day, in the order of figures that the office shows them; without a
 * year, the one nearest to today.
 */
export function dayTyped(text: string, today: string, language: Language): string | undefined {
  const { day = '', month, name, year } = partsOf(foldText(text), language);
  const number = month ?? (name && monthNamed(name));
  if (!number) return undefined;
  const thisYear = Number(today.slice(0, 4));
  const years = year ? [year.padStart(4, '20')] : [thisYear, thisYear + 1, thisYear - 1];
  const away = (one: string) => Math.abs(Date.parse(one) - Date.parse(today));
  return years
    .map((one) => `${one}-${number.padStart(2, '0')}-${day.padStart(2, '0')}`)
    .filter(isDay)
    .sort((a, b) => away(a) - away(b))[0];
}

/** The number of a month, by the first letters of its name in a language of the site. */
function monthNamed(name: string): string | undefined {
  return MONTHS.find((month) =>
    LANGUAGES.some(({ code }) => foldText(formatMonth(`2026-${month}-15`, code)).startsWith(name)),
  );
}

const MONTHS = Array.from({ length: 12 }, (_, month) => String(month + 1).padStart(2, '0'));
