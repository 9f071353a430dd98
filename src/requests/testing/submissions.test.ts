import { expect, it } from 'vitest';
import { openTestDatabase } from './databases.ts';
import { startIntake } from './intake.ts';
import { FORMS, PATHS, storeSubmission, submissionRow } from './submissions.ts';

it.each(PATHS)('makes a %s as intake stores the same form', async (kind, path) => {
  const database = await openTestDatabase('sqlite');
  try {
    const now = Date.parse('2026-11-20T12:00:00Z');
    const id = await startIntake(database, { now: () => now }).submit(path, FORMS[kind]);
    const ids = [id, await storeSubmission(database.db, { kind, now })];
    const rows = await database.db.selectFrom('submissions').selectAll().execute();
    expect(rows.map((row) => row.id).toSorted()).toEqual(ids.toSorted());
    for (const row of rows) expect(row).toEqual({ ...submissionRow(kind, { now }), id: row.id });
  } finally {
    await database.remove();
  }
});
