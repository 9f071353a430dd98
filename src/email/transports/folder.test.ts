import { chmod, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { testEmail, TEST_SENDER } from '../testing/emails.ts';
import { createFolderTransport } from './folder.server.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'sobremesa-mail-'));
});
afterEach(async () => {
  await rm(root, { recursive: true, force: true });
});

test('keeps an email as a file that only its owner reads, and does not call it sent', async () => {
  const folder = join(root, 'mail');
  const transport = createFolderTransport({ folder, from: TEST_SENDER });
  const result = await transport.send(testEmail());
  expect(result.delivered).toBe(false);
  expect(result.answer).toMatch(/^kept as .+\.eml$/);
  expect(`${result.answer} ${transport.notice}`).not.toMatch(/sent|delivered/i);
  const files = await readdir(folder);
  expect(files).toEqual(['0b9c7f0e-1111-4222-8333-444455556666@sobremesa.test.eml']);
  const file = join(folder, files[0] ?? '');
  expect((await stat(file)).mode & 0o077).toBe(0);
  const raw = await readFile(file, 'utf8');
  expect(raw).toMatch(/^To: .*<lucia@example\.com>\r$/m);
  expect(raw).toContain('Message-ID: <0b9c7f0e-1111-4222-8333-444455556666@sobremesa.test>');
});

test('a second try of the same email leaves one file', async () => {
  const transport = createFolderTransport({ folder: root, from: TEST_SENDER });
  await transport.send(testEmail());
  await transport.send(testEmail());
  expect(await readdir(root)).toHaveLength(1);
});

test('a Message-ID cannot lead out of the folder', async () => {
  const transport = createFolderTransport({ folder: root, from: TEST_SENDER });
  await expect(
    transport.send(testEmail({ messageId: '<../../escape@sobremesa.test>' })),
  ).rejects.toThrow('could not be written');
  expect(await readdir(root)).toEqual([]);
});

test('a folder that cannot be written is a temporary failure, and leaves no half file', async () => {
  const file = join(root, 'taken');
  await writeFile(file, '');
  await chmod(file, 0o400);
  const transport = createFolderTransport({ folder: file, from: TEST_SENDER });
  await expect(transport.send(testEmail())).rejects.toMatchObject({
    name: 'MailError',
    failure: 'service',
  });
  expect(await readdir(root)).toEqual(['taken']);
});
