import { fileNameOf } from '../../business-name.server.ts';
import * as v from 'valibot';
import {
  csvEntry,
  csvLine,
  CSV_COLUMNS,
  listInbox,
  readFiltered,
  revisionOf,
  withDeliveries,
  type InboxEntry,
  type InboxFilter,
} from '../../../requests/index.server.ts';
import { recordAudit } from '../../audit/audit.server.ts';
import type { AdminServices } from '../../services.server.ts';
import { route } from '../route.server.ts';
import { exportQuery, filterOf, inboxQuery } from './filter.server.ts';

/** Characters of a message in a list. */
const EXCERPT = 160;

/** What was sent, listed with counts by filter, and exported as it is filtered. */
export function listRoutes(services: AdminServices) {
  return [
    route({
      method: 'GET',
      path: '/inbox',
      needs: 'requests',
      query: inboxQuery,
      async handle({ query: { page, perPage, sort, order, ...filter } }) {
        const { db, databaseKind } = services;
        const { rows, total, isMore, counts } = await listInbox(
          db,
          databaseKind,
          filterOf(filter),
          {
            order: sort,
            direction: order === 'ASC' ? 'asc' : 'desc',
            offset: (page - 1) * perPage,
            limit: perPage,
          },
        );
        const entries = await withDeliveries(db, rows);
        return { data: entries.map(listed), total, isMore, meta: { counts } };
      },
    }),
    route({
      method: 'GET',
      path: '/inbox/export',
      needs: 'requests',
      confirms: 'before',
      query: exportQuery,
      async handle({ account, query: { format, ...given } }) {
        const { db, now } = services;
        const filter = filterOf(given);
        const at = now();
        await recordAudit(db, { account, action: 'inbox.export', subject: format, at });
        return fileResponse(
          format === 'csv' ? csvOf(services, filter) : jsonOf(services, filter),
          format === 'csv' ? 'text/csv; charset=utf-8' : 'application/json',
          `${fileNameOf(await services.businessName())}-${new Date(at).toISOString().slice(0, 10)}.${format}`,
        );
      },
    }),
  ];
}

const optionalText = (value: unknown) => (typeof value === 'string' && value ? value : null);

/** A submission as a list shows it. */
function listed({ submission, fields, deliveries }: InboxEntry) {
  const names = [fields['name'], fields['firstName'], fields['lastName']];
  const text = optionalText(fields['message']) ?? optionalText(fields['comments']);
  return {
    id: submission.id,
    kind: submission.kind,
    status: submission.status,
    received: Number(submission.created_at),
    language: submission.locale,
    service: submission.service,
    workshop: optionalText(fields['workshop']),
    eventDay: submission.event_day,
    time: optionalText(fields['requestedTime']),
    participants: optionalText(fields['participants']),
    name: names.filter(Boolean).join(' '),
    email: optionalText(fields['email']),
    excerpt: text && text.length > EXCERPT ? `${text.slice(0, EXCERPT)}…` : text,
    assignee: submission.assignee_name,
    isUnread: submission.read_at === null,
    hasTrouble: deliveries.some(({ state }) => state === 'failed' || state === 'held'),
    revision: revisionOf(submission),
  };
}

async function* csvOf(
  { db, databaseKind }: AdminServices,
  filter: InboxFilter,
): AsyncGenerator<string> {
  // The byte order mark, without which Excel assumes another encoding.
  yield `\ufeff${csvLine(CSV_COLUMNS)}`;
  for await (const rows of readFiltered(db, databaseKind, filter)) {
    yield (await withDeliveries(db, rows)).map(csvEntry).join('');
  }
}

async function* jsonOf(
  { db, databaseKind }: AdminServices,
  filter: InboxFilter,
): AsyncGenerator<string> {
  let before = '[\n';
  for await (const rows of readFiltered(db, databaseKind, filter)) {
    for (const { submission, fields, deliveries } of await withDeliveries(db, rows)) {
      const { id, kind, locale, status, assignee_name, created_at } = submission;
      const received = new Date(Number(created_at)).toISOString();
      const emails = deliveries.map(({ channel, state }) => ({ channel, state }));
      const assignee = assignee_name;
      const entry = { id, received, kind, locale, status, assignee, fields, deliveries: emails };
      yield `${before}${JSON.stringify(entry, null, 2)}`;
      before = ',\n';
    }
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}

/** A file that is sent as it is made. */
export function fileResponse(
  parts: AsyncIterator<string> | string,
  type: string,
  name: string,
): Response {
  const encoder = new TextEncoder();
  const body =
    typeof parts === 'string'
      ? parts
      : new ReadableStream<Uint8Array>({
          async pull(controller) {
            const { done, value } = await parts.next();
            if (done) controller.close();
            else controller.enqueue(encoder.encode(value));
          },
          async cancel() {
            await parts.return?.();
          },
        });
  return new Response(body, {
    headers: {
      'Content-Type': type,
      'Content-Disposition': `attachment; filename="${name}"`,
      'X-Content-Type-Options': 'nosniff',
    },
  });
}

/** Ids of submissions that are changed at once. */
export const idsSchema = v.pipe(
  v.array(v.pipe(v.string(), v.maxLength(36))),
  v.minLength(1),
  v.maxLength(100),
);
