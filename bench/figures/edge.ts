import { Agent } from 'node:http';
import { defaultLanguage, LANGUAGES, localizedPath } from '../../src/i18n/index.ts';
import { startBehindNginx, textOf } from '../../tests/support/edge.ts';
import { ask, listedPaths, type Asked } from '../../tests/support/http.ts';
import { hasNginx } from '../../tests/support/nginx.ts';
import { inParallel } from '../../tests/support/work.ts';
import type { Amount } from '../support/amount.ts';
import { atLeast, atMost, median, none, type Figure } from '../support/figure.ts';
import { changeTitles, untilShown } from '../support/changes.ts';

const REQUESTS = 100_000;
const AT_ONCE = 32;
const CHANGES = 10;

/** How late a change may show, milliseconds. */
const LATE = 2_000;

/** What browsers and programs send, commonest first. */
const ENCODINGS = [
  ...['gzip, deflate, br, zstd', 'gzip, deflate, br, zstd', 'gzip, deflate, br', 'gzip, deflate'],
  undefined,
];
const COOKIES = [
  undefined,
  'language=en',
  'language=es',
  'other=1; language=en; more=2',
  'other=1',
];
const MARKS = ['', '', '', '?utm_source=newsletter&utm_campaign=', '?fbclid='];

type Site = Awaited<ReturnType<typeof startBehindNginx>>;

export const what = 'the site behind nginx as it is shipped';

/** That every answer is the product's own, also once it is away: `tests/system/edge.test.ts`. */
export async function run({ share }: Amount): Promise<Figure[]> {
  if (!hasNginx) throw new Error('This figure needs nginx: apt-get install nginx-light');
  const site = await startBehindNginx();
  try {
    const pages = await findPages(site.product.url);
    await site.settle();
    const requests = Math.round(REQUESTS * share);
    const { reached, failed, rate } = await askAll(site, pages, requests);
    const times = await timesOfChanges(site);
    const [edge, own] = [times.map(([time]) => time), times.map(([, time]) => time)];
    const shown = (which: string, of: (values: readonly number[]) => number) => {
      const note = `the product itself: ${Math.round(of(own))} ms`;
      return atMost(`a change shows behind nginx (${which} of 10)`, of(edge), LATE, 'ms', note);
    };
    return [
      atLeast(
        `of ${requests.toLocaleString('en-GB')} requests answered without the product`,
        (1 - reached / requests) * 100,
        99,
        '%',
        `${reached} reached it; ${pages.length} pages, ${rate} requests/s`,
      ),
      none('failures', failed),
      shown('median', median),
      shown('slowest', (values) => Math.max(...values)),
    ];
  } finally {
    await site.stop();
  }
}

/** Every page of the sitemap, in both languages. */
async function findPages(url: string): Promise<string[]> {
  const found = await listedPaths(url);
  const spanish = found.filter(
    (path) => !LANGUAGES.some(({ code }) => path.startsWith(`/${code}/`)),
  );
  const both = [...found, ...spanish.map((path) => localizedPath(path, defaultLanguage()))];
  return [...new Set(both)];
}

async function askAll({ nginx, proxy }: Site, pages: readonly string[], requests: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  const before = proxy.count;
  const startedAt = performance.now();
  let failed = 0;
  await inParallel([...Array(requests).keys()], AT_ONCE, async (at) => {
    const { status } = await ask(nginx.url, askedAt(at, pages), { agent });
    if (status < 200 || status >= 400) failed += 1;
  });
  const seconds = (performance.now() - startedAt) / 1_000;
  agent.destroy();
  return { reached: proxy.count - before, failed, rate: Math.round(requests / seconds) };
}

/** The same sequence in every run: a few pages are asked for most, as anywhere. */
function askedAt(at: number, pages: readonly string[]): Asked {
  // A linear congruential generator's step: its high bits are as good as random here.
  const mixed = Math.imul(at + 1, 2_654_435_761) >>> 0;
  const part = mixed / 2 ** 32;
  const path = pages[Math.floor(part * part * pages.length)] ?? '/';
  const mark = MARKS[at % MARKS.length] ?? '';
  const encoding = ENCODINGS[(mixed >>> 8) % ENCODINGS.length];
  const cookie = COOKIES[(mixed >>> 16) % COOKIES.length];
  return {
    path: mark && !path.includes('?') ? `${path}${mark}${at}` : path,
    ...(encoding !== undefined && { encoding }),
    ...(cookie !== undefined && { cookie }),
  };
}

/** Times until a change shows at the edge, and until the product itself shows it. */
const timesOfChanges = ({ nginx, product, settle }: Site) =>
  changeTitles(product.dataDirectory, CHANGES, async ({ path, title, publish }) => {
    await publish();
    const shows = (url: string) =>
      untilShown(async () => textOf(await ask(url, { path, encoding: 'br' })), title);
    const times = await Promise.all([shows(nginx.url), shows(product.url)]);
    await settle();
    return times;
  });
