import { ArchiveError, readArchive, type ArchiveEntry } from '../files/index.server.ts';
import { TooLargeError, wholeOf } from '../http/index.server.ts';
import { BackupError } from './backup-error.server.ts';
import { hashing, type Checksum } from './hashing.server.ts';
import { keyMark, parseKey } from './key.server.ts';
import { rowsIn } from './lines.server.ts';
import {
  CHECKSUMS,
  FOLDERS,
  KEY_ENTRY,
  MANIFEST,
  readChecksums,
  readManifest,
  tableOfEntry,
  type Manifest,
} from './manifest.server.ts';
import type { Row, SealedRows } from './sealed-rows.server.ts';
import type { Table } from './schema.server.ts';

/** What a backup may hold at most. */
const LIMITS = { entries: 500_000, bytes: 256 * 1024 ** 3 };
const MOST_JSON_BYTES = 256 * 1_048_576;
const MOST_KEY_BYTES = 66;

/** What is done with the parts of a backup while it is read; a check alone does nothing. */
export interface BackupReader {
  start?(manifest: Manifest, archivedKey: Buffer | undefined): Promise<void>;
  table?(table: Table, rows: AsyncIterable<Row>): Promise<void>;
  file?(name: string, bytes: AsyncIterable<Uint8Array>): Promise<void>;
}

export interface VerifyOptions {
  readonly sealedRows: SealedRows;
  /** The key of the rows, where the backup does not bring it. */
  readonly dataKey?: Uint8Array | undefined;
}

/**
 * Reads a backup from end to end: every file against its SHA-256, every row and their number, and
 * what is encrypted with the key. Throws a `BackupError` that says what is wrong; until it resolves,
 * nothing that `reader` was given can be trusted.
 */
export async function verifyBackup(
  file: string,
  { sealedRows, dataKey }: VerifyOptions,
  reader: BackupReader = {},
): Promise<Manifest> {
  const found = new Map<string, Checksum>();
  const tables = new Set<string>();
  let manifest: Manifest | undefined;
  let key: Uint8Array | undefined;
  let isStarted = false;
  let isWhole = false;
  const start = async (about: Manifest, archived: Buffer | undefined) => {
    if (about.hasKey !== (archived !== undefined)) throw new BackupError('Its key is missing');
    key = archived ?? dataKey;
    if (key && keyMark(key) !== about.keyMark)
      throw new BackupError('It was made with another data key');
    await reader.start?.(about, archived);
    isStarted = true;
  };
  for await (const entry of entriesOf(file)) {
    const { name } = entry;
    if (isWhole) throw new BackupError(`Something comes after its ${CHECKSUMS}`);
    if (name === CHECKSUMS) {
      checkFiles(readChecksums(await textOf(name, entry.bytes, MOST_JSON_BYTES)), found);
      isWhole = true;
      continue;
    }
    const { bytes, result } = hashing(entry.bytes);
    if (!manifest) {
      if (name !== MANIFEST) throw new BackupError('It is no backup: it has no manifest.json');
      manifest = readManifest(await textOf(name, bytes, MOST_JSON_BYTES));
    } else if (name === KEY_ENTRY && !isStarted) {
      await start(manifest, parseKey(await textOf(name, bytes, MOST_KEY_BYTES)));
    } else {
      if (!isStarted) await start(manifest, undefined);
      const about = manifest.tables.find((table) => table.name === tableOfEntry(name));
      if (about) {
        // Each comes after those that it refers to.
        assertThere(manifest.tables.slice(0, manifest.tables.indexOf(about)), tables);
        const rows = counted(opened(rowsIn(bytes, about), about.name, sealedRows, key), about);
        if (reader.table) await reader.table(about, rows);
        else await drain(rows);
        tables.add(about.name);
      } else if (FOLDERS.some((folder) => name.startsWith(`${folder}/`))) {
        if (reader.file) await reader.file(name, bytes);
        else await drain(bytes);
      } else throw new BackupError(`“${name}” does not belong into a backup`);
    }
    found.set(name, result());
  }
  if (!manifest || !isWhole) throw new BackupError(`It is no backup, or was cut: no ${CHECKSUMS}`);
  assertThere(manifest.tables, tables);
  return manifest;
}

function assertThere(wanted: readonly Table[], found: ReadonlySet<string>): void {
  const missing = wanted.find(({ name }) => !found.has(name));
  if (missing) throw new BackupError(`The rows of ${missing.name} are missing`);
}

/** The files of a backup, its faults in a backup's words. */
async function* entriesOf(file: string): AsyncGenerator<ArchiveEntry> {
  try {
    yield* readArchive(file, LIMITS);
  } catch (error) {
    if (!(error instanceof ArchiveError)) throw error;
    throw new BackupError(`The backup cannot be used: ${error.message}`, { cause: error });
  }
}

async function* opened(
  rows: AsyncIterable<Row>,
  table: string,
  sealedRows: SealedRows,
  key: Uint8Array | undefined,
): AsyncGenerator<Row> {
  const open = Object.hasOwn(sealedRows, table) ? sealedRows[table] : undefined;
  for await (const row of rows) {
    try {
      if (key) await open?.(key, row);
    } catch (cause) {
      throw new BackupError(`A row of ${table} cannot be decrypted with the data key`, { cause });
    }
    yield row;
  }
}

async function* counted(
  rows: AsyncIterable<Row>,
  { name, rows: expected }: { name: string; rows: number },
): AsyncGenerator<Row> {
  let count = 0;
  for await (const row of rows) {
    count += 1;
    if (count > expected) break;
    yield row;
  }
  if (count !== expected) throw new BackupError(`${name} should have ${expected} rows`);
}

async function textOf(
  name: string,
  bytes: AsyncIterable<Uint8Array>,
  limit: number,
): Promise<string> {
  try {
    return String(await wholeOf(bytes, limit));
  } catch (error) {
    throw error instanceof TooLargeError ? new BackupError(`“${name}” is too large`) : error;
  }
}

function checkFiles(
  checksums: readonly (Checksum & { name: string })[],
  found: ReadonlyMap<string, Checksum>,
): void {
  for (const { name, bytes, sha256 } of checksums) {
    const file = found.get(name);
    if (!file) throw new BackupError(`“${name}” is missing`);
    if (file.bytes !== bytes || file.sha256 !== sha256)
      throw new BackupError(`“${name}” is not what it was when the backup was made`);
  }
  if (checksums.length !== found.size)
    throw new BackupError(`It has files that ${CHECKSUMS} does not name`);
}

async function drain(parts: AsyncIterable<unknown>): Promise<void> {
  const iterator = parts[Symbol.asyncIterator]();
  while (!(await iterator.next()).done);
}
