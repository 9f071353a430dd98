import { store } from '../../../browser/index.ts';

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
  store('localStorage', KEPT_FLAG, isKept ? '1' : null);
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
