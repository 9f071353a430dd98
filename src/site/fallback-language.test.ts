import { describe, expect, it } from 'vitest';
import { inLanguage, withLangAttributes, withoutLanguage } from './fallback-language.server.ts';

const es = (text: string) => inLanguage(text, 'es');

describe('a text in another language than its page', () => {
  it.each([
    ['an element of its own', `<h2 id="a">${es('Hola')}</h2>`, '<h2 id="a" lang="es">Hola</h2>'],
    ['a part of one', `<p>Day: ${es('lunes')}.</p>`, '<p>Day: <span lang="es">lunes</span>.</p>'],
    [
      'two of one',
      `<p>${es('uno')} · ${inLanguage('deux', 'fr')}</p>`,
      '<p><span lang="es">uno</span> · <span lang="fr">deux</span></p>',
    ],
    [
      'paragraphs made of one text',
      `<p>${es('uno\ndos').replace('\n', '</p><p>')}</p><p>three</p>`,
      '<p><span lang="es">uno</span></p><p><span lang="es">dos</span></p><p>three</p>',
    ],
    [
      'beside an element',
      `<p>${es('uno')}<br/>two</p>`,
      '<p><span lang="es">uno</span><br/>two</p>',
    ],
    ['an attribute', `<a title="${es('Hola')}">x</a>`, '<a title="Hola">x</a>'],
    [
      'an address',
      `<a href="/?text=${encodeURIComponent(es('Hola'))}">x</a>`,
      '<a href="/?text=Hola">x</a>',
    ],
    ['a title', `<title>${es('Hola')} | x</title>`, '<title>Hola | x</title>'],
    ['a script', `<script>{"a":"${es('Hola')}"}</script>`, '<script>{"a":"Hola"}</script>'],
    [
      'a choice',
      `<option value="1">${es('Uno')} · 2 €</option>`,
      '<option value="1" lang="es">Uno · 2 €</option>',
    ],
    [
      'what says its language already',
      `<p lang="es">${es('Hola')}</p>`,
      '<p lang="es"><span lang="es">Hola</span></p>',
    ],
  ])('says so in %s', (_, html, expected) => {
    expect(withLangAttributes(html)).toBe(expected);
  });

  it('keeps what a heading or a list begins with, and is nothing where there are no words', () => {
    expect(es('## Título').startsWith('## ')).toBe(true);
    expect(es('- uno').startsWith('- ')).toBe(true);
    expect([es(''), es('…'), inLanguage('x', undefined)]).toEqual(['', '…', 'x']);
    expect(withoutLanguage(es('## Título'))).toBe('## Título');
  });

  it('leaves a page in one language as it is', () => {
    const html = '<!doctype html><p class="a">Hola</p>';
    expect(withLangAttributes(html)).toBe(html);
  });
});
