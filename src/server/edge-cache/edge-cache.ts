import type { Resource } from '../../site/index.server.ts';
import { isScreen } from '../request-kind.ts';
import { EVERYTHING, keysOfReads } from './surrogate-keys.ts';

/** Longest time that an edge keeps a page, seconds: what a purge that is lost can do harm for. */
const LONGEST = 600;

/** How long a page that is fetched anew may be answered meanwhile, seconds. */
const WHILE_FETCHED = 60;

/** How long a page is answered while this server is away, seconds. */
const WHILE_AWAY = 86_400;

/** What is not there is asked for again at once, but takes the place of what was. */
const ABSENT = controlFor(1);

/** Addresses of what is nobody's page, which an edge must not keep. */
const NEVER = /^\/(?:api|admin|quote|calendar)(?:[/?]|$)/;

/** What an edge is told of a response: for how long it may keep it, and by which keys it is purged. */
export interface EdgeTerms {
  /** `Surrogate-Key`; undefined where nothing is ever purged. */
  readonly keys?: string;
  /** `Cache-Control` at this moment, for the address that was asked for. */
  cacheControl(address: string): string;
}

/** What edges were told to keep: an address, the keys it is purged by, and until when they may. */
interface Kept {
  readonly keys: readonly string[];
  readonly until: number;
}

/**
 * What caches in front of the site may keep. It remembers which addresses they may have at the moment,
 * so that those that cannot be told keys can be told addresses.
 */
export class EdgeCache {
  readonly #kept = new Map<string, Kept>();
  readonly #now: () => number;

  /** `now` is milliseconds since 1970. */
  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  /** The terms of what is at an address, or stands in for what is not; undefined where no edge keeps it. */
  termsOf(address: string, resource: Resource): EdgeTerms | undefined {
    const { status, reads, freshUntil } = resource;
    if (status === 404) return { cacheControl: () => ABSENT };
    if (status !== 200 || !address.startsWith('/') || NEVER.test(address)) return undefined;
    // The television says when the product is away.
    if (isScreen(address)) return undefined;
    const keys = keysOfReads(reads);
    const until = freshUntil?.getTime() ?? Infinity;
    return {
      keys: keys.join(' '),
      // Another spelling of the address is another entry at the edge, which nobody would purge.
      cacheControl: (asked) => (asked === address ? this.#keep(address, keys, until) : NOT_KEPT),
    };
  }

  /** The headers of a redirect from an address; `isByChoice` when a chosen language is the reason. */
  redirectHeaders(address: string, isByChoice: boolean): Record<string, string> {
    if (!isByChoice) return { 'Cache-Control': ABSENT };
    return {
      'Cache-Control': this.#keep(address, null, Infinity),
      'Surrogate-Key': EVERYTHING,
    };
  }

  /** The addresses that edges may have under any of these keys. */
  addressesOf(keys: Iterable<string>): string[] {
    const now = this.#now();
    const wanted = new Set(keys);
    const found: string[] = [];
    for (const [address, kept] of this.#kept) {
      if (kept.until < now) this.#kept.delete(address);
      else if (kept.keys.some((key) => wanted.has(key))) found.push(address);
    }
    return found;
  }

  #keep(address: string, keys: readonly string[] | null, freshUntil: number): string {
    const now = this.#now();
    // An edge counts whole seconds, from when the answer arrives.
    const left = Math.floor((freshUntil - now) / 1_000) - 1;
    const seconds = Math.min(LONGEST, left);
    if (seconds < 1) return NOT_KEPT;
    const until = now + (seconds + WHILE_FETCHED) * 1_000;
    const known = this.#kept.get(address);
    // A page and a redirect away from it share one address; only the page says what it read.
    const all = keys ?? known?.keys ?? [EVERYTHING];
    this.#kept.set(address, { keys: all, until: Math.max(until, known?.until ?? 0) });
    // A page that turns at a known moment is not answered after it while it can be made.
    return controlFor(seconds, left > LONGEST ? WHILE_FETCHED : 0, WHILE_AWAY);
  }
}

const NOT_KEPT = 'no-cache';

/** Browsers ask each time, as `no-cache` has them do; `s-maxage` is for caches that are shared. */
function controlFor(seconds: number, whileFetched = 0, whileAway = 0): string {
  return [
    `max-age=0, must-revalidate, s-maxage=${seconds}`,
    ...(whileFetched > 0 ? [`stale-while-revalidate=${whileFetched}`] : []),
    ...(whileAway > 0 ? [`stale-if-error=${whileAway}`] : []),
  ].join(', ');
}
