import { expect, test } from 'vitest';
import { inLanguage, withLangAttributes } from '../fallback-language.server.ts';
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

test('a text in another language ends where it ends, also when its last line is left out', () => {
  for (const text of ['Fin.\n\n- uno\n- NIF: […]', '- NIF: […]\n- uno', '- uno\n\n- NIF: […]']) {
    const parts = legalBlocks(inLanguage(text, 'es')).flatMap((block) =>
      block.kind === 'list' ? block.items : block.text,
    );
    const html = parts.map((part) => `<p>${part}</p>`).join('');
    const shown = withLangAttributes(`${html}<p>The footer</p>`);
    expect(shown).toMatch(/<p(?: lang="es">|><span lang="es">)uno<.*<p>The footer<\/p>$/);
  }
  const part = `Somos ${inLanguage('el obrador', 'es')}`;
  expect(legalBlocks(`${part}\n\n- NIF: […]`)).toEqual([{ kind: 'paragraph', text: part }]);
});
