import { describe, expect, it } from 'vitest';
import type { RichText as RichTextValue } from '../../content/index.ts';
import { RichText } from './RichText.server.tsx';
import * as sample from '../../content/testing/samples.ts';
import { rendered } from '../testing/page.tsx';

type Paragraph = Extract<RichTextValue[number], { _type: 'block' }>;

const { asset } = sample.picture();
const PICTURE = { asset: { _ref: asset._ref }, alt: { es: 'Una mesa', en: 'A table' } };

/** A paragraph, all of it a link if it is given an address. */
function paragraph(text: string, href?: string): Paragraph {
  const plain = sample.paragraph(text) as Paragraph;
  if (href === undefined) return plain;
  const children = plain.children.map((span) => ({ ...span, marks: ['l'] }));
  return { ...plain, children, markDefs: [{ _key: 'l', _type: 'link', href }] };
}

describe('RichText', () => {
  it('shows markup as text', () => {
    const $ = rendered(<RichText value={[paragraph('<b>x</b>')]} />);
    expect($('p').text()).toBe('<b>x</b>');
    expect($('b')).toHaveLength(0);
  });

  it('keeps the page’s only first heading', () => {
    const title = { ...paragraph('Título'), style: 'h1' } as RichTextValue[number];
    const $ = rendered(<RichText value={[title]} />);
    expect($('h2').text()).toBe('Título');
    expect($('h1')).toHaveLength(0);
  });

  it('follows links of this site in the page’s language, and others as external', () => {
    const inside = rendered(<RichText value={[paragraph('a', '/menu')]} />, 'en');
    expect(inside('a').text()).toBe('a');
    expect(inside('a').attr()).toEqual({ href: '/en/menu' });
    const outside = rendered(<RichText value={[paragraph('a', 'https://example.com/')]} />);
    expect(outside('a').text()).toBe('a');
    expect(outside('a').attr()).toEqual({
      href: 'https://example.com/',
      rel: 'external noopener',
    });
  });

  it('leaves the words of a link that may not be followed', () => {
    const $ = rendered(<RichText value={[paragraph('words', 'javascript:alert(1)')]} />);
    expect($('p').html()).toBe('words');
  });

  it('sets a picture beside its text, on the side it asks for', () => {
    const block: RichTextValue[number] = {
      _type: 'imageWithText',
      _key: 'b',
      image: PICTURE,
      alignment: 'right',
      text: { en: [paragraph('Beside')] },
    };
    const $ = rendered(<RichText value={[block]} />, 'en');
    expect($('.beside').attr('class')).toBe('beside right');
    expect($('.beside img').attr('alt')).toBe('A table');
    expect($('.beside p').text()).toBe('Beside');
  });

  it('leaves out a picture whose reference is malformed', () => {
    const broken = { _type: 'image', _key: 'i', asset: { _ref: 'x' } } as const;
    const $ = rendered(<RichText value={[broken]} />);
    expect($('img')).toHaveLength(0);
  });

  it('leaves out a block of a type it does not know', () => {
    const unknown = { _type: 'poem', _key: 'p' } as unknown as RichTextValue[number];
    const $ = rendered(<RichText value={[unknown, paragraph('after')]} />);
    expect($('p').text()).toBe('after');
    expect($.text()).toBe('after');
  });
});
