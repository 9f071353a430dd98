import { Island } from '../../Island.tsx';
import { usePage } from '../../page-context.ts';

/** In place of a part of the menu that could not be read: what failed, and "Try Again". */
export function PartFailed({ word }: { word: 'menu:failed' | 'menu:submenu.failed' }) {
  const { t, lacksPart } = usePage();
  lacksPart();
  return (
    <div className="note stack">
      <p>{t(word)}</p>
      <Island name="Retry" props={{ label: t('common:tryAgain'), loading: t('menu:loading') }} />
    </div>
  );
}
