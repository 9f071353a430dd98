import { createHash } from 'node:crypto';
import { cpSync, existsSync, globSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { allergyKey } from '../../src/requests/allergies.server.ts';
import { unseal } from '../../src/requests/sealed.server.ts';

/** What the site has answered as done. */
export interface Acknowledged {
  readonly submissions: Set<string>;
  /** File names of pictures uploaded in the office. */
  readonly pictures: Set<string>;
}

/** What a data folder lacks or holds in pieces, one line for each. */
export interface Losses {
  /** Submissions without a row. */
  readonly submissions: string[];
  /** Submissions without their two deliveries, or whose allergy cannot be read with the key. */
  readonly incomplete: string[];
  readonly pictures: string[];
  /** Emails that a row says were kept as a file. */
  readonly emails: string[];
  /** Originals whose bytes are not those that their name was made of. */
  readonly torn: string[];
  readonly corruption: string[];
}

/** The allergy that every submission carries. */
export const ALLERGY = 'frutos secos';

const DELIVERIES = 2;

/** Looks for what was acknowledged, in a copy, so that the folder stays as the power cut left it. */
export function inspect(data: string, { submissions, pictures }: Acknowledged): Losses {
  const losses: Losses = {
    ...{ submissions: [], incomplete: [], pictures: [], emails: [], torn: [], corruption: [] },
  };
  for (const name of pictures) {
    if (!isWholePicture(join(data, 'pictures', name), name)) losses.pictures.push(name);
  }
  for (const name of globSync('*', { cwd: join(data, 'pictures') })) {
    if (!isWholePicture(join(data, 'pictures', name), name)) losses.torn.push(name);
  }
  const copy = `${data}-copy`;
  rmSync(copy, { recursive: true, force: true });
  if (existsSync(data)) cpSync(data, copy, { recursive: true });
  try {
    inspectDatabase(copy, submissions, losses);
  } catch (error) {
    losses.corruption.push(String(error));
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
  return losses;
}

function inspectDatabase(data: string, acknowledged: Set<string>, losses: Losses): void {
  const file = join(data, 'sobremesa.sqlite');
  if (!existsSync(file)) {
    losses.submissions.push(...acknowledged);
    return;
  }
  using database = new DatabaseSync(file);
  const [check] = database.prepare('PRAGMA integrity_check').all();
  if (check?.['integrity_check'] !== 'ok') losses.corruption.push(JSON.stringify(check));
  const hasTables =
    database.prepare("SELECT 1 FROM sqlite_master WHERE name = 'deliveries'").get() !== undefined;
  // A first start that was cut off early; the submissions of an existing site must be there.
  if (!hasTables) {
    losses.submissions.push(...acknowledged);
    return;
  }
  const stored = rowsBy(database, 'SELECT id, kind FROM submissions', 'id');
  const secret = rowsBy(database, 'SELECT * FROM allergies', 'submission_id');
  const deliveries = rowsBy(
    database,
    'SELECT submission_id, state, last_answer FROM deliveries',
    'submission_id',
  );
  const readAllergy = allergyReader(data);
  for (const id of acknowledged) {
    if (!stored.has(id)) losses.submissions.push(id);
    else if (deliveries.get(id)?.length !== DELIVERIES) {
      losses.incomplete.push(`${id}: ${deliveries.get(id)?.length ?? 0} deliveries`);
    } else if (readAllergy(id, secret.get(id)?.[0]) !== ALLERGY) {
      losses.incomplete.push(`${id}: its allergy cannot be read`);
    }
  }
  for (const { state, last_answer } of [...deliveries.values()].flat()) {
    const name = state === 'kept' && /^kept as (.+)$/.exec(String(last_answer))?.[1];
    if (name && !isWholeEmail(join(data, 'mail', name))) losses.emails.push(name);
  }
}

type Row = Record<string, unknown>;

function rowsBy(database: DatabaseSync, query: string, column: string): Map<string, Row[]> {
  return Map.groupBy(database.prepare(query).all(), (row) => String(row[column]));
}

/** Reads allergies with the key in the folder; undefined for what it cannot read. */
function allergyReader(data: string): (id: string, row: Row | undefined) => string | undefined {
  const path = join(data, 'data.key');
  const text = existsSync(path) ? readFileSync(path, 'utf8').trim() : '';
  const key = allergyKey(Buffer.from(text, 'hex'));
  return (id, row) => {
    try {
      const sealed = { cipher: String(row?.['cipher']), nonce: String(row?.['nonce']) };
      return unseal(key, id, sealed);
    } catch {
      return undefined;
    }
  };
}

/** A picture is named after the hash of its bytes. */
function isWholePicture(path: string, name: string): boolean {
  if (!existsSync(path)) return false;
  const hash = createHash('sha1').update(readFileSync(path)).digest('hex');
  return hash.startsWith(name.split('-')[0] || '-');
}

/** An email ends with the last boundary of its parts. */
function isWholeEmail(path: string): boolean {
  if (!existsSync(path)) return false;
  const bytes = readFileSync(path);
  return !bytes.includes(0) && /--\s*$/.test(bytes.subarray(-80).toString());
}
