import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { formatMomentHere } from '../../i18n/index.ts';
import type { CaptchaSettings } from '../../captcha/index.ts';
import { isWritten, keepDraft, readDraft } from './forms/draft.ts';
import { discard, keptSubmissions, type Kept } from './outbox/queue.ts';
import { sendNow } from './outbox/sender.ts';
import { announce, KEPT_FLAG, onNews, type OutboxNews } from './outbox/signals.ts';
import { useLanguage, useWords } from './words.ts';
import '../styles/outbox.css';

export interface OutboxProps {
  readonly captcha: CaptchaSettings;
}

/** Where a request is corrected that was kept before pages were noted. */
const SOME_FORM = '/#form';

/** What waits in this browser for the connection: sent when it is back, seen and discarded here. */
export function Outbox({ captcha }: OutboxProps) {
  const words = useWords('forms').outbox;
  const language = useLanguage();
  const [kept, setKept] = useState<readonly Kept[]>([]);
  const [isSent, setSent] = useState(false);
  const place = useRef<HTMLElement>(null);
  const again = () => void sendNow(captcha).then(list);

  async function list(): Promise<void> {
    const found = await keptSubmissions().catch(() => []);
    const isInside = place.current?.contains(document.activeElement);
    flushSync(() => setKept(found));
    // With what is gone its buttons are.
    if (!isInside || place.current?.contains(document.activeElement)) return;
    const next = place.current?.querySelector('h2') ?? document.querySelector('main');
    next?.focus({ preventScroll: true });
  }

  const start = useEffectEvent(again);
  const hear = useEffectEvent(({ state }: OutboxNews) => {
    if (state === 'sent') setSent(true);
    void list();
  });
  useEffect(() => {
    const stop = onNews((news) => hear(news));
    // Before it is sent, which may take longer than anyone stays.
    void list();
    start();
    return stop;
  }, []);

  async function remove({ key }: Kept): Promise<void> {
    if (!confirm(words.sure)) return;
    await discard(key);
    announce({ state: 'discarded', key });
  }

  /** Goes to its form, which is filled in with it; it stays here until the corrected one is on its way. */
  function correct({ key, kind, form, page = SOME_FORM }: Kept): void {
    const draft = readDraft(kind, form);
    const isOwn = [draft?.attempt?.key, draft?.corrects].includes(key);
    // Something else, half written in the same form, would be lost.
    if (isWritten(draft) && !isOwn && !confirm(words.replace)) return;
    keepDraft(kind, { values: (isOwn && draft?.values) || {}, corrects: key }, form);
    location.assign(page);
    // The same page with a fragment is not loaded again by itself.
    const { pathname, search } = new URL(page, location.href);
    if (pathname + search === location.pathname + location.search) location.reload();
  }

  return (
    <aside ref={place} data-kept={KEPT_FLAG} className="outbox" aria-label={words.title}>
      <p role="status">{isSent && kept.length === 0 && words.sent}</p>
      {kept.length > 0 && (
        <>
          <h2 tabIndex={-1}>{words.title}</h2>
          <ul>
            {kept.map((item) => (
              <li key={item.key}>
                <b>{words.kinds[item.kind]}</b>{' '}
                <time>{formatMomentHere(item.since, language)}</time>
                <p>{item.isRefused ? words.refused : words.waiting}</p>
                <button type="button" onClick={() => (item.isRefused ? correct(item) : again())}>
                  {item.isRefused ? words.edit : words.retry}
                </button>
                <button type="button" onClick={() => void remove(item)}>
                  {words.discard}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </aside>
  );
}
