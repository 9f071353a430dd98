import { join } from 'node:path';
import type { Log } from '../../log/index.server.ts';
import { CachedContent } from '../cache/cached-content.server.ts';
import type { Content, ContentConfig } from '../content-types.server.ts';
import type { ContentChange } from '../content-service.ts';
import type { EmbeddedContent } from '../embedded/index.server.ts';
import { collectChanges } from './announced-changes.server.ts';
import { createHook } from './hook.server.ts';
import { createKeptAnswers } from './kept-answers.server.ts';
import { listenToSanity } from './listen.server.ts';
import { readingClient } from './sanity-client.server.ts';
import {
  createKeptContentService,
  createSanityContentService,
} from './sanity-content-service.server.ts';

interface SanityOptions {
  readonly config: ContentConfig;
  /** Where the service's last answers are kept. */
  readonly dataDirectory: string;
  readonly log: Log;
  /** Holds the sample content, for the types that the dataset lacks. */
  readonly embedded: EmbeddedContent;
}

/** Sanity's content behind the cache; what it answered is kept for when it does not. */
export function createSanityContent(options: SanityOptions): Omit<Content, 'originals'> {
  const { config, dataDirectory, log, embedded } = options;
  const kept = createKeptAnswers({
    folder: join(dataDirectory, 'remote-content'),
    source: [config.SANITY_API_URL, config.SANITY_PROJECT_ID, config.SANITY_DATASET].join(' '),
    log,
  });
  const common = { kept, sample: embedded.service, log };
  const cached = new CachedContent({
    remote: createSanityContentService({ ...common, client: readingClient(config) }),
    standIn: createKeptContentService(common),
    log,
  });
  const announced = collectChanges(
    (change) => cached.change(change),
    (queries) => cached.renew(queries),
  );
  const listener = listenToSanity({ client: readingClient(config), log, ...announced });
  const secret = config.SANITY_WEBHOOK_SECRET;
  return {
    hook: secret === undefined ? undefined : createHook({ secret, ...announced }),
    service: cached.service,
    changes: {
      subscribe(listener: (change: ContentChange) => void) {
        const leave = [cached.subscribe(listener), embedded.changes.subscribe(listener)];
        return () => leave.forEach((from) => from());
      },
    },
    store: null,
    editor: null,
    pictureUses: null,
    preview: null,
    touch: (reads) => cached.touch(reads),
    catchUp: () => embedded.catchUp(),
    async stop() {
      listener.stop();
      announced.stop();
      cached.stop();
      await kept.stop();
      await embedded.stop();
    },
  };
}
