import { LRUCache } from 'lru-cache';
import { isTouchedBy, type ContentReads } from '../content/index.server.ts';
import type { ContentChange } from '../content/index.ts';
import type { Language } from '../i18n/index.ts';
import type { Log } from '../log/index.server.ts';
import type { Absence, ResourceResolution, ErrorAnswer } from '../site/index.server.ts';
import {
  cacheResponse,
  recompress,
  type CachedResponse,
  type HeadersOf,
} from './cached-response.ts';
import type { EdgeCache } from './edge-cache/edge-cache.ts';

/** What is cached under its key: what is at an address, or what stands in for many. */
type Makeable = ResourceResolution | ErrorAnswer;

/** A page that is ready to be sent. */
export interface CachedPage {
  readonly response: CachedResponse;
  readonly resolution: Makeable;
  readonly reads: ContentReads;
  freshUntil: number;
}

export interface PageCacheOptions {
  readonly headers: HeadersOf;
  readonly log: Log;
  /** Bytes kept at most; the least recently asked-for pages go first. */
  readonly maximumBytes: number;
  /** Languages that are offered just now: no page of another one is kept. Without it, all are. */
  readonly languages?: (() => readonly Language[]) | undefined;
  /** What caches in front of the site may keep; without it, nothing. */
  readonly edge?: Pick<EdgeCache, 'termsOf'> | undefined;
  /** Is nothing done before somebody asks: is no page made again, and none made as small as it gets? */
  readonly isLazy?: boolean | undefined;
  /** Is waited for before a page is made as small as it gets: visitors go first. */
  readonly quiet?: (() => Promise<void>) | undefined;
  readonly now?: () => number;
}

/** Changes that a rendering under way may have missed are remembered while any is under way. */
interface Making {
  readonly promise: Promise<CachedPage | Absence>;
  readonly changes: ContentChange[];
}

/** How long a page past its time is answered before it is tried to be made again, milliseconds. */
const TRY_AGAIN = 2_000;

/**
 * Longest time between two looks for pages past their time, milliseconds: a timer takes no notice of
 * the time that the machine slept.
 */
const LOOK_AGAIN = 30_000;

/** The status of a page whose content cannot be reached. */
const UNAVAILABLE = 503;

/**
 * Pages rendered once per content version and kept as bytes. A change of the content drops just the
 * pages that read what changed, and renders those again before the next visitor asks; so does the
 * clock with a page past its time, which is never answered while it can be made. An address with
 * nothing at it is not cached: what stands in for it is, once for all such addresses.
 */
export class PageCache {
  readonly #pages: LRUCache<string, CachedPage>;
  readonly #making = new Map<string, Making>();
  readonly #options: PageCacheOptions;
  readonly #watchers = new Set<(response: CachedResponse) => void>();
  readonly #now: () => number;
  #recompressing: Promise<void> = Promise.resolve();
  #timer: NodeJS.Timeout | undefined;
  #wakesAt = Infinity;
  #isStopped = false;
  /** How often all was let go of: what began before is not kept. */
  #era = 0;
  /** How often a page was found here, and how often one had to be rendered. */
  hits = 0;
  misses = 0;

  constructor(options: PageCacheOptions) {
    this.#options = options;
    this.#pages = new LRUCache({
      maxSize: options.maximumBytes,
      sizeCalculation: ({ response }) => response.size,
    });
    this.#now = options.now ?? Date.now;
  }

  get size(): number {
    return this.#pages.size;
  }

  get bytes(): number {
    return this.#pages.calculatedSize;
  }

  /** The page cached under a key, if it is still good; marks it as asked for. */
  get(key: string): CachedPage | undefined {
    const page = this.#pages.get(key);
    if (!page) return undefined;
    const isStale = this.#now() >= page.freshUntil;
    if (isStale && page.response.status === UNAVAILABLE) this.#drop(key, page);
    // It stays where it is until another takes its place.
    if (isStale) return undefined;
    this.hits += 1;
    return page;
  }

  /** The response for a resolution, or for what stands in for it: cached, being made, or made now. */
  async answer(resolution: Makeable): Promise<CachedResponse> {
    const cached = this.get(resolution.key);
    if (cached) return cached.response;
    const before = this.#pages.peek(resolution.key);
    const made = await this.#make(resolution);
    if (typeof made !== 'string') return made.response;
    // Content may be out of reach just now: what was true a moment ago is better than an error.
    if (made === 'unavailable' && before) {
      before.freshUntil = this.#now() + TRY_AGAIN;
      return before.response;
    }
    if (before) this.#drop(resolution.key, before);
    if (!('errorAnswers' in resolution)) throw new Error(`Nothing stands in for ${resolution.key}`);
    return this.answer(resolution.errorAnswers[made]);
  }

  /** Drops the pages that read what changed and, unless it is lazy, makes them again at once. Answers their keys. */
  change(change: ContentChange): string[] {
    for (const { changes } of this.#making.values()) changes.push(change);
    // The most recently asked for comes first: it is the likeliest to be asked for again.
    const touched = [...this.#pages.entries()].filter(([, page]) =>
      isTouchedBy(page.reads, change),
    );
    for (const [key, page] of touched) this.#drop(key, page);
    if (!this.#options.isLazy) void this.#makeAgain(touched.map(([, page]) => page.resolution));
    return touched.map(([key]) => key);
  }

  /** Lets go of the pages of languages that are not offered any more. */
  languagesChanged(): void {
    for (const [key, page] of [...this.#pages.entries()])
      if (!this.#isOffered(page)) this.#drop(key, page);
  }

  /** Lets go of everything: what addresses mean may be something else now. */
  clear(): void {
    this.#era += 1;
    this.#pages.clear();
  }

  /** Tells of every page that is made, or made again. Answers how to stop it. */
  watch(watcher: (response: CachedResponse) => void): () => void {
    this.#watchers.add(watcher);
    return () => void this.#watchers.delete(watcher);
  }

  /** Waits until the cached pages are as small as they get. */
  async settle(): Promise<void> {
    await Promise.all([...this.#making.values()].map(({ promise }) => promise));
    await this.#recompressing;
  }

  /** Renews nothing any more. */
  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#timer);
  }

  async #makeAgain(resolutions: readonly Makeable[]): Promise<void> {
    const era = this.#era;
    for (const resolution of resolutions) {
      if (era !== this.#era) return;
      if (!resolution.isEager || this.#pages.has(resolution.key)) continue;
      await this.#make(resolution).catch((error: unknown) => this.#say(resolution, error));
      // A visitor who waits goes before a page that nobody asked for yet.
      await new Promise(setImmediate);
    }
  }

  /** Makes the pages past their time again, then waits for the next one's. */
  async #renew(): Promise<void> {
    // Meanwhile no other timer is set.
    this.#wakesAt = -Infinity;
    const now = this.#now();
    const due = [...this.#pages.values()].filter(
      (page) => isRenewed(page) && page.freshUntil <= now,
    );
    for (const page of due) {
      const { resolution } = page;
      if (this.#isStopped || this.#pages.peek(resolution.key) !== page) continue;
      const made = await this.#make(resolution).catch((error: unknown) => {
        this.#say(resolution, error);
        return 'unavailable' as const;
      });
      if (made === 'unavailable') page.freshUntil = this.#now() + TRY_AGAIN;
      else if (made === 'missing') this.#drop(resolution.key, page);
      await new Promise(setImmediate);
    }
    this.#wakesAt = Infinity;
    const times = [...this.#pages.values()].filter(isRenewed).map(({ freshUntil }) => freshUntil);
    this.#wakeAt(times.reduce((first, time) => Math.min(first, time), Infinity));
  }

  /** Renews at that time, unless it does so sooner. */
  #wakeAt(time: number): void {
    if (this.#isStopped || time >= this.#wakesAt) return;
    this.#wakesAt = time;
    clearTimeout(this.#timer);
    const wait = Math.min(Math.max(time - this.#now(), 0), LOOK_AGAIN);
    this.#timer = setTimeout(() => void this.#renew(), wait);
    this.#timer.unref();
  }

  #say(resolution: Makeable, error: unknown): void {
    this.#options.log.error('A page could not be made again', { key: resolution.key, error });
  }

  #make(resolution: Makeable): Promise<CachedPage | Absence> {
    const { key } = resolution;
    const known = this.#making.get(key);
    if (known) return known.promise;
    const changes: ContentChange[] = [];
    this.misses += 1;
    const promise = this.#render(resolution, changes).finally(() => this.#making.delete(key));
    this.#making.set(key, { promise, changes });
    return promise;
  }

  async #render(resolution: Makeable, changes: ContentChange[]): Promise<CachedPage | Absence> {
    const era = this.#era;
    const resource = await resolution.make();
    if (typeof resource === 'string') return resource;
    const { reads } = resource;
    if (changes.some((change) => isTouchedBy(reads, change))) {
      changes.length = 0;
      return this.#render(resolution, changes);
    }
    const { headers, edge } = this.#options;
    const terms = edge?.termsOf(resolution.key, resource);
    const response = cacheResponse(resource, headers, terms);
    const page: CachedPage = {
      response,
      resolution,
      reads,
      freshUntil: resource.freshUntil?.getTime() ?? Infinity,
    };
    if (era === this.#era) this.#keep(page);
    return page;
  }

  #isOffered({ resolution }: CachedPage): boolean {
    return this.#options.languages?.().includes(resolution.language) ?? true;
  }

  #keep(page: CachedPage): void {
    if (!this.#isOffered(page)) return;
    this.#pages.set(page.resolution.key, page);
    if (isRenewed(page)) this.#wakeAt(page.freshUntil);
    // What is kept for a moment only is not worth it.
    if (page.response.status === UNAVAILABLE) return;
    for (const watcher of this.#watchers) watcher(page.response);
    if (!this.#options.isLazy)
      this.#recompressing = this.#recompressing.then(() => this.#recompress(page));
  }

  async #recompress(page: CachedPage): Promise<void> {
    const { key } = page.resolution;
    await this.#options.quiet?.();
    if (this.#pages.peek(key) !== page) return;
    const response = await recompress(page.response);
    if (this.#pages.peek(key) === page) this.#pages.set(key, { ...page, response });
  }

  #drop(key: string, page: CachedPage): void {
    if (this.#pages.peek(key) === page) this.#pages.delete(key);
  }
}

/**
 * Whether a page is made again at its time before anyone asks. What is unavailable is asked for first:
 * else it would be made in vain for as long as the content is away.
 */
function isRenewed({ resolution, response, freshUntil }: CachedPage): boolean {
  return resolution.isEager && response.status !== UNAVAILABLE && freshUntil < Infinity;
}
