/** The name in localStorage that says, without opening the database, that something is kept. */
export const KEPT_FLAG = 'outbox';

/** What happened to a kept submission. */
export interface OutboxNews {
  readonly state: 'kept' | 'sent' | 'refused' | 'discarded';
  readonly key: string;
}

const EVENT = 'outbox';

/** Says, for every page that is still to come, whether something waits. */
export function markKept(isKept: boolean): void {
  try {
    if (isKept) localStorage.setItem(KEPT_FLAG, '1');
    else localStorage.removeItem(KEPT_FLAG);
  } catch {
    // It is found by the next form that keeps something.
  }
}

/** Tells the forms and the list of this page; hydrates the list if it is not yet. */
export function announce(news: OutboxNews): void {
  document.dispatchEvent(new CustomEvent(EVENT, { detail: news }));
  const list = document.querySelector('[data-island="Outbox"]');
  list?.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Listens to the news; answers what stops it. */
export function onNews(listener: (news: OutboxNews) => void): () => void {
  const heard = (event: Event) => listener((event as CustomEvent<OutboxNews>).detail);
  document.addEventListener(EVENT, heard);
  return () => document.removeEventListener(EVENT, heard);
}
