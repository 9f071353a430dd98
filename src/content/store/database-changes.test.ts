import { sql } from 'kysely';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { writeFact } from '../../database/index.server.ts';
import { DATABASES } from '../testing/databases.server.ts';
import * as sample from '../testing/samples.ts';
import {
  asReported,
  givenDatabase,
  givenContent,
  type ReportedChange,
} from '../testing/given-content.ts';
import { sqliteTestDatabase } from '../testing/test-database.server.ts';
import { DatabaseChanges } from './database-changes.server.ts';
import { ALL_QUERIES } from './touched-queries.server.ts';
import { watchSqlite } from './watch-sqlite.server.ts';

it('asks SQLite again for a change that could not be read', async () => {
  const home = await givenDatabase(sqliteTestDatabase);
  const [here, there] = [await home.open(), await home.open()];
  const errors: unknown[] = [];
  const onWrite = vi.fn(async () => {}).mockRejectedValueOnce(new Error('disk failure'));
  const watch = await watchSqlite(here.db, onWrite, (error) => errors.push(error));
  onTestFinished(async () => {
    await watch.stop();
    await here.close();
    await there.close();
  });
  await writeFact(there.db, 'written', true, 0);
  await expect.poll(() => onWrite.mock.calls.length).toBe(2);
  expect(errors).toHaveLength(1);
});

describe.each(DATABASES)('changes of the content on %s', (_name, create) => {
  it('reports a write of another process, once, and serves what it wrote', async () => {
    const home = await givenDatabase(create);
    const [here, there] = [await givenContent(home), await givenContent(home)];
    await there.store.publish(sample.menu('m', 1));
    await expect.poll(() => here.reported).toHaveLength(1);
    expect(here.reported).toEqual([
      { ids: ['m'], queries: ['dailyMenus', 'filledTypes', 'snapshot'] },
    ]);
    expect(await here.service.dailyMenus()).toHaveLength(1);

    await there.store.publish(sample.menu('m', 1, { title: 'Nuevo' }));
    await here.store.publish(sample.post('p'));
    await expect.poll(() => here.reported).toHaveLength(3);
    expect(here.reported[1]).toEqual({ ids: ['m'], queries: [] });
    expect((await here.service.dailyMenus())[0]?.title).toEqual({ es: 'Nuevo' });
    await expect.poll(() => there.reported).toHaveLength(3);
  });

  it('starts with what happens after its start', async () => {
    const home = await givenDatabase(create);
    const there = await givenContent(home);
    await there.store.publish(sample.menu('m', 1));
    const here = await givenContent(home);
    await there.store.publish(sample.menu('n', 1));
    await expect.poll(() => here.reported.map(({ ids }) => ids)).toEqual([['n']]);
  });

  it('reports everything when changes that it had not read were deleted', async () => {
    const home = await givenDatabase(create);
    const { store, database } = await givenContent(home);
    await store.importDocuments([sample.menu('a', 1), sample.menu('b', 2)]);
    const asleep = new DatabaseChanges(database.db);
    const reported: ReportedChange[] = [];
    asleep.subscribe((change) => void reported.push(asReported(change)));
    await asleep.start();
    // What it would have read meanwhile is gone when it wakes.
    await database.db
      .insertInto('content_changes')
      .values({ seq: 7, at: 0, change: JSON.stringify({ documentIds: ['z'], queries: [] }) })
      .execute();
    const rename = (from: string, to: string) =>
      sql`alter table ${sql.table(from)} rename to ${sql.table(to)}`.execute(database.db);
    await rename('documents', 'away');
    await expect(asleep.check()).rejects.toThrow();
    await rename('away', 'documents');
    await asleep.check();
    expect(reported).toEqual([{ ids: ['a', 'b'], queries: [...ALL_QUERIES].sort() }]);

    // It is stopped while it reads them all again: then nothing is reported, nor what comes after.
    await database.db
      .insertInto('content_changes')
      .values({ seq: 17, at: 0, change: JSON.stringify({ documentIds: ['z'], queries: [] }) })
      .execute();
    const select = database.db.selectFrom.bind(database.db);
    let stopped: Promise<void> | undefined;
    const reading = ((from: 'documents') => {
      if (from === 'documents') stopped = asleep.stop();
      return select(from);
    }) as typeof select;
    const spy = vi.spyOn(database.db, 'selectFrom').mockImplementation(reading);
    await asleep.check();
    await stopped;
    await asleep.check();
    spy.mockRestore();
    expect([stopped === undefined, reported.length]).toEqual([false, 1]);
  });
});
