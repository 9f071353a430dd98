import { describe, expect, it, onTestFinished } from 'vitest';
import { openMemoryDatabase } from '../database/index.server.ts';
import { acceptKey, deriveKey, seal } from '../requests/index.server.ts';
import { dataKeyCommand } from './data-key-command.ts';
import { MIGRATIONS, type Tables } from './tables.ts';

const ONE = Buffer.alloc(32, 1);
const OTHER = Buffer.alloc(32, 2);

/** A database of one key: a group's needs, and an account with password and second factor. */
async function given() {
  const { db, close } = await openMemoryDatabase<Tables>(MIGRATIONS);
  onTestFinished(close);
  await acceptKey(db, ONE, 1);
  await db
    .insertInto('groups')
    .values({
      ...{ id: 'g', state: 'sure', day: '2030-01-01', starts_at: '10:00', ends_at: '12:00' },
      ...{ people: 4, service: 'catering', place: 'kiosk', name: '', menu: '', note: '' },
      ...{ revision: 1, author: '', created_at: 1, updated_at: 1 },
    } as never)
    .execute();
  const sealed = seal(deriveKey(ONE, 'allergies'), 'g', '{}');
  await db
    .insertInto('group_needs')
    .values({ group_id: 'g', ...sealed, erase_after: '2030-02-01' })
    .execute();
  const at = new Date(1).toISOString();
  for (const id of ['with', 'without']) {
    await db
      .insertInto('accounts')
      .values({
        ...{ id, name: id, email: `${id}@example.com`, email_verified: 1, image: null },
        ...{ role: 'owner', language: 'es', has_second_factor: id === 'with' ? 1 : 0 },
        ...{ disabled_at: null, created_at: at, updated_at: at },
      } as never)
      .execute();
    await db
      .insertInto('account_credentials')
      .values({
        ...{ id, account_id: id, provider_id: 'credential', provider_account_id: id },
        ...{ password: 'hash', created_at: at, updated_at: at },
      } as never)
      .execute();
  }
  await db
    .insertInto('account_second_factors')
    .values({ id: 's', account_id: 'with', secret: 'x', backup_codes: '', verified: 1 } as never)
    .execute();
  const run = async (key: Buffer | null, ...args: string[]) => {
    let output = '';
    const code = await dataKeyCommand(args, {
      db,
      hasKey: key !== null,
      openKey: () => key ?? OTHER,
      write: (text) => void (output += text),
    });
    return { code, output };
  };
  const left = async (table: 'group_needs' | 'account_second_factors' | 'account_credentials') =>
    (await db.selectFrom(table).selectAll().execute()).length;
  return { run, left };
}

describe('npm run data-key', () => {
  it('has nothing to do with the right key', async () => {
    const { run, left } = await given();
    expect(await run(ONE)).toMatchObject({ code: 0 });
    expect(await run(ONE, '--accept')).toMatchObject({ code: 0 });
    expect(await left('group_needs')).toBe(1);
  });

  it.each([
    ['another', OTHER],
    ['none', null],
  ])('says what cannot be read with %s, and changes nothing', async (_, key) => {
    const { run, left } = await given();
    const { code, output } = await run(key);
    expect(code).toBe(1);
    expect(output).toContain('1 notes of what a group needs');
    expect(output).toContain('1 second steps of a sign-in');
    expect(output).toContain('npm run data-key -- --accept');
    expect(await left('group_needs')).toBe(1);
    expect(await left('account_second_factors')).toBe(1);
  });

  it('goes on with another key when told to, and lets nobody in by a password alone', async () => {
    const { run, left } = await given();
    expect(await run(OTHER, '--accept')).toMatchObject({ code: 0 });
    expect(await left('group_needs')).toBe(0);
    expect(await left('account_second_factors')).toBe(0);
    // Of two accounts the one that had no second step keeps its password.
    expect(await left('account_credentials')).toBe(1);
    expect(await run(OTHER)).toMatchObject({ code: 0 });
    expect(await run(ONE)).toMatchObject({ code: 1 });
  });

  it('does not guess what was meant', async () => {
    const { run } = await given();
    expect(await run(OTHER, '--force')).toMatchObject({ code: 2 });
  });
});
