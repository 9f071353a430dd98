import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { readableEmail } from '../../../tests/support/bytes.ts';
import { setLocaleSettings, DEFAULT_LOCALE_SETTINGS } from '../../i18n/index.ts';
import { silentLog, type Log } from '../../log/index.server.ts';
import { createMailTransport, type MailTransport } from '../../email/index.server.ts';
import {
  headersOf,
  startSmtpStandIn,
  type SmtpStandIn,
} from '../../email/testing/smtp-stand-in.ts';
import { until } from '../testing/clock.ts';
import { openTestDatabase, type TestDatabase } from '../testing/databases.ts';
import { FORMS, storeSubmission } from '../testing/submissions.ts';
import { contentQueue, emailQueue } from './channels.server.ts';
import type { Queue } from './delivery.server.ts';
import type { SubmissionDocument } from './content-document.server.ts';
import { startOutbox, type Outbox } from './outbox.server.ts';
import { resend } from './release.server.ts';

const CANARY = 'CANARY-4711-frutos-secos';
const EMAIL = { email: 'lucia@example.com' };
const ALLERGY = { allergy: CANARY, allergyConsent: true };
/** A request with every field filled in. */
const REQUEST = {
  ...{ lastName: 'Ortega', company: 'Club de Vela', workshop: 'queso-de-cabra' },
  ...{ requestedTime: 'evening', message: 'Somos doce.' },
  ...EMAIL,
  ...ALLERGY,
};
const OWNER = { name: 'La Sobremesa', address: 'owner@example.com' };

let database: TestDatabase;
let smtp: SmtpStandIn;
let transport: MailTransport;
let outbox: Outbox | undefined;
let lines: string[];

beforeEach(async () => {
  lines = [];
  database = await openTestDatabase('sqlite');
  smtp = await startSmtpStandIn();
  transport = createMailTransport({
    MAIL_TRANSPORT: 'smtp',
    DATA_DIR: database.directory,
    MAIL_FROM: 'La Sobremesa <hola@example.com>',
    SMTP_URL: smtp.url,
    EMAILJS_API_URL: 'http://127.0.0.1:9',
  });
});
afterEach(async () => {
  await outbox?.stop();
  await transport.close();
  await smtp.close();
  await database.remove();
});

const note = (message: string, fields: unknown) => void lines.push(message, JSON.stringify(fields));
const log: Log = { info: note, warn: note, error: note };

function start(...queues: Queue[]): void {
  outbox = startOutbox({ db: database.db, queues, log });
}
const emails = () =>
  emailQueue({
    transport,
    owner: async () => [OWNER],
    sender: { name: 'La Sobremesa', address: 'hola@example.com' },
    content: () => Promise.reject(new Error('The content cannot be read')),
    serviceTitle: async (named) => (named === 'queso-de-cabra' ? "Goat's cheese" : undefined),
    siteUrl: 'https://sobremesa.test',
    carriesFiles: true,
  });
const rows = () => database.db.selectFrom('deliveries').selectAll().execute();
const settled = async () =>
  (await rows()).every(({ state }) => state !== 'waiting' && state !== 'sending');

test('a request reaches the owner in Spanish and the visitor in English, without the allergies', async () => {
  await storeSubmission(database.db, { now: Date.now(), fields: REQUEST });
  start(emails());
  await until(settled);
  const byRecipient = new Map(smtp.emails.map((email) => [email.recipients.join(), email.raw]));
  const owner = readableEmail(byRecipient.get('owner@example.com') ?? '');
  const visitor = readableEmail(byRecipient.get('lucia@example.com') ?? '');
  expect(owner).toContain('Ha indicado alergias');
  expect(owner).toMatch(/^Reply-To: .*<lucia@example\.com>/m);
  expect(visitor).toContain('Thank you! We’ve got your request');
  expect(visitor).toContain('Evening (17:00–20:00)');
  expect(visitor).toContain("Goat's cheese");
  expect(visitor).toMatch(/^To: lucia@example\.com$/m);
  expect(visitor).not.toMatch(/Lucía|Ortega|600 000|Club|queso-de-cabra|Somos doce/);
  for (const words of ['Lucía Ortega', '600 000', 'Club de Vela', 'queso-de-cabra', 'Somos doce']) {
    expect(owner).toContain(words);
  }
  const ids = (await rows()).map(({ message_id }) => message_id).sort();
  const sent = smtp.emails.map(({ raw }) => new Map(headersOf(raw)).get('message-id')).sort();
  expect(sent).toEqual(ids);
  expect((await rows()).every(({ state }) => state === 'delivered')).toBe(true);
  expect([owner, visitor, ...lines].join()).not.toContain(CANARY);
});

test('the owner reads in the first language that the business has by then', async () => {
  start(emails());
  setLocaleSettings({ ...DEFAULT_LOCALE_SETTINGS, language: 'en' });
  onTestFinished(() => setLocaleSettings(DEFAULT_LOCALE_SETTINGS));
  await storeSubmission(database.db, { now: Date.now(), channels: ['owner-email'] });
  await until(settled);
  expect(readableEmail(smtp.emails[0]?.raw ?? '')).toContain('This notice comes from the website');
});

test.each(['contact', 'feedback'] as const)(
  '%s reaches both in the language of each',
  async (kind) => {
    await storeSubmission(database.db, { kind, now: Date.now(), fields: EMAIL });
    start(emails());
    await until(settled);
    expect(smtp.emails.map(({ recipients }) => recipients.join()).sort()).toEqual([
      'lucia@example.com',
      'owner@example.com',
    ]);
  },
);

test('what is held back stays until it is let go, and the owner is told of it', async () => {
  const now = Date.now();
  const held = await storeSubmission(database.db, {
    now,
    channels: ['visitor-email'],
    fields: EMAIL,
  });
  await database.db.updateTable('deliveries').set({ state: 'held' }).execute();
  await storeSubmission(database.db, { now, channels: ['owner-email'] });
  start(emails());
  await until(settled);
  const [owner = ''] = smtp.emails.map(({ raw }) => readableEmail(raw));
  expect(smtp.emails).toHaveLength(1);
  expect(owner).toMatch(/Correos retenidos[^]*: 1\./);
  expect(await resend(database.db, held, { mailDomain: 'sobremesa.test' })).toBe(1);
  outbox?.wake();
  await until(async () => smtp.emails.length === 2);
  expect(smtp.emails[1]?.recipients).toEqual(['lucia@example.com']);
});

test('an address that cannot be written to is given up, and the owner still hears', async () => {
  await storeSubmission(database.db, { now: Date.now(), fields: { email: 'no es un correo' } });
  start(emails());
  await until(settled);
  expect((await rows()).map(({ channel, state }) => `${channel} ${state}`).sort()).toEqual([
    'owner-email delivered',
    'visitor-email failed',
  ]);
});

test('copies each kind to the content service, without allergies, under a stable id', async () => {
  const documents: SubmissionDocument[] = [];
  const FIELDS = {
    request: REQUEST,
    contact: {},
    feedback: { willReturn: 'Yes', date: '2026-11-20' },
  };
  const channels = ['content-copy'] as const;
  const ids = new Map<string, string>();
  for (const kind of ['request', 'contact', 'feedback'] as const) {
    const options = { kind, channels, now: Date.parse('2026-11-20T12:00:00Z') };
    const fields = FIELDS[kind];
    ids.set(`${kind}Submission`, await storeSubmission(database.db, { ...options, fields }));
  }
  start(contentQueue(async (document) => void documents.push(document)));
  await until(settled);
  expect(documents).toHaveLength(3);
  for (const { _id, _type } of documents) expect(_id).toBe(`submission.${ids.get(_type)}`);
  const byType = new Map(documents.map((document) => [document._type, document]));
  expect(byType.get('requestSubmission')).toMatchObject({
    firstName: 'Lucía',
    requestedDate: FORMS.request.requestedDate,
    requestedTime: 'evening',
    participants: '6-10',
    locale: 'en',
    submittedAt: '2026-11-20T12:00:00.000Z',
  });
  expect(byType.get('requestSubmission')).not.toHaveProperty('allergy');
  expect(byType.get('feedbackSubmission')).toMatchObject({
    date: '2026-11-20',
    willReturn: 'Yes',
    ratings: expect.arrayContaining([
      { _key: 'foodQuality', key: 'foodQuality', category: 'Calidad de la comida', score: 5 },
    ]),
  });
  expect(JSON.stringify(documents)).not.toContain(CANARY);
});

test("keeps the content service's answer, and not the visitor's words in it", async () => {
  await storeSubmission(database.db, {
    now: Date.now(),
    channels: ['content-copy'],
    fields: EMAIL,
  });
  start(contentQueue(() => Promise.reject(new Error('403 no grant for lucia@example.com, Lucía'))));
  await until(async () => (await rows()).every(({ last_answer }) => last_answer !== null));
  expect(await rows()).toMatchObject([
    { state: 'waiting', last_answer: expect.stringMatching(/^403 no grant for …/) },
  ]);
  expect([...lines, (await rows())[0]?.last_answer].join()).not.toMatch(/lucia@|Lucía/);
});

test('a worker that ends between sending and marking sends the same Message-ID again', async () => {
  await storeSubmission(database.db, { now: Date.now(), channels: ['owner-email'] });
  const first = emails();
  const delivery = (await rows())[0];
  const submission = await database.db
    .selectFrom('submissions')
    .selectAll()
    .executeTakeFirstOrThrow();
  if (!delivery) throw new Error('There is no delivery');
  const job = {
    delivery,
    submission,
    hasAllergies: false,
    held: { inAll: 0, confirmation: false },
  };
  await first.channels['owner-email']?.(job, new AbortController().signal);
  start(emails());
  await until(settled);
  const sent = smtp.emails.map(({ raw }) => new Map(headersOf(raw)).get('message-id'));
  expect(sent).toEqual([delivery.message_id, delivery.message_id]);
});

test('the same over a folder is kept, never delivered', async () => {
  await transport.close();
  transport = createMailTransport({
    MAIL_TRANSPORT: 'folder',
    DATA_DIR: database.directory,
    MAIL_FROM: 'La Sobremesa <hola@example.com>',
    EMAILJS_API_URL: 'http://127.0.0.1:9',
  });
  await storeSubmission(database.db, { now: Date.now() });
  outbox = startOutbox({
    db: database.db,
    queues: [emails()],
    log: silentLog,
  });
  await until(settled);
  expect((await rows()).map(({ state }) => state)).toEqual(['kept', 'kept']);
});
