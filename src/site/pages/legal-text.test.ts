import { expect, test } from 'vitest';
import { legalBlocks } from './legal-text.server.ts';

test('parts a legal text into headings, paragraphs and lists', () => {
  expect(
    legalBlocks('## Titular\n\nSomos:\n\n- uno\n- NIF: […]\n- dos\n\nFin.\n\n- Correo: […]\n'),
  ).toEqual([
    { kind: 'heading', text: 'Titular' },
    { kind: 'paragraph', text: 'Somos:' },
    { kind: 'list', items: ['uno', 'dos'] },
    { kind: 'paragraph', text: 'Fin.' },
  ]);
});
