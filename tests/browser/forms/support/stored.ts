import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { BuiltServer } from '../../../support/server.ts';

/** A stored submission, with its fields parsed. */
export interface StoredSubmission {
  readonly id: string;
  readonly kind: string;
  readonly locale: string;
  readonly data: Readonly<Record<string, unknown>>;
}

type Row = Record<string, string | number | null>;

function rows(server: BuiltServer, query: string, ...values: string[]): Row[] {
  const path = join(server.dataDirectory, 'sobremesa.sqlite');
  const database = new DatabaseSync(path, { readOnly: true, timeout: 5_000 });
  try {
    return database.prepare(query).all(...values) as Row[];
  } finally {
    database.close();
  }
}

/** The stored submissions from this email address, oldest first. */
export function submissionsOf(server: BuiltServer, email: string): StoredSubmission[] {
  const found = rows(
    server,
    'select id, kind, locale, data from submissions where email = ? order by created_at',
    email,
  );
  return found.map(({ id, kind, locale, data }) => ({
    id: String(id),
    kind: String(kind),
    locale: String(locale),
    data: JSON.parse(String(data)) as Record<string, unknown>,
  }));
}

/** The pictures of a submission. */
export function picturesOf(server: BuiltServer, id: string): Buffer[] {
  return rows(server, 'select picture from submission_pictures where submission_id = ?', id).map(
    ({ picture }) => Buffer.from(String(picture), 'base64'),
  );
}

/** The encrypted allergies of a submission; empty when none were sent. */
export function allergiesOf(server: BuiltServer, id: string): Row[] {
  return rows(server, 'select * from allergies where submission_id = ?', id);
}

/** How many emails of a submission have not been written yet. */
export function emailsUnderWay(server: BuiltServer, id: string): number {
  const query = `select id from deliveries
    where submission_id = ? and state in ('waiting', 'sending')`;
  return rows(server, query, id).length;
}

/** All files of the server's data folder that contain these bytes. */
export async function filesWith(server: BuiltServer, text: string): Promise<string[]> {
  const bytes = Buffer.from(text);
  const found: string[] = [];
  for (const entry of await readdir(server.dataDirectory, {
    recursive: true,
    withFileTypes: true,
  })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    if ((await readFile(path)).includes(bytes)) found.push(path);
  }
  return found;
}
