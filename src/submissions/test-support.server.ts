/** What the tests of submissions share: databases, forms as a visitor fills them, a running intake. */
import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCaptcha } from '../captcha/index.server.ts';
import { openDatabase, type DatabaseKind, type OpenDatabase } from '../database/index.server.ts';
import { createFindSender, createTurns } from '../http/index.server.ts';
import { addDays } from '../i18n/index.ts';
import { silentLog } from '../log/index.server.ts';
import { today } from './dates.ts';
import type { FormAnswer } from './form-answer.ts';
import { createPressure } from './intake/pressure.server.ts';
import { createSubmissionRoutes, type SubmissionRoutesOptions } from './intake/routes.server.ts';
import { submissionMigrations } from './migrations.server.ts';
import { createPlan } from './plan.server.ts';
import type { SubmissionTables } from './tables.server.ts';

const postgresUrl = process.env['TEST_DATABASE_URL'];

/** SQLite, and PostgreSQL where the tests are given one. */
export const DATABASE_KINDS: readonly DatabaseKind[] = postgresUrl
  ? ['sqlite', 'postgres']
  : ['sqlite'];

export interface TestDatabase extends OpenDatabase<SubmissionTables> {
  readonly directory: string;
  /** Opens the same database once more, as another process would. */
  again(): Promise<OpenDatabase<SubmissionTables>>;
  remove(): Promise<void>;
}

/** A migrated database of its own: a new folder for SQLite, a new schema for PostgreSQL. */
export async function openTestDatabase(kind: DatabaseKind): Promise<TestDatabase> {
  const directory = mkdtempSync(join(tmpdir(), 'submissions-'));
  const schema = `test_${randomUUID().replaceAll('-', '')}`;
  const url = kind === 'postgres' ? schemaUrl(schema) : undefined;
  const again = () => openDatabase<SubmissionTables>({ url, dataDirectory: directory });
  const open = await again();
  if (kind === 'postgres') await open.db.schema.createSchema(schema).execute();
  // Not by the migrator: it takes another schema's tables of its own for this one's.
  for (const { up } of Object.values(submissionMigrations)) await up(open.db);
  return {
    ...open,
    directory,
    again,
    async remove() {
      if (kind === 'postgres') await open.db.schema.dropSchema(schema).cascade().execute();
      await open.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

function schemaUrl(schema: string): string {
  const url = new URL(postgresUrl ?? '');
  url.searchParams.set('options', `-c search_path=${schema}`);
  return url.href;
}

/** Forms filled in rightly. */
export const FORMS = {
  request: {
    firstName: 'Lucía',
    email: 'Lucia@Example.com',
    phone: '+34 600 000 000',
    requestedDate: addDays(today(), 10),
    requestedTime: 'morning',
    participants: '6-10',
    locale: 'en',
  },
  contact: {
    firstName: 'Lucía',
    lastName: 'Vega',
    email: 'lucia@example.com',
    phone: '+34 600 000 000',
    message: 'Hola',
  },
  feedback: {
    name: 'Lucía',
    email: 'no es una',
    terms: true,
    ratings: {
      foodQuality: 5,
      serviceQuality: 4,
      facilitiesQuality: 3,
      priceQuality: 2,
      cleanliness: 1,
    },
  },
} as const;

export const SITE_URL = 'https://sobremesa.test';

/** An intake over a database, with the captcha and the limits off unless told. */
export function startIntake(
  { db, kind }: OpenDatabase<SubmissionTables>,
  options: Partial<SubmissionRoutesOptions> = {},
) {
  const shown: FormAnswer[] = [];
  const app = createSubmissionRoutes({
    db,
    databaseKind: kind,
    log: silentLog,
    captcha: createCaptcha({
      ...{ provider: 'off', key: randomBytes(32), siteUrl: SITE_URL },
      languages: ['es', 'en'],
    }),
    dataKey: Buffer.alloc(32, 7),
    languages: ['es', 'en'],
    pressure: createPressure(),
    planDeliveries: createPlan({ copies: false }),
    mailDomain: 'sobremesa.test',
    rateLimits: false,
    blockList: [],
    throttle: 0,
    blockHeadless: false,
    onStored: () => undefined,
    siteUrl: SITE_URL,
    findSender: createFindSender([]),
    turns: createTurns(),
    pages: {
      renderFormPage: (page) => {
        shown.push(page);
        return { html: `<p>${page.status}</p>`, headers: {} };
      },
      thanksPath: (kindOf, language, returnTo) => `/${language}/thanks/${kindOf}${returnTo ?? ''}`,
    },
    ...options,
  });

  const send = (path: string, init: RequestInit, peer = '192.0.2.1') =>
    app.fetch(new Request(`${SITE_URL}${path}`, { method: 'POST', ...init }), {
      incoming: { socket: { remoteAddress: peer } },
    }) as Promise<Response>;

  return {
    /** The pages drawn for forms without JavaScript, in order. */
    shown,
    app,
    send,
    /** Posts fields as the form's script does. */
    json: (path: string, fields: unknown, headers: Record<string, string> = {}, peer?: string) =>
      send(
        path,
        {
          body: JSON.stringify(fields),
          headers: { 'content-type': 'application/json', ...headers },
        },
        peer,
      ),
    /** Posts fields as a plain HTML form does. */
    form: (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
      send(path, { body: new URLSearchParams(fields), headers }),
  };
}

/** How many rows each table has. */
export async function countRows(db: OpenDatabase<SubmissionTables>['db']) {
  const count = async (table: keyof SubmissionTables) =>
    (await db.selectFrom(table).selectAll().execute()).length;
  return {
    submissions: await count('submissions'),
    deliveries: await count('deliveries'),
    idempotency_keys: await count('idempotency_keys'),
    allergies: await count('allergies'),
  };
}
