import { setTimeout as wait } from 'node:timers/promises';
import { localizedPath } from '../i18n/index.ts';
import type { Log } from '../log/index.server.ts';
import { listedPaths } from '../site/index.server.ts';
import type { AssembledPages } from './assemble.ts';
import type { Foundation } from './foundation.ts';
import { firstPictures, LIKELY_SCREENS, likelyPictures } from './likely-pictures.ts';

/** Pause between two pages, milliseconds: a visitor always comes first. */
const PAUSE = 5;

/** How long the content must not have changed before the pictures of the pages are looked at again. */
const SETTLED_AFTER = 5_000;

/**
 * Renders every page that has a fixed address, and has their pictures made, while nobody waits for
 * either: first those at the top of each page, then all of them in the order of the pages, for one
 * likely screen after another. Again when the content has changed. Answers a function that stops it.
 */
export function warmUp(
  { site, cache }: Pick<AssembledPages, 'site' | 'cache'>,
  { media, content }: Pick<Foundation, 'content'> & { media: Pick<Foundation['media'], 'warm'> },
  log: Log,
): () => void {
  const stopper = new AbortController();
  const run = async () => {
    const pages: string[] = [];
    for (const language of site.languages) {
      for (const path of listedPaths()) {
        const resolution = site.resolve(localizedPath(path, language), new URLSearchParams());
        if (resolution.kind !== 'resource') continue;
        const answer = await cache.answer(resolution);
        pages.push(answer.variants.identity.body.toString());
        await wait(PAUSE, undefined, { signal: stopper.signal });
      }
    }
    media.warm(pages.flatMap(firstPictures));
    for (const screen of LIKELY_SCREENS) {
      for (const page of pages) media.warm(likelyPictures(page, screen), 'smallest');
      await wait(PAUSE, undefined, { signal: stopper.signal });
    }
  };
  let running = Promise.resolve();
  const start = () => {
    running = running.then(run).catch((error: unknown) => {
      if (!stopper.signal.aborted) log.warn('Warming up stopped', { error });
    });
  };
  start();
  let timer: NodeJS.Timeout | undefined;
  const unsubscribe = content.changes.subscribe(() => {
    clearTimeout(timer);
    timer = setTimeout(start, SETTLED_AFTER).unref();
  });
  return () => {
    unsubscribe();
    clearTimeout(timer);
    stopper.abort();
  };
}
