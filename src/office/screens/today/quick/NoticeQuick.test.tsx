import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { QuickState } from '../../../../content/index.ts';
import type { Language } from '../../../../i18n/index.ts';
import { NoticeQuick } from './NoticeQuick.tsx';

/** What is asked of a notice, and offered, on a site in some languages: in the office's English, without its words. */
function asked(...languages: readonly Language[]) {
  const shown = { languages, notice: { revision: null, current: null } } as unknown as QuickState;
  const html = renderToStaticMarkup(
    <NoticeQuick shown={shown} isBusy={false} act={async () => true} onClose={() => {}} />,
  );
  return {
    fields: [...html.matchAll(/<textarea[^>]* lang="(\w+)"/g)].map(([, language]) => language),
    ready: [...html.matchAll(/<button[^>]*type="button"[^>]*>([^<]*)/g)].map(([, text]) => text),
  };
}

it('asks for a notice in the languages of the site, that of who writes it first', () => {
  expect(asked('es', 'en').fields).toEqual(['en', 'es']);
  expect(asked('ca', 'fr', 'en').fields).toEqual(['en', 'ca', 'fr']);
  expect(asked('es').fields).toEqual(['es']);
});

it('offers the ready notices in languages of the site alone', () => {
  const first = 'We’re closing earlier than usual today.';
  expect(asked('ca', 'en').ready[0]).toBe(first);
  expect(asked('es').ready[0]).toBe('Hoy cerramos antes de lo habitual.');
  expect(asked('fr').ready).toEqual([]);
});
