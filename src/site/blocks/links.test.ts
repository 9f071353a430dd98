import { describe, expect, it } from 'vitest';
import { linkOf } from './links.server.ts';

describe('linkOf', () => {
  it.each([
    ['/menu', { href: '/menu', isInternal: true }],
    ['/en/blog/gazpacho', { href: '/blog/gazpacho', isInternal: true }],
    ['/en', { href: '/', isInternal: true }],
    ['#form', { href: '#form', isInternal: false }],
    [' https://example.com/a ', { href: 'https://example.com/a', isInternal: false }],
    ['mailto:hola@example.com', { href: 'mailto:hola@example.com', isInternal: false }],
    ['tel:+34952000000', { href: 'tel:+34952000000', isInternal: false }],
  ])('follows %s', (href, expected) => {
    expect(linkOf(href)).toEqual(expected);
  });

  it.each([
    'javascript:alert(1)',
    ' JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<p>x</p>',
    'vbscript:x',
    '//elsewhere.example',
    '/\\elsewhere.example',
    'menu',
    '',
    undefined,
    7,
  ])('does not follow %s', (href) => {
    expect(linkOf(href)).toBeNull();
  });
});
