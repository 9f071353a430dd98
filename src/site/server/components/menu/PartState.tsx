import { Island } from '../../Island.tsx';
import { usePage } from '../../page-context.ts';

/** How long a page that lacks a part is shown before it is made again, milliseconds. */
export const MADE_AGAIN_AFTER = 10_000;

/** In place of a part of the menu that could not be read: what failed, and "Try Again". */
export function PartFailed({ word }: { word: 'menu:failed' | 'menu:submenu.failed' }) {
  const { t, now, freshUntil } = usePage();
  freshUntil(new Date(now.getTime() + MADE_AGAIN_AFTER));
  return (
    <div className="note stack">
      <p>{t(word)}</p>
      <Island name="Retry" props={{ label: t('common:tryAgain'), loading: t('menu:loading') }} />
    </div>
  );
}
