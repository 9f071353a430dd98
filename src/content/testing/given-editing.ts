import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll } from 'vitest';
import type { OpenDatabase } from '../../database/index.server.ts';
import { createDatabaseContent, type DatabaseContent } from '../content.server.ts';
import type { PictureDefaultsSource } from '../picture-defaults.server.ts';
import type { ContentTables } from '../store/tables.server.ts';
import { recordingLog } from './recording-log.ts';
import type { TestDocument } from './samples.ts';
import type { TestDatabase } from './test-database.server.ts';

export const ANA = { id: 'ana', name: 'Ana' };
export const BEA = { id: 'bea', name: 'Bea' };
export const byAna = (expectedRevision: string | null) => ({ author: ANA, expectedRevision });
export const byBea = (expectedRevision: string | null) => ({ author: BEA, expectedRevision });

const MINUTE = 60_000;

/** The content of a file's tests, and a clock that only the tests move. */
export interface Editing extends DatabaseContent {
  readonly database: OpenDatabase<ContentTables>;
  /** Milliseconds since 1970. */
  now(): number;
  advance(minutes: number): void;
}

/** One database for all the tests of a block, emptied after each of them. */
export function openEditing(
  create: () => Promise<TestDatabase>,
  pictureDefaults?: PictureDefaultsSource,
): () => Editing {
  let editing: Editing | undefined;
  let close = async () => {};
  let now = Date.parse('2024-05-01T08:00:00Z');
  beforeAll(async () => {
    const home = await create();
    const database = await home.open();
    const content = await createDatabaseContent({
      ...database,
      log: recordingLog().log,
      now: () => now,
      pictureDefaults,
    });
    editing = {
      ...content,
      database,
      now: () => now,
      advance: (minutes) => void (now += minutes * MINUTE),
    };
    close = async () => {
      await content.stop();
      await database.close();
      await home.remove();
    };
  });
  afterEach(async () => {
    const { db } = opened().database;
    for (const table of [
      'documents',
      'content_versions',
      'events',
      'content_entries',
      'content_references',
      'content_schedules',
    ] as const) {
      await db.deleteFrom(table).execute();
    }
  });
  afterAll(() => close());
  const opened = () => {
    if (!editing) throw new Error('The content is not open yet');
    return editing;
  };
  return opened;
}

/** Publishes a document over what is there, whoever wrote that; answers its revision. */
export async function publish(
  { editor }: Editing,
  document: TestDocument,
  author = ANA,
): Promise<string> {
  const expectedRevision = (await editor.read(document._id))?.revision ?? null;
  return (await editor.publishDocument(document, { author, expectedRevision })).revision;
}

/** What a promise is rejected with. */
export async function refusal(promise: Promise<unknown>): Promise<unknown> {
  const answer = await promise.then(
    (value) => ({ value }),
    (error: unknown) => ({ error }),
  );
  if ('error' in answer) return answer.error;
  throw new Error(`It was not refused: ${JSON.stringify(answer.value)}`);
}

/** Makes a table refuse new rows until the returned function is called. */
export async function refuseRows(
  { db, kind }: OpenDatabase<ContentTables>,
  table: keyof ContentTables,
): Promise<() => Promise<unknown>> {
  const where = sql.table(table);
  if (kind === 'sqlite') {
    await sql`create trigger refuse before insert on ${where} begin select raise(abort, 'refused'); end`.execute(
      db,
    );
    return () => sql`drop trigger refuse`.execute(db);
  }
  await sql`
    create or replace function refuse() returns trigger language plpgsql
    as $$ begin raise exception 'refused'; end $$`.execute(db);
  await sql`create trigger refuse before insert on ${where} for each row execute function refuse()`.execute(
    db,
  );
  return () => sql`drop trigger refuse on ${where}`.execute(db);
}
