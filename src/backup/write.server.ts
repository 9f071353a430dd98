import { randomUUID } from 'node:crypto';
import { createWriteStream, existsSync } from 'node:fs';
import { mkdir, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Kysely } from 'kysely';
import { createArchive, makeFolder, removeAbandoned, syncFolder } from '../files/index.server.ts';
import type { OpenDatabase, FactTables } from '../database/index.server.ts';
import { BackupError } from './backup-error.server.ts';
import { dumpTables } from './dump.server.ts';
import { hashing, type Checksum } from './hashing.server.ts';
import { filesIn, namesOfAll, type KeptFiles, type OpenedFile } from './kept-files.server.ts';
import { keyMark, keyText } from './key.server.ts';
import { CHECKSUMS, KEY_ENTRY, MANIFEST, tableEntry, writeManifest } from './manifest.server.ts';
import { markVerified } from './verified.server.ts';
import type { Migrations } from './schema.server.ts';
import type { SealedRows } from './sealed-rows.server.ts';
import { verifyBackup } from './verify.server.ts';

export interface BackupOptions {
  readonly database: OpenDatabase<never>;
  readonly dataDirectory: string;
  /** Where originals and other files are, unless in the data folder. */
  readonly place?: KeptFiles | undefined;
  readonly dataKey: Uint8Array;
  /** Every migration of the product. */
  readonly migrations: Migrations;
  readonly sealedRows: SealedRows;
  /** Tables whose rows are of the moment, such as sessions: they are in the backup, empty. */
  readonly emptied?: readonly string[];
  /** The file to write; it must not exist. */
  readonly file: string;
  /** Is the data key left out? */
  readonly isWithoutKey?: boolean;
  /** The product's version. */
  readonly product: string;
  readonly now?: () => number;
}

/**
 * Writes a backup while the site serves: rows of one moment, then the originals, whose bytes never
 * change. It gets its name once it was read again and verified; a failed one leaves nothing behind.
 */
export async function writeBackup(options: BackupOptions) {
  const { database, file, dataKey, dataDirectory, sealedRows, now = Date.now } = options;
  const { migrations, emptied = [], isWithoutKey = false, product } = options;
  if (existsSync(file)) throw new BackupError(`${file} exists already`);
  const madeAt = new Date(now());
  const folder = dirname(file);
  await makeFolder(folder);
  await removeAbandoned(folder, (name) => UNFINISHED.test(name));
  const staging = join(folder, `.${basename(file)}.${randomUUID()}`);
  await mkdir(staging, { mode: 0o700 });
  try {
    const dump = await dumpTables({ database, migrations, emptied, folder: staging });
    const kept = options.place ?? filesIn(dataDirectory);
    const files = await namesOfAll(kept);
    const content = {
      madeAt: madeAt.toISOString(),
      ...{ product, database: database.kind, hasKey: !isWithoutKey },
      migrations: [...dump.migrations],
      keyMark: keyMark(dataKey),
      tables: dump.tables.map(({ name, columns, rows }) => ({
        ...{ name, rows },
        columns: [...columns],
      })),
    };
    const entries = async function* (): AsyncGenerator<ArchivedFile> {
      yield textFile(MANIFEST, writeManifest(content));
      if (!isWithoutKey) yield textFile(KEY_ENTRY, keyText(dataKey));
      const tables = filesIn(staging);
      for (const { name } of dump.tables)
        yield { name: tableEntry(name), file: await tables.open(`${name}.ndjson`) };
      for (const name of files) yield { name, file: await kept.open(name) };
    };
    const beside = join(staging, 'backup.tar.gz');
    await writeArchive(beside, entries());
    const manifest = await verifyBackup(beside, { sealedRows, dataKey });
    const { size: bytes } = await stat(beside);
    await rename(beside, file);
    await syncFolder(folder);
    const db = database.db as unknown as Kysely<FactTables>;
    await markVerified(db, { madeAt, bytes, hasKey: !isWithoutKey });
    const pictures = files.filter((name) => name.startsWith('pictures/')).length;
    return { manifest, bytes, pictures };
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
}

/** The folder of a backup that is being written. */
const UNFINISHED = /^\..+\.tar\.gz\.[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

interface ArchivedFile {
  readonly name: string;
  /** Null when it was removed meanwhile: it is left out. */
  readonly file: OpenedFile | null;
}

function textFile(name: string, text: string): ArchivedFile {
  const bytes = Buffer.from(text);
  return { name, file: { size: bytes.length, bytes: Readable.from([bytes]) } };
}

async function writeArchive(path: string, entries: AsyncIterable<ArchivedFile>): Promise<void> {
  const archive = createArchive();
  const target = createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true });
  const fill = async () => {
    const sums: ({ name: string } & Checksum)[] = [];
    for await (const { name, file } of entries) {
      if (!file) continue;
      const { bytes, result } = hashing(file.bytes);
      await archive.add(name, file.size, bytes);
      sums.push({ name, ...result() });
    }
    await archive.addText(CHECKSUMS, `${JSON.stringify(sums)}\n`);
    archive.finish();
  };
  await Promise.all([
    pipeline(archive.output, target),
    fill().catch((error: unknown) => {
      archive.fail(error);
      throw error;
    }),
  ]);
}
