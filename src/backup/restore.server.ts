import { randomUUID } from 'node:crypto';
import { constants, createWriteStream } from 'node:fs';
import {
  access,
  lstat,
  mkdir,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Kysely } from 'kysely';
import { makeFolder, sha256OfFile, syncFolder } from '../files/index.server.ts';
import { migrate } from '../database/index.server.ts';
import { BackupError } from './backup-error.server.ts';
import { filesIn, namesOfAll, type FilePlace } from './kept-files.server.ts';
import { keyMark, keyText, parseKey } from './key.server.ts';
import { FOLDERS, KEY_ENTRY, type Manifest } from './manifest.server.ts';
import { migrationsNamed, tablesOf, type Migrations, type Table } from './schema.server.ts';
import type { Row, SealedRows } from './sealed-rows.server.ts';
import { findDatabase, openNewDatabase, type NewDatabase } from './target.server.ts';
import { verifyBackup } from './verify.server.ts';

export interface RestoreOptions {
  readonly file: string;
  /** Where pictures and key go, and SQLite's file. */
  readonly dataDirectory: string;
  /** Where pictures and files go instead: nothing there is removed, and what changes is kept aside. */
  readonly place?: FilePlace | undefined;
  /** PostgreSQL's; without it SQLite in the data folder. */
  readonly url?: string | undefined;
  /** The configured key, if there is one: it must be the backup's. */
  readonly dataKey?: Uint8Array | undefined;
  /** Every migration of the product: an older backup is brought up to them. */
  readonly migrations: Migrations;
  readonly sealedRows: SealedRows;
  /** Does what is there give way? It is kept aside, never removed. */
  readonly doesReplace?: boolean;
  readonly now?: () => number;
}

/** What the folders that are filled are called first. */
const STAGING = '.restoring-';

/** What SQLite and PostgreSQL take in one statement: 32,766 and 65,535 values. */
const VALUES_AT_ONCE = 20_000;
const ROWS_AT_ONCE = 200;

/**
 * Brings a backup back: everything is unpacked, checked and migrated beside what is in use, and takes
 * its place only when all of it is right. Throws a `BackupError` when it is not, or when a server runs
 * or there is data in the way; nothing has changed then.
 */
export async function restoreBackup(options: RestoreOptions) {
  const { file, dataDirectory, doesReplace = false, now = Date.now } = options;
  if (!(await isReadable(file))) throw new BackupError(`There is no file ${file} that can be read`);
  const isThere = (await findDatabase(options)) || (await hasFiles(options));
  if (isThere && !doesReplace) {
    throw new BackupError('There is data already: with --replace it is kept aside and replaced');
  }
  await makeFolder(dataDirectory);
  // What a restoring that was killed has left holds everybody's data, and the key.
  for (const name of await readdir(dataDirectory))
    if (name.startsWith(STAGING)) await rm(join(dataDirectory, name), { recursive: true });
  const staging = join(dataDirectory, `${STAGING}${randomUUID()}`);
  await mkdir(staging, { mode: 0o700 });
  let database: NewDatabase | undefined;
  try {
    database = await openNewDatabase(options, staging);
    const { manifest, files } = await unpack(options, database, staging);
    const at = new Date(now()).toISOString().slice(0, 19).replaceAll(':', '-');
    const aside = join(dataDirectory, `replaced-${at}`);
    const folders = options.place ? [] : FOLDERS;
    const moves = createMoves(dataDirectory, staging, aside, folders);
    const stored = options.place && createStores(options.place, staging, aside);
    try {
      await stored?.make();
      await database.takePlace(aside, moves.make);
    } catch (error) {
      await moves.undo();
      await stored?.undo();
      throw error;
    }
    // So that what took its place is there after a loss of power, too.
    await syncFolder(dataDirectory);
    return {
      ...{ manifest, files },
      /** The folder that keeps what was there before; undefined when nothing was. */
      aside: isThere ? aside : undefined,
      /** Is the data key set in the configuration rather than restored? */
      isKeyConfigured: options.dataKey !== undefined,
    };
  } finally {
    await database?.discard();
    await rm(staging, { recursive: true, force: true });
  }
}

async function isReadable(file: string): Promise<boolean> {
  const mayRead = await access(file, constants.R_OK).then(
    () => true,
    () => false,
  );
  return mayRead && (await stat(file)).isFile();
}

async function hasFiles({ dataDirectory, place }: RestoreOptions): Promise<boolean> {
  for (const name of FOLDERS) {
    if (place) for await (const _ of place.list(name)) return true;
    else if (await lstat(join(dataDirectory, name)).catch(() => null)) return true;
  }
  return false;
}

/** Fills the new database and the staging folder, and verifies what it read. */
async function unpack(
  options: RestoreOptions,
  { database: { db } }: NewDatabase,
  staging: string,
): Promise<{ manifest: Manifest; files: number }> {
  const { file, migrations, sealedRows, dataDirectory, dataKey } = options;
  const any = db as unknown as Kysely<Record<string, Record<string, unknown>>>;
  const held = dataKey ?? (await keyIn(dataDirectory));
  let known = new Map<string, Table>();
  let files = 0;
  const folders = new Set<string>();
  const manifest = await verifyBackup(
    file,
    { sealedRows, dataKey: held },
    {
      async start(about, archivedKey) {
        const key = archivedKey ?? held;
        if (!key) {
          throw new BackupError(
            'The backup was made without its key: set DATA_KEY, or put data.key into the folder',
          );
        }
        if (dataKey && keyMark(dataKey) !== about.keyMark)
          throw new BackupError('DATA_KEY is not the key that the backup was made with');
        if (!dataKey)
          await writeFile(join(staging, KEY_ENTRY), keyText(key), { mode: 0o600, flush: true });
        const made = migrationsNamed(migrations, about.migrations);
        known = new Map((await tablesOf(made)).map((table) => [table.name, table]));
        const listed = new Set(about.tables.map(({ name }) => name));
        const missing = [...known.keys()].filter((name) => !listed.has(name));
        if (missing.length > 0) throw new BackupError(`It lacks the table ${missing.join(', ')}`);
        await migrate(db, made);
        // Migrations fill some tables; what they hold comes from the backup.
        for (const name of [...known.keys()].reverse()) await any.deleteFrom(name).execute();
      },
      async table(about, rows) {
        const table = known.get(about.name);
        if (!table || namesOf(table) !== namesOf(about)) {
          throw new BackupError(`Its table ${about.name} is none of its version`);
        }
        await insertRows(any, table, rows);
      },
      async file(name, bytes) {
        const path = join(staging, name);
        const folder = dirname(path);
        if (!folders.has(folder)) await makeFolder(folder);
        folders.add(folder);
        const target = createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true });
        await pipeline(Readable.from(bytes), target);
        files += 1;
      },
    },
  );
  for (const folder of folders) await syncFolder(folder);
  await migrate(db, migrations);
  return { manifest, files };
}

function namesOf({ columns }: Pick<Table, 'columns'>): string {
  return columns
    .map(({ name, type }) => `${name} ${type}`)
    .sort()
    .join();
}

async function keyIn(dataDirectory: string): Promise<Buffer | undefined> {
  const text = await readFile(join(dataDirectory, KEY_ENTRY), 'utf8').catch(() => null);
  return text === null ? undefined : parseKey(text);
}

/** SQLite's and PostgreSQL's codes of a row that refers to none. */
const LACKING: readonly unknown[] = [787, '23503'];

function isLackingOther(error: unknown): boolean {
  const { errcode, code } = error as { errcode?: unknown; code?: unknown };
  return LACKING.includes(errcode) || LACKING.includes(code);
}

async function insertRows(
  db: Kysely<Record<string, Record<string, unknown>>>,
  { name, columns }: Table,
  rows: AsyncIterable<Row>,
): Promise<void> {
  const atOnce = Math.min(ROWS_AT_ONCE, Math.floor(VALUES_AT_ONCE / columns.length));
  await db.transaction().execute(async (transaction) => {
    let batch: Row[] = [];
    const insert = async () => {
      if (batch.length > 0) {
        const rows = transaction.insertInto(name).values(batch);
        await rows.execute().catch((cause: unknown) => {
          if (!isLackingOther(cause)) throw cause;
          throw new BackupError(`A row of ${name} refers to one that is missing`, { cause });
        });
      }
      batch = [];
    };
    for await (const row of rows) {
      batch.push(row);
      if (batch.length >= atOnce) await insert();
    }
    await insert();
  });
}

/** Puts files and key into their places, what was there aside; or everything back again. */
function createMoves(
  dataDirectory: string,
  staging: string,
  aside: string,
  folders: readonly string[],
) {
  const made: (readonly [from: string, to: string])[] = [];
  const move = async (from: string, to: string): Promise<boolean> => {
    if (!(await lstat(from).catch(() => null))) return false;
    await mkdir(dirname(to), { recursive: true, mode: 0o700 });
    await rename(from, to);
    made.push([from, to]);
    return true;
  };
  return {
    async make() {
      for (const name of [...folders, KEY_ENTRY]) {
        const place = join(dataDirectory, name);
        // A configured key leaves an old file as it was.
        if (name === KEY_ENTRY && !(await lstat(join(staging, name)).catch(() => null))) continue;
        await move(place, join(aside, name));
        await move(join(staging, name), place);
      }
      if (await lstat(aside).catch(() => null)) await syncFolder(aside);
    },
    async undo() {
      for (const [from, to] of made.toReversed()) await rename(to, from);
    },
  };
}

/** Stores the restored files in their place, those that give way aside; or these back again. */
function createStores(place: FilePlace, staging: string, aside: string) {
  const replaced: string[] = [];
  return {
    async make() {
      for (const name of await namesOfAll(filesIn(staging))) {
        const path = join(staging, name);
        if ((await place.hash(name)) === (await sha256OfFile(path))) continue;
        const before = await place.open(name);
        if (before) {
          const kept = join(aside, name);
          await mkdir(dirname(kept), { recursive: true, mode: 0o700 });
          await pipeline(before.bytes, createWriteStream(kept, { mode: 0o600 }));
          replaced.push(name);
        }
        await place.store(name, path);
      }
    },
    async undo() {
      for (const name of replaced) await place.store(name, join(aside, name));
    },
  };
}
