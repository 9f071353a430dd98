import { Kysely, sql } from 'kysely';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openSqliteFile, sqliteDialect } from './sqlite.server.ts';

describe('what a connection to SQLite keeps', () => {
  const file = openSqliteFile(':memory:');
  const prepare = vi.spyOn(file, 'prepare');
  const db = new Kysely<unknown>({ dialect: sqliteDialect(file) });
  const lengthOf = async (text: string) =>
    (await sql<{ length: number }>`select length(${text}) as length`.execute(db)).rows[0]?.length;

  beforeEach(() => void prepare.mockClear());

  it('prepares a statement once', async () => {
    expect(await lengthOf('one')).toBe(3);
    expect(await lengthOf('three')).toBe(5);
    expect(prepare).toHaveBeenCalledTimes(1);
  });

  it('holds no long text that was bound to one', async () => {
    await lengthOf('short');
    prepare.mockClear();
    expect(await lengthOf('x'.repeat(10_000))).toBe(10_000);
    expect(prepare).not.toHaveBeenCalled();
    await lengthOf('short');
    await lengthOf('other');
    expect(prepare).toHaveBeenCalledTimes(1);
  });
});
