import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { DocumentView } from './api.ts';
import { outcomeOf } from './shown-on-site.ts';

const STATE = { values: {}, updatedAt: 0, author: null };
const view = (fields: Partial<DocumentView> = {}): DocumentView => ({
  ...{ id: 'p', type: 'blog', revision: 'r', published: STATE, draft: null, trashed: null },
  ...{ problems: [], schedules: [], page: '/blog/pan', isOwnPage: true, hidden: null },
  ...fields,
});

/** Words by their keys, with what is put into them. */
const t = (key: string, options: object = {}) =>
  [key.replace('content.', ''), ...Object.values(options)].join(' ');

const asked: string[] = [];
let answers: (number | 'nothing')[] = [];
beforeEach(() => {
  asked.length = 0;
  vi.useFakeTimers();
  vi.stubGlobal('fetch', async (page: string, { method }: RequestInit) => {
    asked.push(`${method} ${page}`);
    const status = answers.shift();
    if (typeof status !== 'number') throw new TypeError('no connection');
    return { status };
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const outcome = async (of: DocumentView, given: typeof answers, language: 'es' | 'en' = 'es') => {
  answers = given;
  const said = outcomeOf(of, t, language);
  await vi.advanceTimersByTimeAsync(1_000);
  return said;
};

it('is called seen only once the site has answered 200 for its own page', async () => {
  const seen = { text: 'done.publish', page: '/blog/pan' };
  expect(await outcome(view(), [200])).toEqual(seen);
  // Another process hears of it a moment later.
  expect(await outcome(view(), [404, 200])).toEqual(seen);
  expect(await outcome(view(), [404, 404])).toMatchObject({
    text: 'done.published done.unseen',
  });
  expect(await outcome(view(), ['nothing', 'nothing'])).toMatchObject({
    text: 'done.published done.unasked',
  });
});

it('is asked for in the language of the office', async () => {
  await outcome(view(), [200], 'en');
  await outcome(view({ page: '/', isOwnPage: false }), [], 'en');
  expect(asked).toEqual(['HEAD /en/blog/pan']);
});

it('leads to a page that shows it among others without saying that it is seen', async () => {
  const among = view({ page: '/gallery', isOwnPage: false });
  expect(await outcome(among, [])).toEqual({ text: 'done.published', page: '/gallery' });
  const emails = view({ page: '/emails', isOwnPage: false });
  expect(await outcome(emails, [])).toEqual({ text: 'done.published', page: null });
});

it('is said to be off the site with the reason, or to come by itself, without asking', async () => {
  expect(await outcome(view({ hidden: 'inactive' }), [])).toEqual({
    text: 'done.published notSeen.inactive',
    page: null,
  });
  const at = Date.UTC(2027, 0, 6);
  const schedule = {
    ...{ documentId: 'a', at, author: { id: 'a' }, failure: null },
    action: 'publish',
  } as const;
  const put = await outcome(view({ draft: STATE, published: null, schedules: [schedule] }), []);
  expect(put.text).toMatch(/^done\.scheduled .*2027/);
  expect(asked).toEqual([]);
});
