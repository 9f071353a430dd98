import { setTimeout as wait } from 'node:timers/promises';
import { localizedPath } from '../i18n/index.ts';
import type { Log } from '../log/index.server.ts';
import type { Assembled } from './assemble.ts';
import type { Foundation } from './foundation.ts';
import { listedPaths } from '../site/index.server.ts';

/** Pause between two pages, milliseconds: a visitor always comes first. */
const PAUSE = 5;

/** The first picture of a page, which a visitor waits for: `<img … fetchpriority="high" … srcset="…">`. */
const FIRST_PICTURE = /<img\b[^>]*fetchpriority="high"[^>]*>/gi;

/**
 * Renders every page that has a fixed address, and makes the pictures at their tops, while nobody
 * waits for either. Answers a function that stops it.
 */
export function warmUp(
  { site, cache }: Assembled,
  media: Foundation['media'],
  log: Log,
): () => void {
  const stopper = new AbortController();
  const run = async () => {
    const pictures = new Set<string>();
    for (const language of site.options.languages) {
      for (const path of listedPaths()) {
        const resolution = site.resolve(localizedPath(path, language), new URLSearchParams());
        if (resolution.kind !== 'resource') continue;
        const answer = await cache.answer(resolution);
        for (const url of picturesOf(answer.variants.identity.body.toString())) pictures.add(url);
        await wait(PAUSE, undefined, { signal: stopper.signal });
      }
    }
    media.warm([...pictures]);
  };
  run().catch((error: unknown) => {
    if (!stopper.signal.aborted) log.warn('Warming up stopped', { error });
  });
  return () => stopper.abort();
}

/** The addresses in its `src` and `srcset`; one may hold commas, so only a comma at its end parts them. */
function picturesOf(html: string): string[] {
  return [...html.matchAll(FIRST_PICTURE)].flatMap(([tag]) =>
    [...tag.matchAll(/\/images\/[^\s"]+/g)].map(([url]) =>
      url.replace(/,$/, '').replaceAll('&amp;', '&'),
    ),
  );
}
