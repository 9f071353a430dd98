import * as v from 'valibot';
import { BackupError } from './backup-error.server.ts';
import { COLUMN_TYPES } from './columns.server.ts';

export const MANIFEST = 'manifest.json';
export const CHECKSUMS = 'checksums.json';
export const KEY_ENTRY = 'data.key';
/** Folders of the data folder that are copied as they are. */
export const FOLDERS = ['pictures', 'files'] as const;

const FORMAT = 'sobremesa-backup';
/** Counts up when an older version could not read a backup any more. */
const FORMAT_VERSION = 1;

const NAME = /^[a-z][a-z0-9_]{0,62}$/;
const name = v.pipe(v.string(), v.maxLength(63), v.regex(NAME));
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const digest = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));

const schema = v.object({
  format: v.literal(FORMAT),
  version: v.literal(FORMAT_VERSION),
  madeAt: v.pipe(v.string(), v.isoTimestamp()),
  /** The product's version that made it, to say. */
  product: v.pipe(v.string(), v.maxLength(40)),
  database: v.picklist(['sqlite', 'postgres']),
  migrations: v.pipe(
    v.array(v.pipe(v.string(), v.maxLength(100), v.regex(/^\d{4}-[a-z0-9-]+\+?$/))),
    v.maxLength(1_000),
  ),
  hasKey: v.boolean(),
  /** By which the key that it needs is recognised; tells nothing about the key. */
  keyMark: digest,
  tables: v.pipe(
    v.array(
      v.object({
        name,
        columns: v.pipe(
          v.array(v.object({ name, type: v.picklist(COLUMN_TYPES) })),
          v.minLength(1),
          v.maxLength(200),
        ),
        rows: count,
      }),
    ),
    v.maxLength(500),
  ),
});

/** What a backup says of itself: its first file. */
export type Manifest = v.InferOutput<typeof schema>;

type Content = Omit<Manifest, 'format' | 'version'>;

export function writeManifest(content: Content): string {
  const manifest: Manifest = { format: FORMAT, version: FORMAT_VERSION, ...content };
  return `${JSON.stringify(manifest, null, 1)}\n`;
}

const checksumsSchema = v.array(
  v.object({ name: v.pipe(v.string(), v.maxLength(2_000)), bytes: count, sha256: digest }),
);

/** Size and SHA-256 of each file before it. It is the last file: a backup that was cut has none. */
export type Checksums = v.InferOutput<typeof checksumsSchema>;

export function readChecksums(text: string): Checksums {
  const result = v.safeParse(checksumsSchema, parsed(text, CHECKSUMS));
  if (result.success) return result.output;
  throw new BackupError(`Its ${CHECKSUMS} cannot be used`);
}

/** Throws a `BackupError` for anything but a manifest that this version reads. */
export function readManifest(text: string): Manifest {
  const given = parsed(text, MANIFEST);
  const { format, version } = (given ?? {}) as { format?: unknown; version?: unknown };
  if (format === FORMAT && typeof version === 'number' && version > FORMAT_VERSION) {
    throw new BackupError('It is of a newer version');
  }
  const result = v.safeParse(schema, given);
  if (result.success) return result.output;
  const where = v.getDotPath(result.issues[0]) ?? '';
  throw new BackupError(`Its manifest.json cannot be used: ${where} ${result.issues[0].message}`);
}

function parsed(text: string, name: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new BackupError(`Its ${name} is no JSON`);
  }
}

/** The file of a table's rows. */
export function tableEntry(table: string): string {
  return `tables/${table}.ndjson`;
}

/** The table whose rows a file has; undefined for another file. */
export function tableOfEntry(entry: string): string | undefined {
  return /^tables\/([a-z][a-z0-9_]{0,62})\.ndjson$/.exec(entry)?.[1];
}
