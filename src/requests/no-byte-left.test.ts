import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { Client } from 'pg';
import { beforeEach, describe, expect, it } from 'vitest';
import { decodedEmail, disguises, filesIn } from '../../tests/support/bytes.ts';
import { isScrubDue } from '../database/index.server.ts';
import { addDays } from '../i18n/index.ts';
import { createLog } from '../log/index.server.ts';
import { createMailTransport } from '../email/index.server.ts';

import { PICTURE_TEXT } from './constants.ts';
import { today } from './dates.ts';
import { NO_NEEDS } from './calendar/needs.ts';
import { writeNeeds } from './calendar/needs.server.ts';
import { removeExpired } from './housekeeping.server.ts';
import { erasePerson } from './inbox/erase.server.ts';
import { saveDraft, sendDraft } from './inbox/answers.server.ts';
import { recordConsent } from './inbox/feedback.server.ts';
import { listInbox } from './inbox/list.server.ts';
import { addNote } from './inbox/notes.server.ts';
import { erasuresOf, listErasures, type Person } from './inbox/person.server.ts';
import { emailQueue } from './delivery/channels.server.ts';
import { startOutbox } from './delivery/outbox.server.ts';
import { answerQuote } from './quotes/answer.server.ts';
import { quoteChannels } from './quotes/channels.server.ts';
import { quoteKey } from './quotes/link.server.ts';
import { NO_WAYS } from './quotes/payment.ts';
import { sendQuote } from './quotes/send.server.ts';
import { createQuote } from './quotes/store.server.ts';
import { DATABASE_KINDS, openTestDatabase, type TestDatabase } from './testing/databases.ts';
import { startIntake } from './testing/intake.ts';
import { documentOf, DRAFT } from './testing/quotes.ts';
import { DATA_KEY, FORMS } from './testing/submissions.ts';

const DAY = 24 * 60 * 60_000;
const YEAR = 366 * DAY;

/** What is looked for: each stands in no other word of the test. */
const PERSON = {
  firstName: 'Canaria-ñandú',
  email: 'canaria@ejemplo-4711.example',
  phone: '+34 699 471 147',
  message: 'Celebramos el santo de la Canaria-ñandú con un mensaje 4711',
};
const PICTURE = { key: 'like', kind: 'picture', label: 'Así' } as const;
const NEEDLES = Object.values(PERSON);
const OTHER = { ...FORMS.request, email: 'otra@example.com', message: 'Otra-persona-8822' };

describe.each(DATABASE_KINDS)('of a person who is erased or has expired, on %s', (kind) => {
  let database: TestDatabase;
  let mailFolder = '';
  let site: ReturnType<typeof startIntake>;
  let lines: string[] = [];
  let count = 0;

  beforeEach(async () => {
    lines = [];
    database = await openTestDatabase(kind);
    mailFolder = join(database.directory, 'mail');
    const log = createLog((line) => lines.push(line));
    site = startIntake(database, { rateLimits: true, log });
    return () => database.remove();
  });

  function send(fields: object): Promise<string> {
    count += 1;
    const key = { 'idempotency-key': `no-byte-left-${count}` };
    return site.submit('/api/requests', fields, key, `192.0.2.${count % 250}`);
  }

  /** Delivers all that waits into the mail folder. */
  async function deliver(): Promise<void> {
    const transport = createMailTransport({
      MAIL_TRANSPORT: 'folder',
      DATA_DIR: database.directory,
      MAIL_FROM: 'Sobremesa <kitchen@example.com>',
      EMAILJS_API_URL: '',
    });
    const queue = emailQueue({
      transport,
      owner: async () => [{ name: 'Owner', address: 'owner@example.com' }],
      sender: { name: 'Sobremesa', address: 'kitchen@example.com' },
      content: () => Promise.reject(new Error('The content cannot be read')),
      siteUrl: 'https://sobremesa.test',
      more: (tools) =>
        quoteChannels(
          { db: database.db, key: quoteKey(DATA_KEY), ways: async () => NO_WAYS },
          tools,
        ),
    });
    const log = createLog((line) => lines.push(line));
    const { db } = database;
    const outbox = startOutbox({ db, databaseKind: kind, log, queues: [queue] });
    for (let tries = 0; tries < 200; tries += 1) {
      const waiting = db.selectFrom('deliveries').select('id').where('state', '!=', 'kept');
      if ((await waiting.execute()).length === 0) break;
      await wait(25);
    }
    await outbox.stop();
    await transport.close();
  }

  const erase = (email: string = PERSON.email, patience = 10_000) =>
    erasePerson(email, {
      ...{ db: database.db, databaseKind: kind, dataKey: DATA_KEY, mailFolder, patience },
    });
  const housekeeping = (now: number, patience = 10_000) =>
    removeExpired(
      {
        ...{ db: database.db, databaseKind: kind, mailFolder, patience },
        log: createLog((line) => lines.push(line)),
      },
      now,
    );

  /** The files in which one of the texts is, in whatever encoding. */
  async function found(texts: readonly string[] = NEEDLES): Promise<string[]> {
    const needles = texts.flatMap(disguises);
    const files = [...filesIn(database.directory)].map(({ path, bytes }) => ({
      path,
      bytes: path.endsWith('.eml') ? decodedEmail(bytes.toString('latin1')) : bytes,
    }));
    if (kind === 'postgres') files.push(...(await tableFiles()));
    return files
      .filter(({ bytes }) => needles.some((needle) => bytes.includes(needle)))
      .map(({ path }) => path);
  }

  /** What PostgreSQL has on disk of our tables, their indexes and their long values. */
  async function tableFiles() {
    await sql`checkpoint`.execute(database.db);
    const { rows } = await sql<{ path: string; bytes: Buffer }>`
      select c.relname as path, pg_read_binary_file(pg_relation_filepath(c.oid)) as bytes
      from pg_class c
      where c.relkind in ('r', 'i') and c.relnamespace = current_schema()::regnamespace
        or c.oid in (
          select reltoastrelid from pg_class where relnamespace = current_schema()::regnamespace)
    `.execute(database.db);
    return rows;
  }

  const logSize = () => statSync(`${database.location}-wal`, { throwIfNoEntry: false })?.size ?? 0;

  it('an erasure leaves no byte in database, log of writes and mail folder', async () => {
    for (let round = 0; round < 12; round += 1) {
      await send({ ...OTHER, email: `otra-${round}@example.com` });
      if (round % 4 === 1) await send({ ...FORMS.request, ...PERSON });
    }
    await deliver();
    expect(await found()).not.toEqual([]);
    const report = await erase(` ${PERSON.email.toUpperCase()}`);
    expect(report).toMatchObject({ submissions: 3, emails: 6, isScrubbed: true });
    expect(await found()).toEqual([]);
    if (kind === 'sqlite') expect(logSize()).toBe(0);
    // The search finds what is there, and nothing of anybody else is gone.
    expect(await found([OTHER.message])).not.toEqual([]);
    expect(readdirSync(mailFolder)).toHaveLength(24);
  });

  it.each(['erasure', 'end of its time'])('an %s leaves no byte of a picture', async (by) => {
    const asks = { title: 'Tarta', form: { questions: [PICTURE] } };
    site = startIntake(database, { limits: async () => ({ services: { cake: asks } }) });
    // Longer than what PostgreSQL keeps in a row.
    const bytes = randomBytes(30_000);
    const text = `${PICTURE_TEXT}${bytes.toString('base64')}`;
    await send({ ...FORMS.request, ...PERSON, service: 'cake', [`own.${PICTURE.key}`]: text });
    const piece = bytes.subarray(18_000, 18_060).toString('base64');
    expect(await found([piece])).not.toEqual([]);
    if (by === 'erasure') await erase();
    else await housekeeping(Date.now() + 7 * YEAR);
    expect(await found([piece])).toEqual([]);
    expect(await database.db.selectFrom('submission_pictures').selectAll().execute()).toEqual([]);
  });

  it('an erasure leaves no byte in what is searched', async () => {
    const word = (index: number) => (index * 7_919).toString(36).padStart(4, 'z');
    const said = (from: number, ending: string) =>
      Array.from({ length: 300 }, (_, index) => word(from + index) + ending).join(' ');
    for (let round = 0; round < 6; round += 1) {
      const message = said(round * 300, 'ajena4721');
      await send({ ...OTHER, email: `otra-${round}@example.com`, message });
      await send({ ...FORMS.request, ...PERSON, message: said(round * 300, 'canario4720') });
    }
    expect(await found(['canario4720'])).not.toEqual([]);
    expect(await erase()).toMatchObject({ submissions: 6, isScrubbed: true });
    expect(await found([...NEEDLES, 'canario4720'])).toEqual([]);
    const list = (search: string) =>
      listInbox(database.db, kind, { search }, { offset: 0, limit: 10 });
    expect((await list(`${word(5)}canario4720`)).total).toBe(0);
    expect((await list(`${word(5)}ajena`)).total).toBe(1);
  });

  it('what the business wrote to and about them goes too, also by their telephone number', async () => {
    const ana = { id: 'a1', name: 'Ana' };
    const id = await send({ ...FORMS.request, ...PERSON });
    const other = await send(OTHER);
    const { db } = database;
    await db.transaction().execute(async (transaction: typeof db) => {
      const now = Date.now();
      await addNote(transaction, id, { body: 'Nota-4712 de la visita', by: ana, now });
      const text = { language: 'es', subject: 'Sobre 4713', body: 'Respuesta-4714' } as const;
      const draft = await saveDraft(transaction, { submissionId: id, ...text, by: ana, now });
      await sendDraft(transaction, draft, { ...text, by: ana, mailDomain: 'x.test', now });
      await saveDraft(transaction, {
        ...{
          submissionId: id,
          language: 'es',
          subject: 'Otra',
          body: 'Borrador-4715',
          by: ana,
          now,
        },
      });
      await recordConsent(transaction, {
        ...{ submissionId: id, documentId: 'testimonial-1', how: 'email', givenOn: '2026-01-01' },
        ...{ by: ana, now },
      });
    });
    await deliver();
    const texts = [...NEEDLES, 'Nota-4712', 'Sobre 4713', 'Respuesta-4714', 'Borrador-4715'];
    expect(await found(texts)).not.toEqual([]);
    const removed: string[] = [];
    const report = await erasePerson(
      { phone: '0034 699-471147' },
      {
        ...{ db, databaseKind: kind, dataKey: DATA_KEY, mailFolder, by: ana },
        testimonials: {
          remove: async (ids) => void removed.push(...ids),
          tables: [],
        },
      },
    );
    expect(report).toMatchObject({
      ...{ submissions: 1, notes: 1, answers: 2, emails: 3, testimonials: 1, isScrubbed: true },
    });
    expect(removed).toEqual(['testimonial-1']);
    expect(await found(texts)).toEqual([]);
    expect(await found([other])).not.toEqual([]);
    for (const table of ['submission_events', 'testimonial_consents'] as const)
      expect(await db.selectFrom(table).selectAll().execute()).toEqual([]);

    // That it was done is known, and only to who asks for the very person.
    const asked = (person: Person) => erasuresOf(db, person, DATA_KEY);
    const counts = expect.objectContaining({ submissions: 1, notes: 1 });
    expect(await asked({ phone: '699 471 147' })).toMatchObject([{ accountName: 'Ana', counts }]);
    expect(await asked({ email: PERSON.email })).toEqual([]);
    expect(await erasuresOf(db, { phone: PERSON.phone }, Buffer.alloc(32, 1))).toEqual([]);
    expect(JSON.stringify(await listErasures(db, 10))).not.toMatch(/699|4711/);
  });

  it('their quotes go too, sent and answered, with their group and what it eats', async () => {
    const now = Date.now();
    const { db } = database;
    const key = quoteKey(DATA_KEY);
    const by = { id: 'a1', name: 'Ana' };
    const mailDomain = 'sobremesa.test';
    const later = (days: number) => addDays(today(), days);
    const draft = { ...DRAFT, day: later(30), validUntil: later(10), note: 'Apunte-4716' };
    /** A request whose quote was accepted, and whose group is on the calendar. */
    const booked = async (fields: object, word: string) => {
      const submissionId = await send({ ...FORMS.request, ...fields });
      const id = await createQuote(db, { submissionId, draft, author: by.name }, now);
      const document = { ...documentOf(draft), customer: { name: word, company: '' } };
      const sending = { id, revision: 1, by, document };
      const { token } = await sendQuote(db, sending, { key, mailDomain, now });
      const answering = { token, answer: 'accepted' as const, name: word, word };
      expect(await answerQuote(db, answering, { mailDomain, now })).toMatchObject({ isNew: true });
      const group = await db
        .selectFrom('groups')
        .selectAll()
        .where('submission_id', '=', submissionId)
        .executeTakeFirstOrThrow();
      const about = { id: group.id, day: group.day };
      await writeNeeds(db, DATA_KEY, about, { ...NO_NEEDS, note: word });
      return { group: group.id, submissionId };
    };
    const theirs = await booked(PERSON, 'Palabra-4717');
    const others = await booked(OTHER, 'Palabra-8823');
    await deliver();
    // Each is told of the request, the quote and the booking; the owner of the request and the answer.
    expect(readdirSync(mailFolder)).toHaveLength(10);
    const sealed = await db
      .selectFrom('group_needs')
      .select('cipher')
      .where('group_id', '=', theirs.group)
      .executeTakeFirstOrThrow();
    const texts = [...NEEDLES, 'Palabra-4717', theirs.submissionId, theirs.group, sealed.cipher];
    expect(await found(texts)).not.toEqual([]);
    expect(await erase()).toMatchObject({ submissions: 1, emails: 5, isScrubbed: true });
    expect(await found(texts)).toEqual([]);
    // What was agreed with somebody else stays, although a version can otherwise not be changed.
    expect(await found(['Palabra-8823'])).not.toEqual([]);
    const left = db.selectFrom('groups').select('submission_id').execute();
    expect(await left).toEqual([{ submission_id: others.submissionId }]);
    for (const table of ['quotes', 'quote_versions', 'quote_answers', 'group_needs'] as const)
      expect(await db.selectFrom(table).selectAll().execute()).toHaveLength(1);
  });

  it('their words are in no line of the log: sent, delivered, erased', async () => {
    const allergy = 'Alergia-canaria-9911';
    await send({ ...FORMS.request, ...PERSON, allergy, allergyConsent: true });
    await deliver();
    await housekeeping(Date.now());
    await erase();
    await housekeeping(Date.now() + 7 * YEAR);
    expect(lines.length).toBeGreaterThan(1);
    for (const text of [...NEEDLES, allergy, 'Canaria', 'ejemplo-4711', '699 471', '699471']) {
      expect(lines.join('')).not.toContain(text);
    }
  });

  it('expiry of the allergy leaves no byte of it, and the rest as it is', async () => {
    const id = await send({ ...FORMS.request, ...PERSON, allergy: 'Nueces', allergyConsent: true });
    await send({ ...OTHER, allergy: 'Kiwi', allergyConsent: true });
    const row = await database.db
      .selectFrom('allergies')
      .selectAll()
      .where('submission_id', '=', id)
      .executeTakeFirstOrThrow();
    expect(await found([row.cipher, row.nonce])).not.toEqual([]);
    await housekeeping(Date.now() + 60 * DAY);
    expect(await found([row.cipher, row.nonce])).toEqual([]);
    expect(await found([PERSON.message])).not.toEqual([]);
    if (kind === 'sqlite') expect(logSize()).toBe(0);
  });

  it('expiry of the submission takes everything along: emails, keys, what was answered', async () => {
    const id = await send({ ...FORMS.request, ...PERSON });
    await deliver();
    const { db } = database;
    await db.updateTable('deliveries').set({ last_answer: 'Antwort-3355' }).execute();
    const [email = ''] = readdirSync(mailFolder);
    writeFileSync(join(mailFolder, `.${email}.0.part`), PERSON.message);
    await db
      .updateTable('submissions')
      .set({ created_at: Date.now() - 6 * YEAR })
      .execute();
    await send(OTHER);
    const texts = [...NEEDLES, 'Antwort-3355', id, `no-byte-left-${count - 1}`];
    expect(await found(texts)).not.toEqual([]);
    await housekeeping(Date.now());
    expect(await found(texts)).toEqual([]);
    expect(readdirSync(mailFolder)).toEqual([]);
    expect(await found([OTHER.message])).not.toEqual([]);
    expect(lines.join('')).not.toMatch(/"level":"(?:warn|error)"/);
  });

  it('an email that was just being written goes with the next erasure, and nobody else’s', async () => {
    await send({ ...FORMS.request, ...PERSON });
    await send({ ...OTHER, firstName: PERSON.email });
    await deliver();
    // Their rows are gone, as when the email was written after them.
    const mine = database.db.deleteFrom('submissions').where('email', '=', PERSON.email);
    await mine.execute();
    expect(await erase()).toMatchObject({ submissions: 0, emails: 2 });
    expect(readdirSync(mailFolder)).toHaveLength(2);
    // The owner and the business are in every email, and are nobody's visitor.
    for (const own of ['owner@example.com', 'kitchen@example.com', 'otra', 'example.com']) {
      expect(await erase(own)).toMatchObject({ emails: 0 });
    }
  });

  it('what is under way is waited for, and what waits is not begun', async () => {
    const id = await send({ ...FORMS.request, ...PERSON });
    const { db } = database;
    const set = (state: 'sending' | 'delivered', lease: number) =>
      db
        .updateTable('deliveries')
        .set({ state, lease_until: lease })
        .where('submission_id', '=', id)
        .where('channel', '=', 'owner-email')
        .execute();
    await set('sending', Date.now() + 60_000);
    const erasing = erase();
    await wait(250);
    const states = db.selectFrom('deliveries').select('state').orderBy('channel');
    expect((await states.execute()).map(({ state }) => state)).toEqual(['sending', 'failed']);
    await set('delivered', 0);
    expect(await erasing).toMatchObject({ submissions: 1, sent: 1, underWay: 0 });
  });

  describe.runIf(kind === 'sqlite')('in SQLite’s files', () => {
    it('also while another process has the database open', async () => {
      await send({ ...FORMS.request, ...PERSON });
      const child = spawn(process.execPath, ['--no-warnings', '-e', READER], {
        stdio: ['pipe', 'pipe', 'inherit'],
        env: { FILE: database.location },
      });
      await once(child.stdout, 'data');
      expect(await found()).not.toEqual([]);
      expect(await erase()).toMatchObject({ submissions: 1, isScrubbed: true });
      expect(await found()).toEqual([]);
      const ended = once(child, 'exit');
      child.stdin.end();
      await ended;
    });

    it('says when a reader keeps the log of writes, and does it once the reader is gone', async () => {
      await send({ ...FORMS.request, ...PERSON });
      const reader = new DatabaseSync(database.location);
      reader.exec('BEGIN');
      reader.prepare('SELECT count(*) FROM submissions').get();
      const startedAt = performance.now();
      expect(await erase(PERSON.email, 300)).toMatchObject({ submissions: 1, isScrubbed: false });
      expect(performance.now() - startedAt).toBeLessThan(5_000);
      expect(await found()).not.toEqual([]);
      await housekeeping(Date.now(), 300);
      expect(lines.join('')).toContain('"level":"warn"');
      reader.close();
      await housekeeping(Date.now());
      expect(await found()).toEqual([]);
      expect(await isScrubDue(database.db, kind)).toBe(false);
    });

    it('what an older version left there goes once, with the first housekeeping', async () => {
      expect(await isScrubDue(database.db, kind)).toBe(false);
      for (let round = 0; round < 30; round += 1) {
        await send({ ...FORMS.request, ...PERSON, email: `${round}-${PERSON.email}` });
      }
      leaveBytes(database.location, 'DELETE FROM submissions');
      await sql`pragma user_version = 0`.execute(database.db);
      expect(await found()).not.toEqual([]);
      await housekeeping(Date.now());
      expect(await found()).toEqual([]);
      expect(await isScrubDue(database.db, kind)).toBe(false);
    });

    it('what lies there still goes with an erasure that finds nobody', async () => {
      await send({ ...FORMS.request, ...PERSON });
      leaveBytes(database.location, 'DELETE FROM submissions');
      expect(await found()).not.toEqual([]);
      expect(await erase()).toMatchObject({ submissions: 0, isScrubbed: true });
      expect(await found()).toEqual([]);
    });

    it('and a crash between the removal and the overwriting is made good', async () => {
      await send({ ...FORMS.request, ...PERSON });
      const reader = new DatabaseSync(database.location);
      reader.exec('BEGIN');
      reader.prepare('SELECT count(*) FROM submissions').get();
      await erase(PERSON.email, 0);
      reader.close();
      const again = await database.again();
      expect(await isScrubDue(again.db, kind)).toBe(true);
      await again.close();
    });
  });

  it.runIf(kind === 'postgres')(
    'an older transaction that may still see it is waited for',
    async () => {
      await send({ ...FORMS.request, ...PERSON });
      const reading = database.db.transaction().setIsolationLevel('repeatable read');
      await reading.execute(async (reader) => {
        await sql`select 1`.execute(reader);
        expect(await erase(PERSON.email, 200)).toMatchObject({ submissions: 1, isScrubbed: false });
      });
      expect(await erase(PERSON.email, 10_000)).toMatchObject({ isScrubbed: true });
      expect(await found()).toEqual([]);
    },
  );

  it.runIf(kind === 'postgres')(
    'a transaction that writes in another database is waited for',
    async () => {
      await send({ ...FORMS.request, ...PERSON });
      const url = new URL(database.location);
      url.pathname = '/template1';
      url.search = '';
      const elsewhere = new Client({ connectionString: url.href });
      await elsewhere.connect();
      try {
        await elsewhere.query('begin');
        await elsewhere.query('select pg_current_xact_id()');
        expect(await erase(PERSON.email, 200)).toMatchObject({ submissions: 1, isScrubbed: false });
        await elsewhere.query('rollback');
        expect(await erase(PERSON.email, 10_000)).toMatchObject({ isScrubbed: true });
        expect(await found()).toEqual([]);
      } finally {
        await elsewhere.end();
      }
    },
  );

  it.runIf(kind === 'postgres')(
    'the rewriting does not queue behind a reader for long',
    async () => {
      const { db } = database;
      await send({ ...FORMS.request, ...PERSON });
      await db.transaction().execute(async (reader) => {
        await reader.selectFrom('submissions').selectAll().execute();
        await reader.selectFrom('deliveries').selectAll().execute();
        const { rows } = await sql<{ id: number }>`select pg_backend_pid() as id`.execute(reader);
        expect(rows).toHaveLength(1);
        await db.deleteFrom('captcha_nonces').execute();
        expect(await erase(PERSON.email, 0)).toMatchObject({ submissions: 1, isScrubbed: false });
      });
      expect(await erase()).toMatchObject({ submissions: 0, isScrubbed: true });
      expect(await found()).toEqual([]);
    },
  );
});

/** Reads the database once, says so, and keeps it open until its input ends. */
const READER = `
  const { DatabaseSync } = require('node:sqlite');
  const database = new DatabaseSync(process.env.FILE);
  database.prepare('SELECT count(*) FROM submissions').get();
  process.stdout.write('open');
  process.stdin.on('end', () => database.close()).resume();
`;

/** Deletes as an older version did: without overwriting. */
function leaveBytes(file: string, statement: string): void {
  const older = new DatabaseSync(file, { timeout: 5_000 });
  older.exec('PRAGMA foreign_keys = ON; PRAGMA secure_delete = OFF');
  older.exec(statement);
  older.close();
}
