import { useEffect, useEffectEvent, useState } from 'react';
import { formatMomentHere } from '../../i18n/index.ts';
import type { CaptchaSettings } from '../../captcha/index.ts';
import { dropDraft, keepDraft } from './forms/draft.ts';
import { discard, keptSubmissions, type Kept } from './outbox/queue.ts';
import { sendNow } from './outbox/sender.ts';
import { announce, KEPT_FLAG, onNews, type OutboxNews } from './outbox/signals.ts';
import { useLanguage, useWords } from './words.ts';
import '../styles/outbox.css';

export interface OutboxProps {
  readonly captcha: CaptchaSettings;
  /** The pages on which each kind can be corrected. */
  readonly pages: Readonly<Record<Kept['kind'], string>>;
}

/** What waits in this browser for the connection: sent when it is back, seen and discarded here. */
export function Outbox({ captcha, pages }: OutboxProps) {
  const words = useWords('forms').outbox;
  const language = useLanguage();
  const [kept, setKept] = useState<readonly Kept[]>([]);
  const [isSent, setSent] = useState(false);
  const again = () => void sendNow(captcha).then(list);

  async function list(): Promise<void> {
    setKept(await keptSubmissions().catch(() => []));
  }

  const start = useEffectEvent(again);
  const hear = useEffectEvent(({ state }: OutboxNews) => {
    if (state === 'sent') setSent(true);
    void list();
  });
  useEffect(() => {
    const stop = onNews((news) => hear(news));
    start();
    return stop;
  }, []);

  async function remove({ key }: Kept): Promise<void> {
    await discard(key);
    announce({ state: 'discarded', key });
  }

  async function correct(item: Kept): Promise<void> {
    const texts = Object.entries(item.body).filter((entry) => typeof entry[1] === 'string');
    dropDraft(item.kind);
    keepDraft(item.kind, { values: Object.fromEntries(texts) as Record<string, string> });
    await remove(item);
    location.assign(pages[item.kind]);
    // The same page with a fragment is not loaded again by itself.
    if (location.pathname === new URL(pages[item.kind], location.href).pathname) location.reload();
  }

  return (
    <aside data-kept={KEPT_FLAG} className="outbox" aria-label={words.title}>
      <p role="status">{isSent && kept.length === 0 && words.sent}</p>
      {kept.length > 0 && (
        <>
          <h2>{words.title}</h2>
          <ul>
            {kept.map((item) => (
              <li key={item.key}>
                <b>{words.kinds[item.kind]}</b>{' '}
                <time>{formatMomentHere(item.since, language)}</time>
                <p>{item.isRefused ? words.refused : words.waiting}</p>
                <button
                  type="button"
                  onClick={() => void (item.isRefused ? correct(item) : again())}
                >
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
