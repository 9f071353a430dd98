import { beforeEach, describe, expect, it, test } from 'vitest';
import { contentMigrations } from '../../content/index.server.ts';
import { createTestDatabase } from '../../database/testing/test-database.ts';
import { mediaMigrations } from '../../media/index.server.ts';
import { readFeed, renewFeed, submissionMigrations } from '../../requests/index.server.ts';
import { officeMigrations } from '../migrations.server.ts';
import { createSubscriptions } from '../push/subscriptions.server.ts';
import { BELONGINGS } from './belongings.server.ts';
import {
  DATA_KEY,
  DATABASE_KINDS,
  FULL_SUITE_KINDS,
  NEW_PASSWORD,
  openAccounts,
  openTestDatabase,
  tokenIn,
  type Browser,
  type TestDatabase,
} from './testing/office.ts';

const API = '/api/admin';

/** What a table that names an account only says is who did something: that stays. */
const RECORDS = [
  ...['events', 'submission_events', 'submission_notes', 'answers'],
  ...['testimonial_consents', 'erasures'],
];
/** What belongs to an account and ends in its own way: with another password, with its maker's rights. */
const OTHERS = ['account_credentials', 'account_links'];

test('whatever names an account belongs to it, and goes with it, or records who did something', async () => {
  const database = await createTestDatabase('sqlite', {
    ...{ ...contentMigrations, ...mediaMigrations, ...submissionMigrations, ...officeMigrations },
  });
  const tables = await database.db.introspection.getTables();
  await database.remove();
  const named = tables
    .filter(({ columns }) => columns.some(({ name }) => /^account(?:_id)?$/.test(name)))
    .map(({ name }) => name);
  expect(named.sort()).toEqual([...Object.keys(BELONGINGS), ...RECORDS, ...OTHERS].sort());
});

describe.each(DATABASE_KINDS)('what belongs to an account on %s', (kind) => {
  let database: TestDatabase;
  let office: ReturnType<typeof openAccounts>;
  let owner: Browser;
  let id: string;

  beforeEach(async () => {
    database = await openTestDatabase(kind);
    office = openAccounts(database);
    owner = await office.owner();
    ({ id } = await office.join(owner, 'eva@example.com', 'service'));
    for (const account of [id, String((await owner.get(`${API}/account`))['id'])])
      await giveEverything(account);
    return () => database.remove();
  });

  async function giveEverything(account: string): Promise<void> {
    const { db } = database;
    await renewFeed(db as never, { account, language: 'es' }, 1);
    const keys = { p256dh: 'A', auth: 'A' };
    const target = { endpoint: `https://push.example.com/${account}`, keys };
    await createSubscriptions({ db: db as never, dataKey: DATA_KEY }).add(account, target, 'x', 1);
    await db
      .insertInto('account_passkeys')
      .values({
        ...{ id: account, account_id: account, name: 'Llave', public_key: 'x', counter: 0 },
        ...{ transports: '[]', created_at: 0, last_used_at: null },
      })
      .execute();
    await db
      .insertInto('account_second_factors')
      .values({
        ...{ id: account, account_id: account, secret: 'x', backup_codes: '[]', verified: 1 },
        ...{ failed_verification_count: null, locked_until: null },
      })
      .execute();
  }

  /** The tables in which an account has something. */
  const kept = async (account: string) => {
    const names: string[] = [];
    for (const [table, column] of Object.entries(BELONGINGS)) {
      const rows = await database.db
        .selectFrom(table as 'account_passkeys')
        .selectAll()
        .where(column as 'account_id', '=', account)
        .execute();
      if (rows.length > 0) names.push(table);
    }
    return names.sort();
  };
  const everything = Object.keys(BELONGINGS).sort();
  const patch = async (body: unknown) =>
    expect((await owner.send('PATCH', `${API}/accounts/${id}`, body)).status).toBe(204);

  it('is all gone when its person begins anew, and nobody else’s is', async () => {
    expect(await kept(id)).toEqual(everything);
    const made = await owner.post(`${API}/accounts/${id}/recovery`);
    const token = tokenIn(made['link']);
    const own = office.browser('198.51.100.1');
    const recovered = await own.post(`${API}/auth/recovery`, { token, password: NEW_PASSWORD });
    expect(recovered.status).toBe(200);
    // The session in which they have done so.
    expect(await kept(id)).toEqual(['account_sessions']);
    const ownersId = String((await owner.get(`${API}/account`))['id']);
    expect(await kept(ownersId)).toEqual(everything);
  });

  if (!FULL_SUITE_KINDS.includes(kind)) return;

  it('does not come back with the access: neither the calendar’s address nor notifications', async () => {
    await patch({ isDisabled: true });
    expect(await kept(id)).toEqual(['account_passkeys', 'account_second_factors']);
    // As one that an earlier version has left.
    await renewFeed(database.db as never, { account: id, language: 'es' }, 1);
    await patch({ isDisabled: false });
    expect(await kept(id)).toEqual(['account_passkeys', 'account_second_factors']);
  });

  it('ends with the right to see requests, what tells of them', async () => {
    await patch({ role: 'owner' });
    expect(await kept(id)).toEqual(everything);
    await patch({ role: 'editor' });
    await patch({ role: 'service' });
    const told = ['calendar_feeds', 'push_subscriptions'];
    expect(await kept(id)).toEqual(everything.filter((name) => !told.includes(name)));
    expect(await readFeed(database.db as never, id)).toBeNull();
  });
});
