import { defaultLanguage, formatDate, businessClock, businessDay } from '../../i18n/index.ts';
import { printableLine, printableLines } from '../../log/index.server.ts';
import { ownIn, ownText } from '../own-questions.ts';
import type { DeliveryRow } from '../tables.server.ts';
import { nameIn } from '../person-name.ts';
import type { InboxEntry } from './read.server.ts';

/** A value on one line, safe for a terminal. */
function onOneLine(value: unknown): string {
  return printableLine(String(value ?? ''));
}

/** A submission in two or more lines: who, when and what for, then each delivery's state. */
export function listEntry({ submission, fields, deliveries }: InboxEntry): string {
  const received = new Date(submission.created_at);
  const contact = [fields['email'], fields['phone']].filter(Boolean).join(', ');
  const about = ['requestedDate', 'requestedTime', 'participants', 'service', 'workshop']
    .map((name) => fields[name])
    .filter(Boolean)
    .join(' ');
  const head = [
    `${businessDay(received)} ${businessClock(received)}`,
    submission.kind.padEnd(8),
    ...(submission.status === 'new' ? [] : [`(${submission.status})`]),
    onOneLine(`${nameIn(fields)} <${contact}>`),
    onOneLine(about),
  ];
  return [
    head.join('  ').trimEnd(),
    `  ${submission.id}`,
    ...deliveries.map((delivery) => `  ${delivery.channel}: ${stateOf(delivery)}`),
    '',
  ].join('\n');
}

/** What a state means, where the word alone does not say it. */
const MEANINGS: Readonly<Partial<Record<DeliveryRow['state'], string>>> = {
  kept: ' (in the mail folder, not sent)',
  held: ' back (more came in than the limits allow; --resend lets it go)',
};

/** Such as `waiting after 3 attempts: Connection refused`. */
function stateOf({ state, attempts, last_answer }: DeliveryRow): string {
  const tries = attempts > 0 ? ` after ${attempts} attempt${attempts === 1 ? '' : 's'}` : '';
  const answer = last_answer ? `: ${onOneLine(last_answer)}` : '';
  const meaning = MEANINGS[state] ?? '';
  return `${state}${meaning}${tries}${answer}`;
}

/** A submission in full: each field on lines of its own, then the allergy and the deliveries. */
export function showEntry(entry: InboxEntry, allergy: string | undefined): string {
  const { submission, fields, deliveries } = entry;
  const received = new Date(submission.created_at);
  const lines = [
    `id: ${submission.id}`,
    `kind: ${submission.kind}`,
    `status: ${submission.status}`,
    ...fieldLines('assignee', submission.assignee_name),
    `received: ${formatDate(received, 'en')}, ${businessClock(received)}`,
    ...Object.entries(fields).flatMap(([name, value]) => fieldLines(name, value)),
    ...(allergy === undefined ? [] : fieldLines('allergy', allergy)),
    ...deliveries.flatMap((delivery) => [
      `${delivery.channel}: ${stateOf(delivery)}`,
      `  Message-ID ${delivery.message_id}`,
    ]),
  ];
  return `${lines.join('\n')}\n`;
}

function fieldLines(name: string, value: unknown): string[] {
  if (name === 'own')
    return ownIn({ own: value }).flatMap((answer) => {
      const { label, value: said } = ownText(answer, defaultLanguage());
      return fieldLines(onOneLine(label), said);
    });
  if (value === '' || value === null) return [];
  if (typeof value === 'object') {
    return Object.entries(value).flatMap(([key, inner]) => fieldLines(`${name}.${key}`, inner));
  }
  const [first, ...rest] = printableLines(String(value));
  return [`${name}: ${first}`, ...rest.map((line) => `  ${line}`)];
}
