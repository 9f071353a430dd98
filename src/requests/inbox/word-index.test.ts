import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { restoreBackup, writeBackup } from '../../backup/index.server.ts';
import { openDatabase, type DatabaseKind, type OpenDatabase } from '../../database/index.server.ts';
import { submissionMigrations } from '../migrations.server.ts';
import type { SubmissionTables } from '../tables.server.ts';
import { DATABASE_KINDS } from '../testing/databases.ts';
import { DATA_KEY, submissionRow } from '../testing/submissions.ts';
import { listInbox } from './list.server.ts';
import { createPostgresDatabase } from '../../database/testing/postgres-database.ts';

const SERVER = process.env['TEST_DATABASE_URL'] ?? '';

/** An empty place: a folder, and on PostgreSQL a database of its own. */
async function givenPlace(kind: DatabaseKind) {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'sobremesa-words-'));
  onTestFinished(() => rm(dataDirectory, { recursive: true, force: true }));
  if (kind === 'sqlite') return { dataDirectory, url: undefined };
  const { url, drop } = await createPostgresDatabase(SERVER, 'words');
  onTestFinished(drop);
  return { dataDirectory, url };
}

describe.each(DATABASE_KINDS)('the index of words of a backup of %s', (kind) => {
  it.each(DATABASE_KINDS)('is made anew with its rows on %s, in their order', async (into) => {
    const source = await givenPlace(kind);
    // An older version kept some letters as they are.
    const { '0007-submissions-letters+': letters, ...migrations } = submissionMigrations;
    void letters;
    const database = await openDatabase<SubmissionTables>({
      ...source,
      migrations,
    });
    const rows = ['Íñigo', 'Iñaki', 'Marta', 'Íñigo'].map((firstName, at) =>
      submissionRow('contact', { fields: { firstName }, now: 4_000 - at * 1_000 }),
    );
    const older = submissionRow('contact', { fields: { firstName: 'Łukasz Weiß' }, now: 500 });
    await database.db
      .insertInto('submissions')
      .values([...rows, { ...older, search: 'łukasz weiß' }])
      .execute();
    const file = join(source.dataDirectory, 'backup.tar.gz');
    await writeBackup({
      ...{ database: database as unknown as OpenDatabase<never>, file, dataKey: DATA_KEY },
      ...{
        dataDirectory: source.dataDirectory,
        migrations: submissionMigrations,
        product: '0.1.0',
      },
      sealedRows: {},
    });
    await database.close();

    const target = await givenPlace(into);
    await restoreBackup({ ...target, file, migrations: submissionMigrations, sealedRows: {} });
    const restored = await openDatabase<SubmissionTables>(target);
    try {
      const page = { offset: 0, limit: 10 };
      const found = async (search: string) =>
        (await listInbox(restored.db, { search }, page)).rows.map(({ id }) => id);
      expect(await found('iñ')).toEqual([rows[0]?.id, rows[1]?.id, rows[3]?.id]);
      expect(await found('lukasz weiss')).toEqual([older.id]);
    } finally {
      await restored.close();
    }
  });
});
