import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { businessToday, addDays } from '../i18n/index.ts';
import { createLog } from '../log/index.server.ts';
import {
  countRows,
  DATABASE_KINDS,
  openTestDatabase,
  type TestDatabase,
} from './testing/databases.ts';
import { startIntake } from './testing/intake.ts';
import { DATA_KEY, FORMS } from './testing/submissions.ts';
import { allergyKey, eraseDue, readAllergy } from './allergies.server.ts';
import { seal, unseal } from './sealed.server.ts';

const CANARY = 'canario-alérgico-a-todo';
const fields = { ...FORMS.request, allergy: CANARY, allergyConsent: true };

describe('what is sealed', () => {
  const key = Buffer.alloc(32, 1);

  it('opens with its key and for its owner only, unchanged', () => {
    const sealed = seal(key, 'a', CANARY);
    expect(unseal(key, 'a', sealed)).toBe(CANARY);
    expect(seal(key, 'a', CANARY)).not.toEqual(sealed);
    expect(() => unseal(Buffer.alloc(32, 2), 'a', sealed)).toThrow();
    expect(() => unseal(key, 'b', sealed)).toThrow();
    const bytes = Buffer.from(sealed.cipher, 'base64').map((byte, i) =>
      i === 0 ? byte ^ 1 : byte,
    );
    const changed = { ...sealed, cipher: Buffer.from(bytes).toString('base64') };
    expect(() => unseal(key, 'a', changed)).toThrow();
    const cut = { ...sealed, cipher: sealed.cipher.slice(0, 8) };
    expect(() => unseal(key, 'a', cut)).toThrow();
    // As AES-256-GCM made it elsewhere.
    const stored = { cipher: 'lhRx+Zr3xZLWa4A/6KtZjqppJW6+Qw==', nonce: 'AwMDAwMDAwMDAwMD' };
    expect(unseal(key, 'a', stored)).toBe('nueces');
  });
});

describe.each(DATABASE_KINDS)('allergies on %s', (kind) => {
  let database: TestDatabase;
  const key = allergyKey(DATA_KEY);

  beforeEach(async () => {
    database = await openTestDatabase(kind);
    return () => database.remove();
  });

  const send = (post: object, site = startIntake(database)) =>
    site.submit('/api/requests', post, { 'idempotency-key': 'key-number-1' });

  it('are kept apart, encrypted, and read with the key', async () => {
    const id = await send(fields);
    expect(await readAllergy(database.db, key, id)).toBe(CANARY);
    await expect(readAllergy(database.db, allergyKey(Buffer.alloc(32)), id)).rejects.toThrow();
    expect(await readAllergy(database.db, key, 'another')).toBeUndefined();
  });

  it('are refused without their own consent, in words, and no empty one is kept', async () => {
    const site = startIntake(database);
    const refused = await site.json('/api/requests', { ...fields, allergyConsent: false });
    expect(refused.status).toBe(422);
    expect(await refused.json()).toEqual({ errors: { allergyConsent: 'consentRequired' } });
    const plain = { ...FORMS.request, allergy: CANARY };
    expect((await site.form('/api/requests', plain)).status).toBe(422);
    expect(site.shown).toMatchObject([
      { form: { values: { allergy: CANARY }, errors: { allergyConsent: 'consentRequired' } } },
    ]);
    expect(await countRows(database.db)).toMatchObject({ submissions: 0, allergies: 0 });
    await send({ ...fields, allergy: ' ', allergyConsent: false });
    expect(await countRows(database.db)).toMatchObject({ submissions: 1, allergies: 0 });
  });

  it('are erased 30 days after the event', async () => {
    await send({ ...fields, requestedDate: addDays(businessToday(), 4) });
    const day = (days: number) => new Date(`${addDays(businessToday(), days)}T12:00:00Z`);
    expect(await eraseDue(database.db, day(33))).toBe(0);
    expect(await eraseDue(database.db, day(34))).toBe(1);
    expect(await countRows(database.db)).toMatchObject({ submissions: 1, allergies: 0 });
  });

  it('stand readable in no row, no log line and no file of the database', async () => {
    const lines: string[] = [];
    const site = startIntake(database, { log: createLog((line) => lines.push(line)) });
    await send(fields, site);
    // A write that fails is what is logged.
    await database.db.schema.alterTable('deliveries').renameTo('away').execute();
    expect((await site.json('/api/requests', fields)).status).toBe(503);
    expect(lines.map((line) => (JSON.parse(line) as { level: string }).level)).toEqual([
      'info',
      'error',
    ]);

    const tables = ['submissions', 'allergies', 'idempotency_keys', 'rate_limits'] as const;
    const rows = await Promise.all(
      tables.map((table) => database.db.selectFrom(table).selectAll().execute()),
    );
    const files = readdirSync(database.directory).map((name) =>
      readFileSync(join(database.directory, name)),
    );
    if (kind === 'sqlite') {
      expect(files.some((bytes) => bytes.includes(FORMS.request.firstName))).toBe(true);
    }
    for (const text of ['canario', Buffer.from(CANARY).toString('base64').slice(0, 20)]) {
      expect(JSON.stringify([lines, rows])).not.toContain(text);
      for (const bytes of files) expect(bytes.includes(text)).toBe(false);
    }
  });
});
