import { setTimeout as wait } from 'node:timers/promises';
import type { Log } from '../log/index.server.ts';
import { listedAddresses } from '../site/index.server.ts';
import type { Activity } from './activity.ts';
import type { AssembledPages } from './assemble.ts';
import type { CachedResponse } from './cached-response.ts';
import type { Core } from './core.ts';
import {
  everyPicture,
  firstPictures,
  LIKELY_SCREENS,
  likelyPictures,
  picturesInUse,
  picturesUses,
  type PictureUse,
} from './likely-pictures.ts';

/** Pause between two pages, milliseconds: whatever has arrived meanwhile comes first. */
const PAUSE = 5;

/** How long the content must not have changed before the pictures of the pages are looked at again. */
const SETTLED_AFTER = 5_000;

/** Addresses that are remembered as queued: ten times the sample site's. */
const MOST_KNOWN = 30_000;

/** Pages of posts, workshops and the like that the listed ones link to, and that are rendered after them. */
const MOST_LINKED_PAGES = 100;

const LINK = /\shref="(\/[^"?#]*)"/g;

/** Ways to show pictures that are remembered. */
const MOST_USES = 100;

export type WarmUpMedia = Pick<Core['media'], 'warm' | 'warmFirst' | 'watchUploads' | 'addresses'>;

/**
 * Renders every page that has a fixed address, and those that they link to, and has their pictures made, while nobody waits for
 * either: first those at the top of each page, then all of them in the order of the pages, for one
 * likely screen after another, at last in every width and format. Again when the content has changed.
 * What a page shows anew, because somebody has published it, and what is uploaded goes before all of
 * that. Answers a function that stops it.
 */
export function warmUp(
  { site, cache }: Pick<AssembledPages, 'site' | 'cache'>,
  {
    media,
    content,
    activity,
  }: Pick<Core, 'content'> & { media: WarmUpMedia; activity: Pick<Activity, 'quiet'> },
  log: Log,
): () => void {
  const stopper = new AbortController();
  const uses = new Map<string, PictureUse>();
  const known = new Set<string>();
  /** What the pages show at first waits in their order. */
  let hasBegun = false;
  /** Has the pictures made that a page did not show before: a visitor may ask for them at once. */
  const warmPublished = ({ variants }: CachedResponse) => {
    if (!hasBegun) return;
    const html = variants.identity.body.toString();
    const fresh = new Set(everyPicture(html)).difference(known);
    if (fresh.size === 0) return;
    for (const address of fresh) known.add(address);
    const likely = LIKELY_SCREENS.flatMap((screen) => likelyPictures(html, screen));
    media.warmFirst([...new Set(likely.filter((address) => fresh.has(address))), ...fresh]);
  };
  const note = (html: string) => {
    for (const [key, use] of picturesUses(html)) {
      if (uses.size < MOST_USES) uses.set(key, use);
    }
  };
  const render = async (path: string) => {
    const resolution = site.resolve(path, new URLSearchParams());
    if (resolution.kind !== 'resource') return [];
    await activity.quiet(stopper.signal);
    const answer = await cache.answer(resolution);
    await wait(PAUSE, undefined, { signal: stopper.signal });
    return [answer.variants.identity.body.toString()];
  };

  const run = async () => {
    const pages: string[] = [];
    const listed = new Set(listedAddresses(site.languages));
    for (const path of listed) pages.push(...(await render(path)));
    for (const page of pages) note(page);
    const linked = new Set(
      pages.flatMap((page) => [...page.matchAll(LINK)].map(([, to = '']) => to)),
    ).difference(listed);
    for (const path of [...linked].slice(0, MOST_LINKED_PAGES)) pages.push(...(await render(path)));
    if (known.size > MOST_KNOWN) known.clear();
    const all = pages.map(everyPicture);
    for (const address of all.flat()) known.add(address);
    hasBegun = true;
    media.warm(pages.flatMap(firstPictures));
    for (const screen of LIKELY_SCREENS) {
      for (const page of pages) media.warm(likelyPictures(page, screen), 'smallest');
      await wait(PAUSE, undefined, { signal: stopper.signal });
    }
    for (const addresses of all) media.warm(addresses, 'smallest');
    for (const addresses of all) media.warm(addresses);
  };
  let running = Promise.resolve();
  const start = () => {
    running = running.then(run).catch((error: unknown) => {
      if (!stopper.signal.aborted) log.warn('Warming up stopped', { error });
    });
  };
  start();
  let timer: NodeJS.Timeout | undefined;
  const ends = [
    content.changes.subscribe(() => {
      clearTimeout(timer);
      timer = setTimeout(start, SETTLED_AFTER).unref();
    }),
    cache.watch(warmPublished),
    media.watchUploads(({ ref }) => {
      const inUse = (screen: (typeof LIKELY_SCREENS)[number]) =>
        picturesInUse(ref, uses.values(), media.addresses, screen);
      media.warmFirst(new Set(LIKELY_SCREENS.flatMap(inUse)), 'smallest');
    }),
  ];
  return () => {
    for (const end of ends) end();
    clearTimeout(timer);
    stopper.abort();
  };
}

/** Renders the home page, so that whoever comes first does not wait for what the first page of all takes. */
export async function renderHome({
  site,
  cache,
}: Pick<AssembledPages, 'site' | 'cache'>): Promise<void> {
  const resolution = site.resolve('/', new URLSearchParams());
  if (resolution.kind === 'resource') await cache.answer(resolution);
}
