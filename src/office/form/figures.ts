import {
  decimalMark,
  formatDayAndMonth,
  formatShortMonth,
  LANGUAGES,
  localeOf,
  type Language,
} from '../../i18n/index.ts';
import { twoDigits } from './month-day.ts';

/** What two texts that say the same must have in common, whatever their language. */
export type FigureKind =
  | 'links'
  | 'prices'
  | 'percentages'
  | 'dates'
  | 'times'
  | 'numbers'
  | 'placeholders';

export type Figures = Readonly<Record<FigureKind, readonly string[]>>;

const NUMBER = '(?<!\\d)\\d{1,15}(?:[.,]\\d{1,15}){0,5}';

/** The figures of a text in the form that both languages share: `12.5`, `12-24`, `21:00`. */
export function figuresOf(
  written: string,
  language: Language,
  hrefs: readonly string[] = [],
): Figures {
  const found: Record<FigureKind, string[]> = {
    ...{ links: hrefs.map(linkOf), prices: [], percentages: [], dates: [], times: [], numbers: [] },
    placeholders: [],
  };
  // Some languages part thousands by such a space.
  let text = written
    .replace(/(?<=\d)[\u00a0\u202f](?=\d{3}(?!\d))/g, '')
    .replace(/\u00a0|\u202f/g, ' ');
  const take = (pattern: RegExp, kind: FigureKind, read: (match: string[]) => string | null) => {
    text = text.replace(pattern, (...match) => {
      const figure = read(match.map((part) => (typeof part === 'string' ? part : '')));
      if (figure === null) return String(match[0]);
      found[kind].push(figure);
      return ' ';
    });
  };
  const decimal = decimalMark(language);
  const number = (digits: string) => numberOf(digits, decimal);

  take(/\{\{\s*(\w+)\s*(?:\|[^{}]*)?\}\}/g, 'placeholders', ([, name = '']) => name);
  take(/\bhttps?:\/\/[^\s<>()«»“”"]+|\b[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, 'links', ([all = '']) =>
    linkOf(all.replace(/[.,;:]$/, '')),
  );
  take(
    new RegExp(`\\p{Sc}\\s*(${NUMBER})|(${NUMBER})\\s*(?:\\p{Sc}|euros?\\b)`, 'giu'),
    'prices',
    (match) => number(match[1] || match[2] || ''),
  );
  take(new RegExp(`(${NUMBER})\\s*%`, 'g'), 'percentages', ([, digits = '']) => number(digits));
  take(
    /\b(\d{4})-(\d{2})-(\d{2})\b/g,
    'dates',
    ([, , month, day]) => `${Number(month)}-${Number(day)}`,
  );
  const months = monthsOf(language);
  const dateOf = (name: string, day: string) =>
    `${months.numbers.get(name.toLowerCase())}-${Number(day)}`;
  take(months.dayFirst, 'dates', ([, day = '', month = '']) => dateOf(month, day));
  take(months.monthFirst, 'dates', ([, month = '', day = '']) => dateOf(month, day));
  take(/\b(\d{1,2})(?:[:.](\d{2}))? ?([ap])\.?m\b\.?/gi, 'times', ([, hour, minutes, half = '']) =>
    timeOf(Number(hour), minutes, half.toLowerCase()),
  );
  take(/\b([01]?\d|2[0-4])(?::| ?h ?)([0-5]\d)(?: ?h\b)?/g, 'times', ([, hour, minutes]) =>
    timeOf(Number(hour), minutes),
  );
  take(/\b([01]?\d|2[0-4]) (?:h|Uhr|uur)\b/g, 'times', ([, hour]) => timeOf(Number(hour)));
  take(new RegExp(NUMBER, 'g'), 'numbers', ([digits = '']) => number(digits));
  const words = WORDS[language];
  // In a language whose words nobody has listed, a small number may stand there as any of them.
  if (!words) return { ...found, numbers: [...found.numbers, ...OFTEN_WORDS] };
  for (const word of text.toLowerCase().match(/\p{L}+/gu) ?? []) {
    const value = words[word];
    if (value !== undefined) found.numbers.push(`~${value}`);
  }
  return found;
}

/** `1.250,50` in Spanish and `1,250.50` in English are the same number. */
function numberOf(digits: string, decimal: string): string {
  const grouping = decimal === '.' ? ',' : '.';
  const isGrouped = new RegExp(`^\\d{1,3}(?:\\${grouping}\\d{3})+(?:\\${decimal}\\d+)?$`).test(
    digits,
  );
  const plain = isGrouped ? digits.replaceAll(grouping, '') : digits;
  const value = Number(plain.replace(decimal, '.'));
  // A version or a phone number is compared as it is written.
  return Number.isNaN(value) ? digits : String(value);
}

/** A page of the site has an address in each language: `/en/menu` is `/menu`. */
function linkOf(href: string): string {
  return href.replace(OF_A_LANGUAGE, '$1').replace(/\/$/, '') || '/';
}

const CODES = LANGUAGES.map(({ code }) => code).join('|');
const OF_A_LANGUAGE = new RegExp(`^(https?://[^/]+)?/(?:${CODES})(?=/|$|[?#])`);

interface Months {
  /** What each is called, in small letters, with its number. */
  readonly numbers: ReadonlyMap<string, number>;
  readonly dayFirst: RegExp;
  readonly monthFirst: RegExp;
}

const monthsByLocale = new Map<string, Months>();

/** The months of a language, as they are called alone, after a day and in short. */
function monthsOf(language: Language): Months {
  const locale = localeOf(language);
  const known = monthsByLocale.get(locale);
  if (known) return known;
  const numbers = new Map<string, number>(ALSO_MONTHS);
  for (let month = 1; month <= 12; month += 1) {
    const day = `2024-${twoDigits(month)}-15`;
    for (const text of [
      formatDayAndMonth(day, language),
      formatDayAndMonth(day, language, true),
      formatShortMonth(day, language),
    ]) {
      // Beside it are a year and words such as “de”, all shorter.
      const [name = ''] = (text.match(/\p{L}+/gu) ?? []).sort((x, y) => y.length - x.length);
      numbers.set(name.toLowerCase(), month);
    }
  }
  const MONTH_NAMES = [...numbers.keys()].sort((x, y) => y.length - x.length).join('|');
  const months = {
    numbers,
    dayFirst: new RegExp(
      `(?<![\\p{L}\\d])(\\d{1,2})(?:\\.?º|\\.|st|nd|rd|th|er)?(?: of | de | d[’']| )(${MONTH_NAMES})(?!\\p{L})`,
      'giu',
    ),
    // In Basque the day has an ending: “abenduaren 24an”.
    monthFirst: new RegExp(
      `(?<!\\p{L})(${MONTH_NAMES}) (\\d{1,2})(?!\\d)(?:st|nd|rd|th|an|a)?(?![\\p{L}\\d])`,
      'giu',
    ),
  };
  monthsByLocale.set(locale, months);
  return months;
}

/** What people write besides. */
const ALSO_MONTHS = [
  ['setiembre', 9],
  ['sept', 9],
  ['sep', 9],
] as const;

function timeOf(hour: number, minutes = '', half = ''): string {
  const whole = half === 'p' && hour < 12 ? hour + 12 : half === 'a' && hour === 12 ? 0 : hour;
  return `${whole}:${(minutes || '00').padStart(2, '0')}`;
}

const OFTEN_WORDS = Array.from({ length: 13 }, (_, value) => `~${value}`);

/** Numbers that one language may write as a word where the other writes digits. */
const WORDS: Partial<Record<Language, Readonly<Record<string, number>>>> = {
  es: {
    ...{ un: 1, uno: 1, una: 1, dos: 2, tres: 3, cuatro: 4, cinco: 5, seis: 6, siete: 7, ocho: 8 },
    ...{ nueve: 9, diez: 10, once: 11, doce: 12, trece: 13, catorce: 14, quince: 15, veinte: 20 },
    ...{ treinta: 30, cuarenta: 40, cincuenta: 50, cien: 100, media: 0.5, medio: 0.5 },
  },
  en: {
    ...{ a: 1, an: 1, one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8 },
    ...{ nine: 9, ten: 10, eleven: 11, twelve: 12, thirteen: 13, fourteen: 14, fifteen: 15 },
    ...{ twenty: 20, thirty: 30, forty: 40, fifty: 50, hundred: 100, half: 0.5, dozen: 12 },
  },
};
