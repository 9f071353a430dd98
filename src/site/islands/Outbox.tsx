import { useEffect, useEffectEvent, useState } from 'react';
import type { CaptchaSettings } from '../../captcha/index.ts';
import { canSolve, isSilent, solvedProof, type Proof } from './forms/captcha.ts';
import { dropDraft, keepDraft } from './forms/draft.ts';
import { discard, keptSubmissions, sendKept, type Kept } from './outbox/queue.ts';
import { announce, KEPT_FLAG, onNews } from './outbox/signals.ts';
import { nextPause } from './outbox/pauses.ts';
import type { FormsWords } from './words.ts';
import '../styles/outbox.css';

export interface OutboxProps {
  readonly words: FormsWords['outbox'];
  readonly captcha: CaptchaSettings;
  /** The pages on which each kind can be corrected. */
  readonly pages: Readonly<Record<Kept['kind'], string>>;
}

/** What waits in this browser for the connection: sent when it is back, seen and discarded here. */
export function Outbox({ words, captcha, pages }: OutboxProps) {
  const [kept, setKept] = useState<readonly Kept[]>([]);
  const [isSent, setSent] = useState(false);
  const [round, setRound] = useState(0);

  const proof = async (): Promise<Proof> =>
    captcha.provider !== 'off' && isSilent(captcha) && canSolve() ? solvedProof() : {};
  const again = () => setRound((before) => before + 1);

  const pass = useEffectEvent(async (): Promise<boolean> => {
    const isWaiting = await sendKept(proof).catch(() => false);
    setKept(await keptSubmissions().catch(() => []));
    return isWaiting;
  });

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    let isGone = false;
    const run = async (pause: number) => {
      const isWaiting = await pass();
      if (isWaiting && !isGone) timer = setTimeout(() => void run(nextPause(pause)), pause);
    };
    void run(nextPause());
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [round]);

  useEffect(() => {
    const stop = onNews(({ state }) => {
      if (state === 'sent') setSent(true);
      if (state !== 'refused') again();
    });
    const onShown = () => !document.hidden && again();
    addEventListener('online', again);
    document.addEventListener('visibilitychange', onShown);
    return () => {
      stop();
      removeEventListener('online', again);
      document.removeEventListener('visibilitychange', onShown);
    };
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
                <b>{words.kinds[item.kind]}</b> <time>{clock(item.since)}</time>
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

function clock(instant: number): string {
  const options = { dateStyle: 'short', timeStyle: 'short' } as const;
  return new Intl.DateTimeFormat(document.documentElement.lang, options).format(instant);
}
