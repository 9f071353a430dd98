import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Notice as NoticeDocument } from '../../content/index.ts';
import { PageProvider } from '../page-context.server.ts';
import { withLangAttributes } from '../fallback-language.server.ts';
import { testPage } from '../testing/page.tsx';
import { Notice } from './Notice.server.tsx';

const notice: NoticeDocument = {
  ...{ _id: 'notice', _type: 'notice' },
  text: { es: 'Volvemos a las 12', en: 'Back at 12' },
  link: '/menu',
  startsAt: '2026-11-20T10:00:00Z',
  endsAt: '2026-11-20T11:00:00Z',
};

/** What is rendered at a time of that day, and until when that holds. */
function at(clock: string, changes: Partial<NoticeDocument> | null = {}) {
  const now = new Date(`2026-11-20T${clock}:00Z`);
  const shown = changes && { ...notice, ...changes };
  const { page, sheets, freshUntil } = testPage('en', { now, notice: shown });
  const html = renderToStaticMarkup(
    <PageProvider value={page}>
      <Notice />
    </PageProvider>,
  );
  return {
    html: withLangAttributes(html),
    sheets: [...sheets],
    until: freshUntil()?.toISOString().slice(11, 16),
  };
}

it('is shown from its beginning to its end, and not a byte before or after', () => {
  const nothing = { html: '', sheets: [] };
  expect(at('09:59')).toEqual({ ...nothing, until: '10:00' });
  expect(at('10:00')).toMatchObject({ sheets: ['notice'], until: '11:00' });
  expect(at('10:59').html).toContain('Back at 12');
  expect(at('11:00')).toEqual({ ...nothing, until: undefined });
  expect(at('10:30', null)).toEqual({ ...nothing, until: undefined });
});

it('links to a page in the visitor’s language, and never to a script', () => {
  expect(at('10:30').html).toContain('<a href="/en/menu">Find out more</a>');
  expect(at('10:30', { linkText: { en: 'The menu' } }).html).toContain('>The menu</a>');
  expect(at('10:30', { link: 'javascript:alert(1)' }).html).not.toContain('<a ');
});

it('says which language it is in where it is in another than its page', () => {
  expect(at('10:30', { text: { es: 'A las 12' } }).html).toContain(
    '<span lang="es">A las 12</span>',
  );
  expect(at('10:30').html).not.toContain('lang=');
});

it('is text, whatever is written in it', () => {
  const { html } = at('10:30', { text: { en: '<b>now</b>' } });
  expect(html).toContain('&lt;b&gt;now&lt;/b&gt;');
});
