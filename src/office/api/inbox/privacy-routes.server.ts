import type { Transaction } from 'kysely';
import * as v from 'valibot';
import { announceChange, type ContentTables } from '../../../content/index.server.ts';
import { recordEvents } from '../../../database/index.server.ts';
import {
  chooseRetention,
  erasePerson,
  erasuresOf,
  findPerson,
  listErasures,
  personFile,
  readRetention,
  type Person,
} from '../../../requests/index.server.ts';
import {
  KINDS,
  LEAST_RETENTION,
  MAX_LENGTH,
  MOST_RETENTION,
  nameIn,
} from '../../../requests/index.ts';
import type { OfficeServices, OfficeDb } from '../../services.server.ts';
import { fileOfToday } from '../../business-name.server.ts';
import { ApiError } from '../api-error.server.ts';
import { fileResponse } from '../file-response.server.ts';
import { whole } from '../list-query.server.ts';
import { requestsRoute, settingsRoute } from '../route.server.ts';
import { testimonialsBy } from './feedback-routes.server.ts';

const personSchema = v.pipe(
  v.strictObject({
    email: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(MAX_LENGTH.email)), ''),
    phone: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(MAX_LENGTH.phone)), ''),
  }),
  v.check(({ email, phone }) => email !== '' || phone.replace(/\D/g, '').length >= 6, 'nobody'),
);

const days = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(LEAST_RETENTION),
  v.maxValue(MOST_RETENTION),
);

/** The erasures that are shown. */
const ERASURES = 50;

/** What is kept of a person, given out and erased; and for how long what came in is kept. */
export function privacyRoutes(services: OfficeServices) {
  return [
    // A POST, so that no address holds whom it is about.
    requestsRoute('POST /privacy/find', {
      body: personSchema,
      async handle({ body }) {
        const { db, dataKey } = services;
        const rows = await findPerson(db, body);
        return {
          submissions: rows.map(({ id, kind, status, created_at, data }) => {
            const { email, phone, ...fields } = JSON.parse(data) as Record<string, string>;
            const name = nameIn(fields);
            return { id, kind, status, received: created_at, name, email, phone };
          }),
          erased: await erasuresOf(db, body, dataKey),
        };
      },
    }),
    requestsRoute('POST /privacy/file', {
      confirms: 'before',
      body: personSchema,
      async handle({ account, body }) {
        const { db, dataKey, now } = services;
        const at = now();
        const file = await personFile(db, body, { dataKey, now: at });
        if (file.submissions.length === 0) throw new ApiError(404, 'notFound');
        const events = file.submissions.flatMap(({ reference, allergies, group }) => {
          const hasAllergies = allergies !== undefined || group?.needs !== undefined;
          const actions = ['person.file', ...(hasAllergies ? ['allergies.look'] : [])];
          return actions.map((action) => ({
            account,
            action,
            subject: `submission/${reference}`,
            at,
          }));
        });
        await recordEvents(db, events);
        const name = await fileOfToday(services, 'json');
        return fileResponse(`${JSON.stringify(file, null, 2)}\n`, 'application/json', name);
      },
    }),
    settingsRoute('POST /privacy/erase', {
      isSlow: true,
      confirms: 'before',
      body: personSchema,
      async handle({ account, author, record, body }) {
        const { db, dataKey, mailFolder, removeCopies, now } = services;
        const erased = await erasePerson(personIn(body), {
          ...{ db, dataKey, mailFolder, removeCopies, now },
          by: account,
          testimonials: testimonialsBy(services, author),
        });
        const { submissions, isScrubbed } = erased;
        await record(db, 'person.erase', 'person', { after: { submissions, isScrubbed } });
        return erased;
      },
    }),
    requestsRoute('GET /privacy/erasures', {
      handle: async () => whole(await listErasures(services.db, ERASURES)),
    }),
    requestsRoute('GET /privacy/retention', { handle: () => readRetention(services.db) }),
    settingsRoute('PUT /privacy/retention', {
      confirms: 'before',
      body: v.strictObject({ kind: v.picklist(KINDS), days: v.nullable(days) }),
      async handle({ record, body }) {
        const answer = await services.db.transaction().execute(async (transaction: OfficeDb) => {
          const { kind } = body;
          const before = (await readRetention(transaction))[kind].days;
          await chooseRetention(transaction, kind, body.days);
          const retention = await readRetention(transaction);
          // The privacy page says it.
          await announceChange(
            transaction as unknown as Transaction<ContentTables>,
            ['legalPages'],
            services.now(),
          );
          await record(transaction, 'retention.choose', `retention/${kind}`, {
            ...{ before, after: retention[kind].days },
          });
          return retention;
        });
        await services.content.catchUp();
        return answer;
      },
    }),
  ];
}

const personIn = ({ email, phone }: { email: string; phone: string }): Person => ({
  email: email || undefined,
  phone: phone || undefined,
});
