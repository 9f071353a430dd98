import { expect, it } from 'vitest';
import { tablesOf } from '../backup/schema.server.ts';
import { allergyKey, allergyRow } from '../requests/allergies.server.ts';
import { BACKED_UP } from './backups.ts';
import { productVersion } from './paths.ts';
import { MIGRATIONS } from './tables.ts';

it('every table of the product can be backed up, each after those that it refers to', async () => {
  const names = (await tablesOf(MIGRATIONS)).map(({ name }) => name);
  expect(names).toContain('documents');
  expect(names.indexOf('submissions')).toBeLessThan(names.indexOf('allergies'));
  expect(names.indexOf('accounts')).toBeLessThan(names.indexOf('account_passkeys'));
  expect(names).toEqual(expect.arrayContaining(Object.keys(BACKED_UP.sealedRows)));
  expect(names).toEqual(expect.arrayContaining([...BACKED_UP.emptied]));
});

it('what is encrypted is decrypted before a backup counts as one', async () => {
  const sealed = (await tablesOf(MIGRATIONS)).filter(({ columns }) =>
    columns.some(({ name }) => name === 'cipher'),
  );
  expect(sealed.map(({ name }) => name)).not.toEqual([]);
  for (const { name } of sealed) expect(Object.keys(BACKED_UP.sealedRows)).toContain(name);
  const key = Buffer.alloc(32, 1);
  const submission = { id: 's', eventDay: '2026-05-01', now: 0 };
  const row = { ...allergyRow(allergyKey(key), submission, 'nueces') };
  const { allergies } = BACKED_UP.sealedRows;
  expect(() => allergies?.(key, row)).not.toThrow();
  expect(() => allergies?.(Buffer.alloc(32, 2), row)).toThrow();
  expect(() => allergies?.(key, { ...row, submission_id: 'other' })).toThrow();
});

it('says which version of the product made a backup', () => {
  expect(productVersion()).toMatch(/^\d+\.\d+\.\d+/);
});
