import type { Kysely } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { markVerified } from '../../backup/index.server.ts';
import { contentMigrations, type Content, type ContentTables } from '../../content/index.server.ts';
import { recordEvents, removeFact, writeFact } from '../../database/index.server.ts';
import { noContent } from '../../content/testing/no-content.ts';
import type { ContentService } from '../../content/index.ts';
import { createLog } from '../../log/index.server.ts';
import { MailError, type Email, type MailTransport } from '../../email/index.server.ts';
import type { Account } from '../account.ts';
import {
  DATABASE_KINDS,
  FULL_SUITE_KINDS,
  openTestDatabase,
  type TestDatabase,
} from '../accounts/testing/office.ts';
import { createFactorRule } from '../accounts/factor-rule.server.ts';
import { firstRun } from '../first-run.server.ts';
import type { OfficeServices } from '../services.server.ts';
import type { OfficeTables } from '../tables.server.ts';
import { createApi } from './pipeline.server.ts';
import { firstRunRoutes } from './first-run-routes.server.ts';
import { sessionFor } from '../accounts/testing/session.ts';
import { storePerson } from '../accounts/testing/person.ts';

const SITE = 'https://example.com';
const ANA: Account = {
  ...{ id: 'ana', name: 'Ana', email: 'ana@example.com' },
  ...{ role: 'owner', language: 'en' },
};

describe.each(DATABASE_KINDS)('what a new business does first, on %s', (kind) => {
  let home: TestDatabase;
  let db: Kysely<OfficeTables & ContentTables>;
  const sent: Email[] = [];
  let content: ContentService = noContent;
  let legalPages: Content['legalPages'];
  /** How the transport is called, and what it does with an email. */
  let transport: MailTransport['name'] = 'smtp';
  let isBroken = false;
  let now = 1_000_000;

  beforeAll(async () => {
    home = await openTestDatabase(kind, contentMigrations);
    db = home.db as unknown as Kysely<OfficeTables & ContentTables>;
  });
  afterAll(() => home.remove());

  const services = () =>
    ({
      ...{
        db,
        content: { editor: {}, service: content, legalPages, catchUp: async () => undefined },
        siteUrl: SITE,
        mailDomain: 'example.com',
        now: () => now,
      },
      mail: {
        owner: async () => [{ name: '', address: 'owner@example.com' }],
        transport: {
          name: transport,
          async send(email: Email) {
            if (isBroken) throw new MailError('550 no');
            sent.push(email);
            return { delivered: transport !== 'folder', answer: '250 ok' };
          },
        },
      },
    }) as unknown as OfficeServices;

  const done = async () =>
    (await firstRun(services(), ANA)).steps.filter(({ isDone }) => isDone).map(({ name }) => name);

  const isTested = async () => (await done()).includes('email');

  let opened: ReturnType<typeof createApi> | undefined;

  async function post(path: string, body?: unknown) {
    const app = (opened ??= createApi({
      routes: firstRunRoutes(services()),
      sessionOf: async () => sessionFor(ANA),
      siteUrl: SITE,
      log: createLog(() => undefined),
      now: () => now,
    }));
    const response = await app.request(`${SITE}/api/admin${path}`, {
      method: 'POST',
      ...(body !== undefined && {
        body: JSON.stringify(body),
        headers: { 'Content-Type': 'application/json' },
      }),
    });
    return {
      status: response.status,
      answer: (await response.json().catch(() => null)) as unknown,
    };
  }

  it('is known from what the business wrote itself, never from the sample', async () => {
    const written = [
      ['sample', 'dailyMenu'],
      ['ana', 'openingHours'],
    ] as const;
    await recordEvents(
      db,
      written.map(([id, type]) => ({
        ...{ account: { id }, action: 'document.publish', subject: `document/${type}/x`, at: 1 },
      })),
    );
    expect(await done()).toEqual(['hours']);
  });

  if (!FULL_SUITE_KINDS.includes(kind)) return;

  it('names what the legal pages cannot say yet', async () => {
    const missing = async () => (await firstRun(services(), ANA)).missing;
    expect(await missing()).toEqual(['legalName', 'taxNumber', 'address', 'email']);
    const contactInfo = { email: 'hola@ortiga.example', address: { es: 'Calle del Horno 3' } };
    const identity = { legalName: { es: 'Ortiga, S. L.' }, taxNumber: { es: ' ' } };
    content = {
      ...noContent,
      globalSettings: async () => ({ contactInfo }),
      legalIdentity: async () => identity,
    } as unknown as ContentService;
    expect(await missing()).toEqual(['taxNumber']);
    content = noContent;
  });

  it('publishes the legal pages of a business that has none, when it says so', async () => {
    expect((await post('/first-run/legal-pages')).status).toBe(409);
    expect(await firstRun(services(), ANA)).toHaveProperty('lacksLegalPages', false);
    const authors: string[] = [];
    legalPages = {
      areMissing: async () => authors.length === 0,
      write: async ({ id }) => void authors.push(id),
    };
    opened = undefined;
    expect(await firstRun(services(), ANA)).toHaveProperty('lacksLegalPages', true);
    expect((await post('/first-run/legal-pages')).status).toBe(204);
    expect(authors).toEqual(['ana']);
    expect(await firstRun(services(), ANA)).toHaveProperty('lacksLegalPages', false);
    legalPages = undefined;
    opened = undefined;
  });

  it('is ticked by hand, and put away', async () => {
    expect((await post('/first-run', { step: 'backup', isDone: true })).status).toBe(204);
    expect(await done()).toEqual(['hours', 'backup']);
    await post('/first-run', { step: 'backup', isDone: false });
    expect(await done()).toEqual(['hours']);
    await post('/first-run', { step: 'dismissed', isDone: true });
    expect((await firstRun(services(), ANA)).isDismissed).toBe(true);
    expect((await post('/first-run', { step: 'other', isDone: true })).status).toBe(422);
  });

  it('knows of a backup that was read again', async () => {
    expect(await done()).not.toContain('backup');
    await markVerified(db, { madeAt: new Date(now), bytes: 1, hasKey: true });
    expect(await done()).toContain('backup');
  });

  it('knows whether everybody needs a second factor', async () => {
    expect(await done()).not.toContain('secondFactor');
    await storePerson(db, { id: ANA.id, role: 'owner', has_second_factor: 1 });
    const rule = createFactorRule({ db, now: () => now });
    await rule.change({ id: 'one', account: ANA }, true);
    expect(await done()).toContain('secondFactor');
    await rule.change({ id: 'one', account: ANA }, false);
    expect(await done()).not.toContain('secondFactor');
  });

  it('sends a test email to who asks, not twice in a moment, and ticks it once it was taken', async () => {
    expect(await isTested()).toBe(false);
    const first = await post('/first-run/email');
    expect(first).toEqual({ status: 200, answer: { delivered: true, to: 'ana@example.com' } });
    expect(sent.at(-1)).toMatchObject({
      to: [{ name: 'Ana', address: 'ana@example.com' }],
      subject: 'Test email from your website',
    });
    // Where the notices go is another matter, and said.
    expect(sent.at(-1)?.text).toContain('owner@example.com');
    expect(await isTested()).toBe(true);
    expect((await post('/first-run/email')).status).toBe(429);
  });

  it('does not tick a test email that was only kept, nor one that failed, and says why', async () => {
    await removeFact(db, 'firstRun.email.smtp');
    now += 20_000;
    transport = 'folder';
    expect((await post('/first-run/email')).answer).toMatchObject({ delivered: false });
    expect(await isTested()).toBe(false);
    transport = 'smtp';
    isBroken = true;
    now += 20_000;
    expect(await post('/first-run/email')).toEqual({
      status: 502,
      answer: { error: 'emailFailed', answer: '550 no' },
    });
    expect(await isTested()).toBe(false);
    isBroken = false;
  });

  it('does not take anybody’s word that a test email went out, nor an older one’s', async () => {
    expect((await post('/first-run', { step: 'email', isDone: true })).status).toBe(422);
    // An earlier build ticked what was only kept.
    await writeFact(db, 'firstRun.email', true, now);
    expect(await isTested()).toBe(false);
    now += 20_000;
    await post('/first-run/email');
    expect(await isTested()).toBe(true);
    // By another way none has gone yet.
    transport = 'emailjs';
    expect(await isTested()).toBe(false);
    transport = 'smtp';
  });
});
