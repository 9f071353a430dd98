import { expect, test } from 'vitest';
import { inLanguage } from '../fallback-language.server.ts';
import { legalBlocks } from './legal-text.server.ts';

test('parts a legal text into headings, paragraphs and lists', () => {
  expect(legalBlocks('## Titular\n\nSomos:\n\n- uno\n- dos\n\nFin.\n')).toEqual([
    { kind: 'heading', text: 'Titular' },
    { kind: 'paragraph', text: 'Somos:' },
    { kind: 'list', items: ['uno', 'dos'] },
    { kind: 'paragraph', text: 'Fin.' },
  ]);
});

test('a text in another language ends before the end of its last line', () => {
  expect(legalBlocks(inLanguage('Fin.\n\n- uno\n', 'es')).at(-1)).toMatchObject({
    kind: 'list',
    items: [expect.stringContaining('uno')],
  });
});
