import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { discard, keep, keptSubmissions, keptTexts, sendKept, type Kept } from './queue.ts';
import { KEPT_FLAG, onNews, type OutboxNews } from './signals.ts';

const flags = new Map<string, string>();
const news: OutboxNews[] = [];
const sent: { key: string; body: unknown }[] = [];
let stop: () => void;

/** Answers every post with `answer`, and remembers what was posted. */
function answerWith(answer: (body: Record<string, unknown>) => Response | Promise<Response>): void {
  vi.stubGlobal('fetch', async (_address: string, init: RequestInit) => {
    const body = JSON.parse(String(init.body)) as Record<string, unknown>;
    sent.push({ key: (init.headers as Record<string, string>)['Idempotency-Key'] ?? '', body });
    return answer(body);
  });
}

const stored = () => Response.json({ id: 'id' }, { status: 201 });
const submission = (key: string, since: number): Kept => ({
  key,
  kind: 'contact',
  body: { firstName: key },
  since,
});
const noProof = async () => ({});

/** That so many failures were logged, which is as it should be. */
function expectLogged(count: number): void {
  const logged = vi.spyOn(console, 'error');
  expect(logged).toHaveBeenCalledTimes(count);
  logged.mockClear();
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const page = Object.assign(new EventTarget(), { querySelector: () => null });
  vi.stubGlobal('document', page);
  vi.stubGlobal('localStorage', {
    setItem: (key: string, value: string) => void flags.set(key, value),
    removeItem: (key: string) => void flags.delete(key),
  });
  stop = onNews((item) => news.push(item));
});

afterEach(async () => {
  stop();
  for (const { key } of await keptSubmissions()) await discard(key);
  vi.unstubAllGlobals();
  flags.clear();
  news.length = 0;
  sent.length = 0;
});

describe('what waits for the connection', () => {
  it('is sent oldest first, each under its own key with a proof of its own, and then gone', async () => {
    await keep(submission('second', 2));
    await keep(submission('first', 1));
    expect(flags.get(KEPT_FLAG)).toBe('1');
    answerWith(stored);
    let proofs = 0;
    expect(await sendKept(async () => ({ captcha: `proof ${++proofs}` }))).toBe(false);
    expect(sent).toEqual([
      { key: 'first', body: { firstName: 'first', captcha: 'proof 1' } },
      { key: 'second', body: { firstName: 'second', captcha: 'proof 2' } },
    ]);
    expect(news.map(({ state, key }) => `${state} ${key}`)).toEqual(['sent first', 'sent second']);
    expect(await keptSubmissions()).toEqual([]);
    expect(flags.has(KEPT_FLAG)).toBe(false);
  });

  it.each([429, 500, 503])('waits on when the answer is %i', async (status) => {
    await keep(submission('one', 1));
    await keep(submission('two', 2));
    answerWith(() => new Response('', { status }));
    expect(await sendKept(noProof)).toBe(true);
    // The first that fails stops the rest: they would fail too.
    expect(sent.map(({ key }) => key)).toEqual(['one']);
    expect(await keptSubmissions()).toHaveLength(2);
    expectLogged(1);
  });

  it('waits on without a connection, and when no proof can be had', async () => {
    await keep(submission('one', 1));
    answerWith(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await sendKept(noProof)).toBe(true);
    expect(await sendKept(() => Promise.reject(new Error('down')))).toBe(true);
    expect(await keptSubmissions()).toHaveLength(1);
    expectLogged(1);
  });

  it('stays, marked, when it is refused for good, and does not hold up the others', async () => {
    await keep(submission('past', 1));
    await keep(submission('fine', 2));
    answerWith(({ firstName }) =>
      firstName === 'past'
        ? Response.json({ errors: { requestedDate: 'formDatePast' } }, { status: 422 })
        : stored(),
    );
    expect(await sendKept(noProof)).toBe(false);
    expect(await keptSubmissions()).toEqual([{ ...submission('past', 1), isRefused: true }]);
    expect(flags.get(KEPT_FLAG)).toBe('1');
    await sendKept(noProof);
    expect(sent.map(({ key }) => key)).toEqual(['past', 'fine']);
  });

  it('fills in its form again, by its texts, until it is gone', async () => {
    const body = { firstName: 'Ana', lastName: '', allergy: 'nueces', ratings: { food: 5 } };
    await keep({ ...submission('one', 1), body });
    expect(await keptTexts('one')).toEqual({ firstName: 'Ana', allergy: 'nueces' });
    await discard('one');
    expect(await keptTexts('one')).toEqual({});
  });

  it('does not come back when it was discarded while it was under way', async () => {
    await keep(submission('one', 1));
    answerWith(async () => {
      await discard('one');
      return Response.json({ errors: {} }, { status: 422 });
    });
    await sendKept(noProof);
    expect(await keptSubmissions()).toEqual([]);
  });
});
