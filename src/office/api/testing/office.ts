import { join } from 'node:path';
import { Hono } from 'hono';
import { sql, type Kysely } from 'kysely';
import { contentMigrations, createContent } from '../../../content/index.server.ts';
import * as sample from '../../../content/testing/samples.ts';
import type { DatabaseKind } from '../../../database/index.server.ts';
import { createTestDatabase } from '../../../database/testing/test-database.ts';
import { createFindSender, createFairScheduler } from '../../../http/index.server.ts';
import { createLog, silentLog } from '../../../log/index.server.ts';
import { createMedia, mediaMigrations } from '../../../media/index.server.ts';
import { TEST_ENCODER } from '../../../media/testing/encoder.ts';
import { drawPicture } from '../../../media/testing/media.ts';
import { SAMPLE_CONTEXT } from '../../../requests/emails/samples.server.ts';
import { submissionMigrations } from '../../../requests/index.server.ts';
import { storeSubmission } from '../../../requests/testing/submissions.ts';
import { ACCOUNTS_API, OFFICE_API } from '../../paths.ts';
import { createAccounts } from '../../accounts/accounts.server.ts';
import { makeLink, SERVER } from '../../accounts/links.server.ts';
import { Browser, DATA_KEY, OWNER, SITE_URL } from '../../accounts/testing/office.ts';
import { createBackups } from '../../backups.server.ts';
import { officeMigrations } from '../../migrations.server.ts';
import type { OfficeServices, AllTables } from '../../services.server.ts';
import { createOfficeApi } from '../office-api.server.ts';
import { storePerson } from '../../accounts/testing/person.ts';

const MIGRATIONS = {
  ...{ ...contentMigrations, ...mediaMigrations, ...submissionMigrations, ...officeMigrations },
};

/** A colleague of the owner who is signed in. */
export const COLLEAGUE = 'luis';

export interface Asked {
  readonly body?: unknown;
  readonly revision?: string | undefined;
}

export interface Answer {
  readonly status: number;
  /** The JSON of the answer; empty when it is none. */
  // oxlint-disable-next-line typescript/no-explicit-any -- each test knows what it asked for
  readonly json: any;
}

export type TestOffice = Awaited<ReturnType<typeof openOffice>>;

/** What SQLite searches by is not read by itself. */
const SEARCH_TABLES = /^submission_index/;

/**
 * The whole back office over a database of its own, whose owner is signed in; its clock stands
 * still, so that nothing changes but by what it is asked.
 */
export async function openOffice(kind: DatabaseKind) {
  const database = await createTestDatabase<AllTables>(kind, MIGRATIONS);
  const { db, location, directory: dataDirectory } = database;
  const startedAt = Date.now();
  const now = () => startedAt;
  const failures: string[] = [];
  const log = createLog((line) => void failures.push(line));
  const accounts = createAccounts({
    ...{ db, siteUrl: SITE_URL, dataKey: DATA_KEY, now, log: silentLog },
    findSender: createFindSender([]),
    mail: { mailDomain: 'sobremesa.test', send: async () => undefined },
    businessName: async () => 'La Sobremesa',
  });
  const media = createMedia({
    ...{ db, dataDirectory, sampleDirectory: dataDirectory, log: silentLog },
    ...{ signingKey: DATA_KEY, siteUrl: SITE_URL, findSender: createFindSender([]) },
    encoder: TEST_ENCODER,
  });
  const content = await createContent({
    config: {
      ...{ CONTENT_SOURCE: 'embedded', SANITY_DATASET: '' },
      ...{ SANITY_API_VERSION: '' },
    },
    ...{ db, location, dataDirectory, log: silentLog, now },
    pictureDefaults: media.pictureDefaults,
  });
  const sent: string[] = [];
  const services: OfficeServices = {
    ...{ accounts, db, content, media, dataKey: DATA_KEY, dataDirectory, log },
    backups: createBackups({
      ...{ dataDirectory, command: undefined, log, now },
      store: async () => undefined,
    }),
    findSender: createFindSender([]),
    turns: createFairScheduler(),
    siteUrl: SITE_URL,
    languages: ['es', 'en'],
    mailFolder: join(dataDirectory, 'mail'),
    mailDomain: 'sobremesa.test',
    businessName: async () => 'La Sobremesa',
    wakeOutbox: () => void sent.push('outbox'),
    emailContext: async () => SAMPLE_CONTEXT,
    previewQuote: async ({ document }) => Response.json(document),
    removeCopies: undefined,
    onSubmission: () => () => undefined,
    mail: {
      owner: async () => [{ name: '', address: 'owner@example.com' }],
      transport: {
        ...{ name: 'folder', notice: '', close: async () => undefined },
        async send() {
          sent.push('email');
          return { delivered: true, answer: '250 ok' };
        },
      },
    },
    now,
  };
  const app = new Hono().route(ACCOUNTS_API, accounts.routes).route('/', createOfficeApi(services));
  const browser = new Browser(
    async (request) => app.fetch(request, { incoming: { socket: { remoteAddress: '192.0.2.1' } } }),
    '192.0.2.1',
  );
  const { token } = await makeLink(
    db,
    { purpose: 'setUp', created_by: SERVER },
    { siteUrl: SITE_URL, now: now() },
  );
  await browser.post(`${ACCOUNTS_API}/set-up`, { token, ...OWNER });
  const { id: accountId } = await browser.get(`${OFFICE_API}/session`);
  const owner = { id: String(accountId), name: OWNER.name };
  await storePerson(db, { id: COLLEAGUE, name: 'Luis', role: 'service' });

  const ask = async (method: string, path: string, asked: Asked = {}): Promise<Answer> => {
    const headers = asked.revision === undefined ? {} : { 'if-match': `"${asked.revision}"` };
    const response = await browser.send(method, `${OFFICE_API}${path}`, asked.body, headers);
    const isJson = response.headers.get('content-type')?.startsWith('application/json');
    const text = await response.text();
    return { status: response.status, json: isJson ? JSON.parse(text) : {} };
  };
  const { editor } = content;
  if (!editor) throw new Error('The content is not edited here');
  const everyRow = await readingEveryRow(db, kind);
  let made = 0;

  return {
    ...{ db, services, editor, owner, ask },
    /** Asks for what must not be refused; answers its JSON. */
    // oxlint-disable-next-line typescript/no-explicit-any -- as `Answer`
    async done(...asked: Parameters<typeof ask>): Promise<any> {
      const { status, json } = await ask(...asked);
      if (status >= 300) throw new Error(`${asked[0]} ${asked[1]}: ${JSON.stringify(json)}`);
      return json;
    },
    /** Every row of every table, and what was sent. */
    async state(): Promise<Readonly<Record<string, readonly string[]>>> {
      const state: Record<string, string[]> = { sent: [...sent] };
      const { rows } = await everyRow.execute(db);
      for (const { name, row } of rows) (state[name] ??= []).push(row);
      for (const all of Object.values(state)) all.sort();
      return state;
    },
    /** What the office has failed at since it was last asked, which is no refusal. */
    failures: () => failures.splice(0),
    /** A submission that nobody has looked at. */
    submission: (
      kind: 'request' | 'contact' | 'feedback' = 'request',
      fields: Readonly<Record<string, unknown>> = {},
    ) =>
      storeSubmission(db, {
        ...{ kind, now: now() },
        fields: { ...(kind === 'feedback' ? {} : { email: 'lucia@example.com' }), ...fields },
      }),
    /** A published menu. */
    menu: () => {
      made += 1;
      return editor.publishDocument(sample.menu(`menu-${made}`, made), {
        ...{ author: owner, expectedRevision: null },
      });
    },
    /** A published document that is no menu. */
    testimonial: () => {
      made += 1;
      return editor.publishDocument(sample.testimonial(`testimonial-${made}`, made), {
        ...{ author: owner, expectedRevision: null },
      });
    },
    /** A picture in the gallery, by its reference. */
    galleryPicture: (ref: string) => {
      made += 1;
      const asset = { _type: 'reference', _ref: ref };
      const document = sample.galleryPicture(`gallery-${made}`, made);
      return editor.saveDraft(
        { ...document, image: { _type: 'image', asset } },
        { author: owner, expectedRevision: null },
      );
    },
    /** A picture of the library. */
    async picture() {
      made += 1;
      const bytes = await drawPicture(20 + made, 10)
        .webp()
        .toBuffer();
      return media.registerPicture(bytes, `${made}.webp`);
    },
    async close() {
      await content.stop();
      await media.stop();
      await database.remove();
    },
  };
}

/** Reads every row of every table by one statement, as a text each: table by table it would take three times as long. */
async function readingEveryRow(db: Kysely<AllTables>, kind: DatabaseKind) {
  const columns = {
    sqlite: `select t.name as name, c.name as column from sqlite_master t, pragma_table_info(t.name) c
      where t.type = 'table' and t.name not like 'sqlite_%' order by t.name, c.cid`,
    postgres: `select table_name as name, column_name as column from information_schema.columns
      where table_schema = current_schema() order by table_name, ordinal_position`,
  };
  const tables = new Map<string, string[]>();
  const { rows } = await sql.raw<{ name: string; column: string }>(columns[kind]).execute(db);
  for (const { name, column } of rows) {
    if (!SEARCH_TABLES.test(name)) tables.set(name, [...(tables.get(name) ?? []), column]);
  }
  const textOf = {
    sqlite: (names: readonly string[]) =>
      names.map((name) => `'"${name}":' || quote("${name}")`).join(` || ',' || `),
    postgres: () => 'row_to_json(t)::text',
  }[kind];
  const selects = [...tables].map(
    ([name, names]) => `select '${name}' as name, ${textOf(names)} as row from "${name}" t`,
  );
  return sql.raw<{ name: string; row: string }>(selects.join(' union all '));
}
