import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { load } from 'cheerio/slim';
import { expect, test } from 'vitest';
import { emailsCommand, writeEmailPreviews } from './command.server.ts';

test('writes every email in both languages, and a page that leads to each', async () => {
  const root = await mkdtemp(join(tmpdir(), 'sobremesa-emails-'));
  try {
    const index = await writeEmailPreviews(join(root, 'preview'));
    const files = (await readdir(dirname(index))).filter((file) => file !== 'index.html');
    for (const extension of ['html', 'txt']) {
      // In two languages: three kinds for two readers; a quote, its acceptance for both, a refusal,
      // that it is called off, a reminder, a receipt.
      expect(files.filter((file) => file.endsWith(`.${extension}`))).toHaveLength(26);
    }
    // Of a request, of an accepted quote for both, of its receipt, and of one called off.
    expect(files.filter((file) => file.endsWith('.ics'))).toHaveLength(10);
    const $ = load(await readFile(index, 'utf8'));
    const linked = $('a')
      .toArray()
      .map((link) => $(link).attr('href'));
    expect(linked.toSorted()).toEqual(files.toSorted());
  } finally {
    await rm(root, { recursive: true, force: true });
  }
});

test('takes no option for a folder', async () => {
  expect(await emailsCommand(['--help'])).toBe(0);
  expect(await emailsCommand(['--all'])).toBe(2);
  expect(existsSync('--help')).toBe(false);
});
