import { expect, it } from 'vitest';
import { tablesOf } from '../backup/schema.server.ts';
import { BACKED_UP, productVersion } from './backups.ts';
import { MIGRATIONS } from './tables.ts';

it('every table of the product can be backed up, each after those that it refers to', async () => {
  const names = (await tablesOf(MIGRATIONS)).map(({ name }) => name);
  expect(names).toContain('documents');
  expect(names.indexOf('submissions')).toBeLessThan(names.indexOf('allergies'));
  expect(names.indexOf('accounts')).toBeLessThan(names.indexOf('account_passkeys'));
  expect(names).toEqual(expect.arrayContaining(Object.keys(BACKED_UP.sealedRows)));
  expect(names).toEqual(expect.arrayContaining([...BACKED_UP.emptied]));
});

it('says which version of the product made a backup', () => {
  expect(productVersion()).toMatch(/^\d+\.\d+\.\d+/);
});
