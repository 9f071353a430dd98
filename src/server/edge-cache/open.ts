import type { ContentChange } from '../../content/index.ts';
import { defaultLanguage, LANGUAGE_KEY, type Language } from '../../i18n/index.ts';
import type { Log } from '../../log/index.server.ts';
import { listedAddresses } from '../../site/index.server.ts';
import type { Config } from '../config.ts';
import { EdgeCache } from './edge-cache.ts';
import {
  requestsForAddresses,
  requestsForKeys,
  sendPurge,
  type PurgeRequest,
} from './purge-requests.ts';
import { Purger } from './purger.ts';
import { EVERYTHING, keysOfChange } from './surrogate-keys.ts';

type EdgeConfig = Pick<
  Config,
  'EDGE_CACHE' | 'PURGE_URL' | 'PURGE_BY' | 'PURGE_SECRET' | 'SITE_URL' | 'CONTENT_SOURCE'
>;

/**
 * What is told to caches in front of the site; undefined when there are none. Every process tells, also
 * of what another one has changed: an edge may have fetched from one that had not heard of it yet, and
 * the last that hears puts that right.
 */
export function openEdgeCache(config: EdgeConfig, log: Log, languages: () => readonly Language[]) {
  if (!config.EDGE_CACHE) return undefined;
  const { PURGE_URL: urls, PURGE_BY: by, PURGE_SECRET: secret = '' } = config;
  const { host } = new URL(config.SITE_URL);
  const terms = new EdgeCache();
  const purgers = urls.map(
    (url) =>
      new Purger({
        log,
        edge: new URL(url).host,
        send: (request, signal) => sendPurge({ url, host, secret }, request, signal),
      }),
  );
  const tell = (requests: readonly PurgeRequest[]) => {
    if (requests.length > 0) for (const purger of purgers) purger.add(requests);
  };
  return {
    terms,
    /** Tells the edges; to be called once this process itself answers what is true now. */
    contentChanged(change: ContentChange) {
      const keys = keysOfChange(change);
      if (by === 'key') tell(requestsForKeys(keys));
      else tell(requestsForAddresses(terms.addressesOf(keys), []));
    },
    /** Has the edges let go of everything: other languages are offered, or another build is served. */
    everythingChanged() {
      if (by === 'key') return tell(requestsForKeys([EVERYTHING]));
      const addresses = new Set([
        ...listedAddresses(languages()),
        ...terms.addressesOf([EVERYTHING]),
      ]);
      const others = languages().filter((one) => one !== defaultLanguage());
      tell(requestsForAddresses([...addresses], others.map(choiceOf)));
    },
    async stop() {
      await Promise.all(purgers.map((purger) => purger.stop()));
    },
  };
}

/** The cookie of who has chosen a language, as an edge passes it on. */
function choiceOf(language: Language): string {
  return `${LANGUAGE_KEY}=${language}`;
}
