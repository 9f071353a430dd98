import { expect, it } from 'vitest';
import { textOfFile } from './text-of-file.ts';

const TEXT = 'Piñón;4,50 €\nJamón;9 €';

it.each([
  ['UTF-8', Buffer.from(TEXT)],
  ['UTF-8 with its mark', Buffer.from(`\ufeff${TEXT}`)],
  ['UTF-16, as Excel’s “Unicode text”', Buffer.from(`\ufeff${TEXT}`, 'utf16le')],
  // In it the euro is 0x80, and all others here as in Latin-1.
  ['Windows-1252, as Excel’s CSV', Buffer.from(TEXT.replaceAll('€', '\x80'), 'latin1')],
])('reads %s', async (_name, bytes) => {
  expect(await textOfFile(new Blob([bytes]))).toBe(TEXT);
});

it('takes a file that is cut within a letter for what it is', async () => {
  expect(await textOfFile(new Blob([Buffer.from('Piñ').subarray(0, 3)]))).toBe('Pi');
});
