import { statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { beforeEach } from 'vitest';
import { decodedEmail, disguises, filesIn } from '../../../tests/support/bytes.ts';
import type { DatabaseKind } from '../../database/index.server.ts';
import { createMailTransport } from '../../email/index.server.ts';
import { createLog } from '../../log/index.server.ts';
import { emailQueue } from '../delivery/channels.server.ts';
import { startOutbox } from '../delivery/outbox.server.ts';
import { removeExpired } from '../housekeeping.server.ts';
import { erasePerson } from '../inbox/erase.server.ts';
import { quoteKey } from '../quotes/link.server.ts';
import { NO_WAYS } from '../quotes/payment.ts';
import { openTestDatabase, type TestDatabase } from './databases.ts';
import { startIntake } from './intake.ts';
import { DATA_KEY, FORMS } from './submissions.ts';

/** What is looked for: each stands in no other word of the tests. */
export const PERSON = {
  firstName: 'Canaria-ñandú',
  email: 'canaria@ejemplo-4711.example',
  phone: '+34 699 471 147',
  message: 'Celebramos el santo de la Canaria-ñandú con un mensaje 4711',
};
export const NEEDLES = Object.values(PERSON);
/** A request of somebody else, of whom nothing may go. */
export const OTHER = {
  ...FORMS.request,
  email: 'otra@example.com',
  message: 'Otra-persona-8822',
};

/** For each test of a block a site of its own: what it is sent, what removes that, and where traces of it are left. */
export function givenTraces(kind: DatabaseKind) {
  let opened: TestDatabase | undefined;
  let site: ReturnType<typeof startIntake>;
  let count = 0;
  const lines: string[] = [];
  const log = createLog((line) => lines.push(line));

  const database = () => {
    if (!opened) throw new Error('The database is not open yet');
    return opened;
  };
  const mailFolder = () => join(database().directory, 'mail');

  beforeEach(async () => {
    lines.length = 0;
    count = 0;
    const own = await openTestDatabase(kind);
    opened = own;
    site = startIntake(own, { rateLimits: true, log });
    return () => own.remove();
  });

  const postKey = (number: number) => `no-byte-left-${number}`;

  function send(fields: object): Promise<string> {
    count += 1;
    const key = { 'idempotency-key': postKey(count) };
    return site.submit('/api/requests', fields, key, `192.0.2.${count % 250}`);
  }

  async function deliver(): Promise<void> {
    const { db, directory } = database();
    const transport = createMailTransport({
      MAIL_TRANSPORT: 'folder',
      DATA_DIR: directory,
      MAIL_FROM: 'Sobremesa <kitchen@example.com>',
      EMAILJS_API_URL: '',
    });
    const queue = emailQueue({
      transport,
      owner: async () => [{ name: 'Owner', address: 'owner@example.com' }],
      sender: { name: 'Sobremesa', address: 'kitchen@example.com' },
      content: () => Promise.reject(new Error('The content cannot be read')),
      siteUrl: 'https://sobremesa.test',
      carriesFiles: true,
      quotes: { db, key: quoteKey(DATA_KEY), ways: async () => NO_WAYS },
    });
    const outbox = startOutbox({ db, log, queues: [queue] });
    for (let tries = 0; tries < 200; tries += 1) {
      const waiting = db.selectFrom('deliveries').select('id').where('state', '!=', 'kept');
      if ((await waiting.execute()).length === 0) break;
      await wait(25);
    }
    await outbox.stop();
    await transport.close();
  }

  const all = (patience: number) => ({ db: database().db, mailFolder: mailFolder(), patience });
  const erase = (email: string = PERSON.email, patience = 10_000) =>
    erasePerson(email, { ...all(patience), dataKey: DATA_KEY });
  const housekeeping = (now: number, patience = 10_000) =>
    removeExpired({ ...all(patience), log }, now);

  async function found(texts: readonly string[] = NEEDLES): Promise<string[]> {
    const needles = texts.flatMap(disguises);
    const files = [...filesIn(database().directory)].map(({ path, bytes }) => ({
      path,
      bytes: path.endsWith('.eml') ? decodedEmail(bytes.toString('latin1')) : bytes,
    }));
    if (kind === 'postgres') files.push(...(await tableFiles(database())));
    return files
      .filter(({ bytes }) => needles.some((needle) => bytes.includes(needle)))
      .map(({ path }) => path);
  }

  const logSize = () =>
    statSync(`${database().location}-wal`, { throwIfNoEntry: false })?.size ?? 0;

  return {
    database,
    mailFolder,
    /** The lines of its log. */
    lines,
    /** Sends a request; answers its id. */
    send,
    /** The key against repetition of what was sent first, second … */
    postKey,
    /** Starts the intake anew, by other settings. */
    restart: (options: Parameters<typeof startIntake>[1]) => {
      site = startIntake(database(), options);
    },
    /** Delivers all that waits into the mail folder. */
    deliver,
    erase,
    housekeeping,
    /** The files in which one of the texts is, in whatever encoding. */
    found,
    /** The bytes of SQLite's log of writes. */
    logSize,
  };
}

/** What PostgreSQL has on disk of our tables, their indexes and their long values. */
async function tableFiles({ db }: TestDatabase) {
  await sql`checkpoint`.execute(db);
  const { rows } = await sql<{ path: string; bytes: Buffer }>`
    select c.relname as path, pg_read_binary_file(pg_relation_filepath(c.oid)) as bytes
    from pg_class c
    where c.relkind in ('r', 'i') and c.relnamespace = current_schema()::regnamespace
      or c.oid in (
        select reltoastrelid from pg_class where relnamespace = current_schema()::regnamespace)
  `.execute(db);
  return rows;
}
