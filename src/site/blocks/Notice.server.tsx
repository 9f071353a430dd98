import { noticeState } from '../../content/index.ts';
import { usePage } from '../page-context.server.ts';
import { shownLink } from './links.server.ts';

/** The owner's line above every page, while it holds; nothing at all without one. */
export function Notice() {
  const page = usePage();
  const { notice, now, text, t } = page;
  if (!notice) return null;
  const state = noticeState(notice, now);
  if (state.changesAt) page.freshUntil(state.changesAt);
  if (state.is !== 'shown') return null;
  page.useSheets('notice');
  const link = shownLink(page, notice.link);
  return (
    <aside className="notice" aria-label={t('today:notice')}>
      <p className="wrap">
        {text(notice.text)}
        {link && (
          <>
            {' '}
            <a href={link.href}>{text(notice.linkText) || t('today:noticeLink')}</a>
          </>
        )}
      </p>
    </aside>
  );
}
