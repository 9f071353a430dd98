import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, vi } from 'vitest';
import { contentMigrations, createContent } from '../../../content/index.server.ts';
import { openDatabase } from '../../../database/index.server.ts';
import { silentLog } from '../../../log/index.server.ts';
import type { MailTransport } from '../../../email/index.server.ts';
import { SAMPLE_CONTEXT } from '../../../requests/emails/samples.server.ts';
import { submissionMigrations } from '../../../requests/index.server.ts';
import { startIntake } from '../../../requests/testing/intake.ts';
import { DATA_KEY, FORMS } from '../../../requests/testing/submissions.ts';
import { ROLES, type Role } from '../../roles.ts';
import { officeMigrations } from '../../migrations.server.ts';
import type { OfficeServices, AllTables } from '../../services.server.ts';
import { inboxRoutes } from '../inbox/inbox-routes.server.ts';
import { askApi } from './ask-api.ts';
import { sessionFor } from '../../accounts/testing/session.ts';
import { storePerson } from '../../accounts/testing/person.ts';

const SITE = 'https://sobremesa.test';
const NOW = Date.parse('2026-11-20T12:00:00Z');
const NAMES: Readonly<Record<Role, string>> = { owner: 'ana', service: 'luis', editor: 'eva' };

interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The JSON of the answer. */
  // oxlint-disable-next-line typescript/no-explicit-any -- read by its own test alone
  readonly json: any;
}

type Ask = (
  method: string,
  path: string,
  body?: unknown,
  revision?: string,
  as?: Role,
) => Promise<Answer>;

type Inbox = Awaited<ReturnType<typeof openInbox>>;

/** The routes of the inbox over an empty site for each test of a file, with three people in its office. */
export function givenInbox() {
  let inbox: Inbox;
  beforeEach(async () => {
    // Forms are checked by today.
    vi.setSystemTime(NOW);
    inbox = await openInbox();
  });
  afterEach(async () => {
    await inbox.close();
    vi.useRealTimers();
  });
  const ask: Inbox['ask'] = (...asked) => inbox.ask(...asked);
  const submit: Inbox['submit'] = (path, fields) => inbox.submit(path, fields);
  const services = () => inbox.services;
  return {
    ask,
    services,
    /** Sends a form as a visitor; its id. */
    submit,
    request: (fields: object = {}) =>
      submit('/api/requests', {
        ...{ ...FORMS.request, service: 'catering', requestedDate: '2026-12-04' },
        ...fields,
      }),
    auditOf: async () =>
      (await services().db.selectFrom('events').selectAll().orderBy('at').execute()).map(
        ({ account_name, action, subject }) => ({ account_name, action, subject }),
      ),
    /** Lets so many milliseconds pass. */
    pass: (milliseconds: number) => inbox.pass(milliseconds),
    /** How often the outbox was woken. */
    woken: () => inbox.woken(),
  };
}

async function openInbox() {
  let woken = 0;
  let now = NOW;
  const dataDirectory = mkdtempSync(join(tmpdir(), 'office-inbox-'));
  const database = await openDatabase<AllTables>({
    dataDirectory,
    migrations: { ...contentMigrations, ...submissionMigrations, ...officeMigrations },
  });
  const { db, kind, location } = database;
  const content = await createContent({
    config: {
      CONTENT_SOURCE: 'embedded',
      SANITY_DATASET: '',
      SANITY_API_VERSION: '',
    },
    ...{ db, location, dataDirectory, log: silentLog },
  });
  for (const role of ROLES) await storePerson(db, { id: NAMES[role], role });
  const services = {
    ...{ db, content, dataKey: DATA_KEY, dataDirectory, log: silentLog },
    siteUrl: SITE,
    businessName: async () => 'La Sobremesa',
    languages: ['es', 'en'],
    mailFolder: join(dataDirectory, 'mail'),
    mailDomain: 'sobremesa.test',
    wakeOutbox: () => void (woken += 1),
    emailContext: async () => SAMPLE_CONTEXT,
    mail: {
      transport: {} as MailTransport,
      owner: async () => [{ name: 'Owner', address: 'owner@example.com' }],
    },
    removeCopies: undefined,
    now: () => now,
  } as Partial<OfficeServices> as OfficeServices;
  const ask: Ask = async (method, path, body, revision, as = 'owner') => {
    const name = NAMES[as];
    const response = await askApi(
      {
        routes: inboxRoutes(services),
        sessionOf: async () =>
          sessionFor(
            { id: name, name, email: `${name}@example.com`, role: as, language: 'es' },
            true,
          ),
        siteUrl: SITE,
        now: services.now,
      },
      { method, path, body, revision },
    );
    // `text()` would leave out the byte order mark.
    const text = Buffer.from(await response.arrayBuffer()).toString();
    const isJson = response.headers.get('content-type')?.startsWith('application/json');
    const { status, headers } = response;
    return { status, headers, text, json: isJson ? JSON.parse(text) : undefined };
  };
  const { submit } = startIntake(
    { db: db as never, kind, location, close: database.close },
    { now: () => now },
  );
  const close = async () => {
    await content.stop();
    await database.close();
    rmSync(dataDirectory, { recursive: true });
  };
  const pass = (milliseconds: number) => void (now += milliseconds);
  return { ask, services, submit, close, pass, woken: () => woken };
}
