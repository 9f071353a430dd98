import { Agent } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { DEFAULT_LANGUAGE, LANGUAGES, localizedPath } from '../../src/i18n/index.ts';
import { anyPost, openContent } from '../../tests/support/content.ts';
import { meaningOf, startBehindNginx, textOf } from '../../tests/support/edge.ts';
import { allOf, atLeast, atMost, median, none, type Figure } from '../support/figure.ts';
import { ask, listedPaths, type Answered, type Asked } from '../../tests/support/http.ts';
import { hasNginx } from '../../tests/support/nginx.ts';

const REQUESTS = 100_000;
const AT_ONCE = 32;
const CHANGES = 10;

/** Every so many answers are compared with the product's own, whole; of the others, status and length. */
const COMPARED_EVERY = 20;

/** How late a change may show, milliseconds. */
const LATE = 2_000;

/** What browsers and programs send, commonest first. */
const ENCODINGS = [
  'gzip, deflate, br, zstd',
  'gzip, deflate, br, zstd',
  'gzip, deflate, br',
  'gzip, deflate',
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

export async function run(): Promise<Figure[]> {
  if (!hasNginx) throw new Error('This figure needs nginx: apt-get install nginx-light');
  const site = await startBehindNginx();
  try {
    const pages = await findPages(site.product.url);
    await site.settle();
    const load = await askAll(site, pages);
    const times = await timesOfChanges(site);
    const survived = await askWithoutProduct(site, pages);
    const requests = REQUESTS.toLocaleString('en-GB');
    const own = (time: number) => `the product itself: ${Math.round(time)} ms`;
    return [
      atLeast(
        `of ${requests} requests answered without the product`,
        (1 - load.reached / REQUESTS) * 100,
        99,
        '%',
        `${load.reached} reached it; ${pages.length} pages, ${load.rate} requests/s`,
      ),
      none(
        'answers that were not the product’s own',
        load.wrong.length,
        load.wrong[0] ?? `${load.compared} compared whole, the others by status and place`,
      ),
      atMost(
        'a change shows behind nginx (median of 10)',
        median(times.edge),
        LATE,
        'ms',
        own(median(times.own)),
      ),
      atMost(
        'a change shows behind nginx (slowest of 10)',
        Math.max(...times.edge),
        LATE,
        'ms',
        own(Math.max(...times.own)),
      ),
      allOf('pages answered after the product was killed', survived, pages.length),
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
  const both = [...found, ...spanish.map((path) => localizedPath(path, DEFAULT_LANGUAGE))];
  return [...new Set(both)];
}

async function askAll({ nginx, product, proxy }: Site, pages: readonly string[]) {
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  const own = new Map<string, Promise<Own>>();
  const ownAnswer = (asked: Asked) => {
    const key = JSON.stringify(asked);
    let known = own.get(key);
    if (!known) {
      known = ask(product.url, asked).then((answer) => ({
        meaning: meaningOf(answer),
        status: answer.status,
        location: answer.headers['location'] ?? '',
      }));
      own.set(key, known);
    }
    return known;
  };
  const wrong: string[] = [];
  const before = proxy.count;
  const startedAt = performance.now();
  let next = 0;
  let compared = 0;
  const visit = async () => {
    for (let index = next++; index < REQUESTS; index = next++) {
      const asked = askedAt(index, pages);
      const mark = MARKS[index % MARKS.length] ?? '';
      const marked = mark && !asked.path.includes('?') ? `${mark}${index}` : '';
      const answer = await ask(nginx.url, { ...asked, path: asked.path + marked }, { agent });
      const isWhole = index % COMPARED_EVERY === 0;
      if (isWhole) compared += 1;
      if (isSame(answer, await ownAnswer(asked), isWhole)) continue;
      // A page may have turned at its time since it was asked for to compare with.
      own.delete(JSON.stringify(asked));
      await pause(LATE);
      const again = await ask(nginx.url, { ...asked, path: asked.path + marked }, { agent });
      if (!isSame(again, await ownAnswer(asked), true))
        wrong.push(`${asked.path} ${asked.encoding ?? ''} ${asked.cookie ?? ''}: ${answer.status}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, visit));
  const seconds = (performance.now() - startedAt) / 1_000;
  agent.destroy();
  return { reached: proxy.count - before, wrong, compared, rate: Math.round(REQUESTS / seconds) };
}

interface Own {
  readonly meaning: string;
  readonly status: number;
  readonly location: string;
}

function isSame(answer: Answered, own: Own, isWhole: boolean): boolean {
  if (isWhole) return meaningOf(answer) === own.meaning;
  return answer.status === own.status && (answer.headers['location'] ?? '') === own.location;
}

/** The same sequence in every run: a few pages are asked for most, as anywhere. */
function askedAt(index: number, pages: readonly string[]): Asked {
  // A linear congruential generator's step: its high bits are as good as random here.
  const mixed = Math.imul(index + 1, 2_654_435_761) >>> 0;
  const part = mixed / 2 ** 32;
  const path = pages[Math.floor(part * part * pages.length)] ?? '/';
  const encoding = ENCODINGS[(mixed >>> 8) % ENCODINGS.length];
  const cookie = COOKIES[(mixed >>> 16) % COOKIES.length];
  return {
    path,
    ...(encoding !== undefined && { encoding }),
    ...(cookie !== undefined && { cookie }),
  };
}

/** Times until a change shows at the edge, and until the product itself shows it. */
async function timesOfChanges({ nginx, product, settle }: Site) {
  const { store, content, close } = await openContent(product.dataDirectory);
  try {
    const whole = await anyPost(content);
    const asked = { path: `/blog/${whole.slug}`, encoding: 'br' };
    const edge: number[] = [];
    const own: number[] = [];
    for (let change = 0; change < CHANGES; change += 1) {
      const title = `Título ${change}`;
      await store.publish({ ...whole, title: { es: title } });
      const storedAt = performance.now();
      const shows = async (url: string) => {
        while (!textOf(await ask(url, asked)).includes(title)) {
          if (performance.now() - storedAt > 30_000) throw new Error('The change does not show');
          await pause(5);
        }
        return performance.now() - storedAt;
      };
      const [atEdge, atProduct] = await Promise.all([shows(nginx.url), shows(product.url)]);
      edge.push(atEdge);
      own.push(atProduct);
      await settle();
    }
    return { edge, own };
  } finally {
    await close();
  }
}

/** With the product gone, and what nginx has past its time. */
async function askWithoutProduct(
  { nginx, product, proxy, secret }: Site,
  pages: readonly string[],
) {
  proxy.lifetime = 1;
  const encoding = 'br';
  for (const path of pages)
    await ask(nginx.url, { path, encoding, headers: { 'X-Purge': secret } });
  await product.kill();
  await pause(3_000);
  const answers = await Promise.all(pages.map((path) => ask(nginx.url, { path, encoding })));
  return answers.filter(({ status, headers }) => status === 200 && headers['x-cache'] === 'STALE')
    .length;
}
