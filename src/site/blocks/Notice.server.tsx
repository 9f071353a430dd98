import { languageShown, noticeState } from '../../content/index.ts';
import { usePage } from '../page-context.server.ts';
import { shownLink } from './links.server.ts';
import { Pencil } from './Pencil.server.tsx';

/** The owner's line above every page, while it holds; nothing at all without one. */
export function Notice() {
  const page = usePage();
  const { notice, now, text, t, language } = page;
  if (!notice) return null;
  const state = noticeState(notice, now);
  if (state.changesAt) page.freshUntil(state.changesAt);
  if (state.is !== 'shown') return null;
  page.useSheets('notice');
  const link = shownLink(page, notice.link);
  // A notice in a hurry may be in one language alone: then it says which.
  const lang = languageShown(notice.text, language);
  return (
    <aside className="notice" aria-label={t('today:notice')}>
      <p className="wrap">
        {lang === undefined ? text(notice.text) : <span lang={lang}>{text(notice.text)}</span>}
        {link && (
          <>
            {' '}
            <a href={link.href} lang={languageShown(notice.linkText, language)}>
              {text(notice.linkText) || t('today:noticeLink')}
            </a>
          </>
        )}
      </p>
      <Pencil of={notice} field="text" />
    </aside>
  );
}
