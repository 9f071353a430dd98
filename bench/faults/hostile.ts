import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ask, listedPaths, pageOf, read, statusOf } from '../../tests/support/http.ts';
import { startServer } from '../../tests/support/server.ts';
import { ATTACKS } from '../attacks/attacks.ts';
import { carryOut } from '../attacks/stage.ts';
import { selected, type Amount } from '../support/amount.ts';
import { HEADERS, LONGEST_WAIT, openBystander } from '../support/bystander.ts';
import { atMost, isSo, MEGABYTE, none, type Figure } from '../support/figure.ts';
import { residentMemory, untilIdle, watchMemory } from '../support/processes.ts';

/** How long an attack lasts, and how long the calm before it is measured, milliseconds. */
const WHOLE = { duration: 3_000, calm: 8_000 };
/** The same with `--quick`: still long enough for a wait to show. */
const QUICK = { duration: 1_500, calm: 3_000 };

/** When the warm-up of pages and pictures has begun, which waits for a moment without requests, and its limit; ms. */
const WARM_UP_BEGUN = 2_000;
const WARM_UP = 90_000;
/** A bystander's worst wait is bounded as a multiple of the worst wait in calm, too. */
const MOST_TIMES = 5;
/**
 * Memory limit of the server after all attacks, megabytes. Bodies of 64 KB let V8's heap grow to some
 * 165 MB before it collects, and V8 keeps those pages pooled. Repetition does not add to it: 350 MB
 * after one round of attacks and after four.
 */
const MEMORY = 400;
/** Allowed growth of the pictures on disk: only the bystander's own, megabytes. */
const DISK = 4;
/** The widest new picture to request, device pixels. */
const MAX_WIDTH = 480;

export const what =
  'all attacks, on a server with default settings: a harmless bystander does not wait';

export async function run({ share, only }: Amount): Promise<Figure[]> {
  const { duration, calm: calmTime } = share < 1 ? QUICK : WHOLE;
  await using site = await startServer();
  const { url, pid, dataDirectory } = site;
  using memory = watchMemory(pid);
  for (const path of await listedPaths(url)) await ask(url, { path, encoding: 'br' });
  await pause(WARM_UP_BEGUN);
  await untilIdle(pid, WARM_UP);
  await using bystander = await openBystander(url, await bystandersPages(url));
  await pause(1_000);
  const newPictures = await unseenPictures(url);
  const { site: calm } = await bystander.beside(() => pause(calmTime));
  const before = diskUse(join(dataDirectory, 'cache'));
  const { figures, traces } = await carryOut(selected(ATTACKS, only), {
    ...{ site, bystander, duration, share, calm, newPictures },
    bound: Math.min(LONGEST_WAIT, MOST_TIMES * calm.worst),
    waitOf: ({ worst }) => worst,
  });
  const after = diskUse(join(dataDirectory, 'cache'));
  const { errors, turnedAway, restless } = traces;
  return [
    ...figures,
    isSo('the home page is served afterwards', (await statusOf(`${url}/`)) === 200),
    none('a bystander turned away', turnedAway.length, turnedAway.join('; ')),
    none('attacks that logged errors', errors.length, errors.join('; ')),
    none('attacks that left the server busy', restless.length, restless.join('; ')),
    atMost('left on disk', (after.bytes - before.bytes) / MEGABYTE, DISK, 'MB'),
    none('temporary files left', after.temporary),
    atMost('memory of the server afterwards', residentMemory(pid) / MEGABYTE, MEMORY, 'MB'),
    atMost('peak memory of server and encoder', memory.peak / MEGABYTE, 1.5 * MEMORY, 'MB'),
  ];
}

/** What the bystander requests in turn, as it is sent to them: two pages, a script, a picture. */
async function bystandersPages(url: string) {
  const home = await read(url, '/');
  const script = /\/assets\/boot[^"]*\.js/.exec(home)?.[0];
  const [picture] = picturesIn(home);
  if (script === undefined || picture === undefined) throw new Error('The home page lacks parts');
  const paths = ['/', '/contact', script, picture];
  const pages = paths.map(async (path) => [path, await pageOf(url, path, HEADERS)] as const);
  return new Map(await Promise.all(pages));
}

/** The picture addresses in a page, unescaped. */
function picturesIn(html: string): string[] {
  const found = html.match(/\/images\/[^\s"]+/g) ?? [];
  return found.map((address) => address.replace(/,$/, '').replaceAll('&amp;', '&'));
}

/** Pictures that nobody has requested yet, one address of moderate width for each. */
async function unseenPictures(url: string): Promise<string[]> {
  const pages = await Promise.all(['/gallery', '/blog'].map((path) => read(url, path)));
  const byPicture = new Map<string, string>();
  for (const address of pages.flatMap((html) => picturesIn(html).reverse())) {
    const { pathname, searchParams } = new URL(address, url);
    const width = Number(searchParams.get('w'));
    if (width > 0 && width <= MAX_WIDTH) byPicture.set(pathname, address);
  }
  // The first ones are at the top of their page, and may have been warmed.
  return [...byPicture.values()].slice(2);
}

/** Size of a folder in bytes, and its unfinished files. */
function diskUse(folder: string): { readonly bytes: number; readonly temporary: number } {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const sizes = names.map((name) => statSync(join(folder, name), { throwIfNoEntry: false }));
  return {
    bytes: sizes.reduce((sum, about) => sum + (about?.isFile() ? about.size : 0), 0),
    temporary: names.filter((name) => name.endsWith('.tmp')).length,
  };
}
