import { describe, expect, it } from 'vitest';
import type { RichText as RichTextValue } from '../../content/index.ts';
import { RichText } from './RichText.tsx';
import { htmlOf } from './testing.tsx';

const PICTURE = {
  asset: { _ref: 'image-0123456789abcdef0123-800x600-webp' },
  alt: { es: 'Una mesa', en: 'A table' },
};

function paragraph(
  text: string,
  href?: string,
): Extract<RichTextValue[number], { _type: 'block' }> {
  return {
    _type: 'block',
    _key: text,
    style: 'normal',
    markDefs: href === undefined ? [] : [{ _key: 'l', _type: 'link', href }],
    children: [{ _type: 'span', text, marks: href === undefined ? [] : ['l'] }],
  };
}

describe('RichText', () => {
  it('shows markup as text', async () => {
    const html = await htmlOf(<RichText value={[paragraph('<b>x</b>')]} />);
    expect(html).toContain('<p>&lt;b&gt;x&lt;/b&gt;</p>');
  });

  it('keeps the page’s only first heading', async () => {
    const title = { ...paragraph('Título'), style: 'h1' } as RichTextValue[number];
    expect(await htmlOf(<RichText value={[title]} />)).toContain('<h2>Título</h2>');
  });

  it('follows links of this site in the page’s language, and others as external', async () => {
    const inside = await htmlOf(<RichText value={[paragraph('a', '/menu')]} />, 'en');
    expect(inside).toContain('<a href="/en/menu">a</a>');
    const outside = await htmlOf(<RichText value={[paragraph('a', 'https://example.com/')]} />);
    expect(outside).toContain('<a href="https://example.com/" rel="external noopener">a</a>');
  });

  it('leaves the words of a link that may not be followed', async () => {
    const html = await htmlOf(<RichText value={[paragraph('words', 'javascript:alert(1)')]} />);
    expect(html).toContain('<p>words</p>');
  });

  it('sets a picture beside its text, on the side it asks for', async () => {
    const block: RichTextValue[number] = {
      _type: 'imageWithText',
      _key: 'b',
      image: PICTURE,
      alignment: 'right',
      text: { en: [paragraph('Beside')] },
    };
    const html = await htmlOf(<RichText value={[block]} />, 'en');
    expect(html).toContain('class="beside right"');
    expect(html).toContain('alt="A table"');
    expect(html).toContain('<p>Beside</p>');
  });

  it('leaves out a picture whose reference is malformed', async () => {
    const broken = { _type: 'image', _key: 'i', asset: { _ref: 'x' } } as const;
    expect(await htmlOf(<RichText value={[broken]} />)).not.toContain('<img');
  });

  it('leaves out a block of a type it does not know', async () => {
    const unknown = { _type: 'poem', _key: 'p' } as unknown as RichTextValue[number];
    const html = await htmlOf(<RichText value={[unknown, paragraph('after')]} />);
    expect(html).toContain('<p>after</p>');
  });
});
