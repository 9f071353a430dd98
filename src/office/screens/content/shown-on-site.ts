import type { OfficeLanguage } from '../../account.ts';
import { formatMoment, localizedPath } from '../../../i18n/index.ts';
import type { DocumentView } from './api.ts';

/** What is said once a document was published, and the page where it is seen. */
export interface Outcome {
  readonly text: string;
  /** Null where there is nothing to see. */
  readonly page: string | null;
}

type Translate = (key: string, options?: Readonly<Record<string, unknown>>) => string;

/** How long the site may take to answer, milliseconds, and how long before it is asked once more. */
const PATIENCE = 8_000;
const ASK_AGAIN = 1_000;

/**
 * What publishing has come to. That a document is seen is said only once the site itself, asked like
 * by any visitor, has answered for the page that is there for this document alone.
 */
export async function outcomeOf(
  view: DocumentView,
  t: Translate,
  language: OfficeLanguage,
): Promise<Outcome> {
  const { draft, schedules, hidden, isOwnPage } = view;
  const schedule = schedules.find(({ action }) => action === 'publish');
  if (draft && schedule) {
    const at = formatMoment(schedule.at, language);
    return { text: t('content.done.scheduled', { at }), page: null };
  }
  const published = t('content.done.published');
  if (hidden) return { text: `${published} ${t(`content.notSeen.${hidden}`)}`, page: null };
  const page = publicPage(view, language);
  if (page === null || !isOwnPage) return { text: published, page };
  const status = await statusOf(page);
  if (status === 200) return { text: t('content.done.publish'), page };
  const unseen = status === null ? t('content.done.unasked') : t('content.done.unseen');
  return { text: `${published} ${unseen}`, page };
}

/** Its page in the language of the office; null when no visitor sees it on any. */
export function publicPage({ page }: DocumentView, language: OfficeLanguage): string | null {
  // The texts of emails are previewed as if they had one.
  if (page === null || page === '/emails') return null;
  return localizedPath(page, language);
}

/** What the site answers for a page, asked twice where it says no; null when nothing answers. */
async function statusOf(page: string): Promise<number | null> {
  const ask = () =>
    fetch(page, {
      // No cache and no service worker of this browser answers in the place of the site.
      ...{ method: 'HEAD', cache: 'no-store', credentials: 'omit' },
      signal: AbortSignal.timeout(PATIENCE),
    }).then(
      ({ status }) => status,
      () => null,
    );
  const first = await ask();
  if (first === 200) return first;
  // Another process of the site may hear of a change a moment later.
  await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN));
  return ask();
}
