import type { Log } from '../../log/index.server.ts';
import { CachedContent } from '../cache/cached-content.server.ts';
import type { Content, ContentConfig } from '../content-types.server.ts';
import type { ContentChange } from '../content-service.ts';
import type { EmbeddedContent } from '../embedded/index.server.ts';
import { readingClient } from './sanity-client.server.ts';
import { createSanityContentService } from './sanity-content-service.server.ts';

interface SanityOptions {
  readonly config: ContentConfig;
  readonly log: Log;
  /** Holds the sample content, for the types that the dataset lacks. */
  readonly embedded: EmbeddedContent;
}

/** Sanity's content behind the cache. */
export function createSanityContent({ config, log, embedded }: SanityOptions): Content {
  const client = readingClient(config);
  const remote = createSanityContentService({ client, sample: embedded.service, log });
  const cached = new CachedContent({ remote, log });
  return {
    service: cached.service,
    changes: {
      subscribe(listener: (change: ContentChange) => void) {
        const leave = [cached.subscribe(listener), embedded.changes.subscribe(listener)];
        return () => leave.forEach((from) => from());
      },
    },
    store: null,
    editor: null,
    preview: null,
    touch: (reads) => cached.touch(reads),
    async stop() {
      cached.stop();
      await embedded.stop();
    },
  };
}
