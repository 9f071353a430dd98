import { fileOfToday } from '../../business-name.server.ts';
import * as v from 'valibot';
import { readServiceNames } from '../../../content/index.server.ts';
import { rowsOfPage } from '../../../database/index.server.ts';
import {
  hasOwnAnswers,
  listInbox,
  readInbox,
  revisionOf,
  withDeliveries,
  type InboxEntry,
} from '../../../requests/index.server.ts';
import { nameIn } from '../../../requests/index.ts';
import type { OfficeLanguage } from '../../account.ts';
import { MOST_AT_ONCE } from '../../most-at-once.ts';
import type { OfficeServices } from '../../services.server.ts';
import { fileResponse } from '../file-response.server.ts';
import { requestsRoute } from '../route.server.ts';
import { withDue } from './due.server.ts';
import { exportQuery, inboxQuery } from './filter.server.ts';
import { csvOf, spreadsheet } from './spreadsheet.server.ts';
import { workbook, type Cell } from './workbook.server.ts';

/** Characters of a message in a list. */
const EXCERPT = 160;

/** What was sent, listed with counts by filter, and exported as it is filtered. */
export function listRoutes(services: OfficeServices) {
  return [
    requestsRoute('GET /inbox', {
      query: inboxQuery,
      async handle({ account, query }) {
        const { page, perPage, sort, order, ...filter } = query;
        const { db } = services;
        const narrowed = await withDue(services, filter, account.language);
        const { rows, total, isMore, counts } = await listInbox(db, narrowed, {
          order: sort,
          direction: order === 'ASC' ? 'asc' : 'desc',
          ...rowsOfPage({ page, perPage }),
        });
        const entries = await withDeliveries(db, rows);
        return { data: entries.map(listed), total, isMore, meta: { counts } };
      },
    }),
    requestsRoute('GET /inbox/export', {
      confirms: 'before',
      query: exportQuery,
      async handle({ account, record, query: { format, ...given } }) {
        const { db } = services;
        const filter = await withDue(services, given, account.language);
        await record(db, 'inbox.export', format);
        const entries = readInbox(db, filter);
        const name = await fileOfToday(services, format);
        if (format === 'json') return fileResponse(jsonOf(entries), 'application/json', name);
        const names = await readServiceNames(db);
        const hasOwn = await hasOwnAnswers(db);
        const { title, headings, row } = spreadsheet(account.language, names, hasOwn);
        if (format === 'csv') {
          const lines = csvLines(headings, map(entries, row), account.language);
          return fileResponse(lines, 'text/csv; charset=utf-8', name);
        }
        return fileResponse(workbook(title, headings, map(entries, row)), XLSX, name);
      },
    }),
  ];
}

const optionalText = (value: unknown) => (typeof value === 'string' && value ? value : null);

/** A submission as a list shows it. */
function listed({ submission, fields, deliveries }: InboxEntry) {
  const text = optionalText(fields['message']) ?? optionalText(fields['comments']);
  return {
    id: submission.id,
    kind: submission.kind,
    status: submission.status,
    received: submission.created_at,
    language: submission.locale,
    service: submission.service,
    workshop: optionalText(fields['workshop']),
    eventDay: submission.event_day,
    time: optionalText(fields['requestedTime']),
    participants: optionalText(fields['participants']),
    name: nameIn(fields),
    email: optionalText(fields['email']),
    excerpt: text && text.length > EXCERPT ? `${text.slice(0, EXCERPT)}…` : text,
    assignee: submission.assignee_name,
    assigneeId: submission.assignee_id,
    isUnread: submission.read_at === null,
    hasTrouble: deliveries.some(({ state }) => state === 'failed' || state === 'held'),
    revision: revisionOf(submission),
  };
}

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

async function* map<From, To>(all: AsyncIterable<From>, change: (one: From) => To) {
  for await (const one of all) yield change(one);
}

async function* csvLines(
  headings: readonly string[],
  rows: AsyncIterable<readonly Cell[]>,
  language: OfficeLanguage,
) {
  // The byte order mark, without which Excel assumes another encoding.
  yield `\ufeff${csvOf(headings, language)}`;
  for await (const cells of rows) yield csvOf(cells, language);
}

async function* jsonOf(entries: AsyncIterable<InboxEntry>): AsyncGenerator<string> {
  let before = '[\n';
  for await (const { submission, fields, deliveries } of entries) {
    const { id, kind, locale, status, assignee_name: assignee, created_at } = submission;
    const received = new Date(created_at).toISOString();
    const emails = deliveries.map(({ channel, state }) => ({ channel, state }));
    const entry = { id, received, kind, locale, status, assignee, fields, deliveries: emails };
    yield `${before}${JSON.stringify(entry, null, 2)}`;
    before = ',\n';
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}

/** Ids of submissions that are changed at once. */
export const idsSchema = v.pipe(
  v.array(v.pipe(v.string(), v.maxLength(36))),
  v.minLength(1),
  v.maxLength(MOST_AT_ONCE),
);
