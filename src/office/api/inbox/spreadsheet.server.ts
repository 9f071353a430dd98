import {
  businessClock,
  businessDay,
  decimalMark,
  formatFigures,
  nameOf,
} from '../../../i18n/index.ts';
import { csvLine, fieldLabels, ownLines, type InboxEntry } from '../../../requests/index.server.ts';
import {
  byOrder,
  fieldsFor,
  fieldsOf,
  hoursText,
  isDay,
  KINDS,
  RATING_KEYS,
  READING_ORDER,
} from '../../../requests/index.ts';
import type { ServiceName } from '../../../content/index.ts';
import type { OfficeLanguage } from '../../account.ts';
import { inbox } from '../../inbox-words.ts';
import { bilingual, officeTranslator } from '../../words.ts';
import type { Cell } from './workbook.server.ts';

const words = bilingual(inbox);

/**
 * Fields that a spreadsheet may have, so never allergies; of ratings each is a column. Who gave feedback wrote a name
 * in one piece: it stands with the first names, so that no two columns are called the same.
 */
const FIELDS = [...new Set(KINDS.flatMap((kind) => fieldsFor('csv', kind)))]
  // It is in the column of the service, or of the first name.
  .filter((name) => name !== 'serviceTitle' && name !== 'name')
  .sort(byOrder(READING_ORDER))
  .flatMap((name) => (name === 'ratings' ? RATING_KEYS : [name]));

/**
 * What came in as a spreadsheet in somebody's language: its headings, and a row of each. `services` are
 * today's; own questions have a column where any was answered.
 */
export function spreadsheet(
  language: OfficeLanguage,
  services: readonly ServiceName[],
  hasOwn = false,
) {
  const t = officeTranslator(words[language], language);
  const labels: ReturnType<typeof fieldLabels> = {
    ...(Object.assign({}, ...KINDS.toReversed().map(fieldLabels)) as object),
    // An email says both names in one line, under one word.
    lastName: inbox.lastName,
  };
  const says = (group: string, value: unknown) =>
    typeof value === 'string' && value !== '' ? t(`${group}.${value}`, {}, value) : null;
  const serviceName = (key: string, asAsked: unknown): string => {
    if (key === 'other') return t('otherService');
    const known = services.find(({ id }) => id === key)?.[language];
    return known || (typeof asAsked === 'string' && asAsked) || key;
  };
  return {
    title: t('title'),
    headings: [
      ...['received', 'kind', 'status', 'assignee'].map((key) => t(key)),
      ...FIELDS.map((name) => labels[name]?.[language] ?? name),
      ...(hasOwn ? [t('own')] : []),
      ...['language', 'emails', 'reference'].map((key) => t(key)),
    ],
    row({ submission, fields, deliveries }: InboxEntry): readonly Cell[] {
      const received = new Date(submission.created_at);
      const ratings = (fields['ratings'] ?? {}) as Readonly<Record<string, number>>;
      const inputs = new Map(fieldsOf(submission.kind).map(([name, { input }]) => [name, input]));
      const cell = (name: string): Cell => {
        const whole = name === 'firstName' ? fields['name'] : undefined;
        const value = fields[name] ?? ratings[name] ?? whole;
        if (typeof value === 'number') return value;
        if (typeof value !== 'string') return null;
        if (name === 'service') return serviceName(value, fields['serviceTitle']);
        if (name === 'requestedTime')
          return value && t(`times.${value}`, {}, hoursText(value, language));
        const type = inputs.get(name)?.type;
        if (type === 'radio') return t(value === 'Yes' ? 'yes' : 'no');
        return type === 'date' && isDay(value) ? { day: value } : value;
      };
      return [
        { day: businessDay(received), time: businessClock(received) },
        says('kinds', submission.kind),
        says('statuses', submission.status),
        submission.assignee_name,
        ...FIELDS.map(cell),
        ...(hasOwn ? [ownLines(fields, language)] : []),
        nameOf('language', submission.locale, language),
        deliveries
          .map(({ channel, state }) => `${says('channels', channel)}: ${says('states', state)}`)
          .join(', '),
        submission.id,
      ];
    },
  };
}

/** A line of the CSV that spreadsheets of a language open: they part cells by what does not part decimals. */
export function csvOf(cells: readonly Cell[], language: OfficeLanguage): string {
  return csvLine(
    cells.map((cell) => {
      if (cell === null || typeof cell !== 'object') return cell;
      return [formatFigures(cell.day, language), cell.time].filter(Boolean).join(' ');
    }),
    decimalMark(language) === ',' ? ';' : ',',
  );
}
