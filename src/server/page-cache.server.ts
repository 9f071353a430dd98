import { isTouchedBy, type ContentReads } from '../content/index.server.ts';
import type { ContentChange } from '../content/index.ts';
import type { Language } from '../i18n/index.ts';
import type { Log } from '../log/index.server.ts';
import type { Absence, ResourceResolution, StandIn } from '../site/index.server.ts';
import { holdAnswer, squeeze, type HeadersOf, type HeldAnswer } from './held-answer.server.ts';

/** What is held under its key: what is at an address, or what stands in for many. */
type Makeable = ResourceResolution | StandIn;

/** A page held ready. */
export interface HeldPage {
  answer: HeldAnswer;
  readonly language: Language;
  /** See `ResourceResolution`. */
  readonly pagePath: string | undefined;
  readonly resolution: Makeable;
  readonly reads: ContentReads;
  freshUntil: number;
}

export interface PageCacheOptions {
  readonly headers: HeadersOf;
  readonly log: Log;
  /** Bytes held at most; the least recently asked-for pages go first. */
  readonly maximumBytes: number;
  /**
   * For content that lies elsewhere: told of what a page was made from whenever it is asked for, and
   * a page past its time is still answered while it is made again.
   */
  readonly touch?: ((reads: ContentReads) => void) | undefined;
  readonly now?: () => number;
}

/** Changes that a rendering under way may have missed are remembered while any is under way. */
interface Making {
  readonly promise: Promise<HeldPage | Absence>;
  readonly changes: ContentChange[];
}

/** How long a page past its time is answered before it is tried to be made again, milliseconds. */
const TRY_AGAIN = 2_000;

/** The status of a page whose content cannot be reached. */
const UNAVAILABLE = 503;

/**
 * Pages rendered once per content version and held as bytes. A change of the content drops just the
 * pages that read what changed, and makes those again before the next visitor asks. An address with
 * nothing at it is not held: what stands in for it is, once for all such addresses.
 */
export class PageCache {
  readonly #pages = new Map<string, HeldPage>();
  readonly #making = new Map<string, Making>();
  readonly #options: PageCacheOptions;
  readonly #now: () => number;
  #bytes = 0;
  #squeezing: Promise<void> = Promise.resolve();

  constructor(options: PageCacheOptions) {
    this.#options = options;
    this.#now = options.now ?? Date.now;
  }

  get size(): number {
    return this.#pages.size;
  }

  get bytes(): number {
    return this.#bytes;
  }

  /** The page held under a key, if it still holds good; marks it as asked for. */
  get(key: string): HeldPage | undefined {
    const page = this.#pages.get(key);
    if (!page) return undefined;
    const { touch } = this.#options;
    const isStale = this.#now() >= page.freshUntil;
    if (isStale && page.answer.status === UNAVAILABLE) this.#drop(key, page);
    // It stays where it is until another takes its place.
    if (isStale && (!touch || page.answer.status === UNAVAILABLE)) return undefined;
    this.#pages.delete(key);
    this.#pages.set(key, page);
    touch?.(page.reads);
    if (isStale) this.#refresh(page);
    return page;
  }

  /** The answer for a resolution, or for what stands in for it: held, being made, or made now. */
  async answer(resolution: Makeable): Promise<HeldAnswer> {
    const held = this.get(resolution.key);
    if (held) return held.answer;
    const before = this.#pages.get(resolution.key);
    const made = await this.#make(resolution);
    if (typeof made !== 'string') return made.answer;
    // Content may be out of reach just now: what was true a moment ago is better than an error.
    if (made === 'unavailable' && before) {
      before.freshUntil = this.#now() + TRY_AGAIN;
      return before.answer;
    }
    if (before) this.#drop(resolution.key, before);
    if (!('standIns' in resolution)) throw new Error(`Nothing stands in for ${resolution.key}`);
    return this.answer(resolution.standIns[made]);
  }

  /** Drops the pages that read what changed and makes them again at once. Answers their keys. */
  change(change: ContentChange): string[] {
    for (const { changes } of this.#making.values()) changes.push(change);
    const touched = [...this.#pages].filter(([, page]) => isTouchedBy(page.reads, change));
    for (const [key, page] of touched) this.#drop(key, page);
    // The most recently asked for comes first: it is the likeliest to be asked for again.
    void this.#makeAgain(touched.map(([, page]) => page.resolution).reverse());
    return touched.map(([key]) => key);
  }

  /** Waits until the pages that are held are as small as they get. */
  async settle(): Promise<void> {
    await Promise.all([...this.#making.values()].map(({ promise }) => promise));
    await this.#squeezing;
  }

  async #makeAgain(resolutions: readonly Makeable[]): Promise<void> {
    for (const resolution of resolutions) {
      if (!resolution.isEager || this.#pages.has(resolution.key)) continue;
      await this.#make(resolution).catch((error: unknown) => this.#say(resolution, error));
      // A visitor who waits goes before a page that nobody asked for yet.
      await new Promise(setImmediate);
    }
  }

  #refresh(page: HeldPage): void {
    const { resolution } = page;
    if (this.#making.has(resolution.key)) return;
    this.#make(resolution).catch((error: unknown) => this.#say(resolution, error));
  }

  #say(resolution: Makeable, error: unknown): void {
    this.#options.log.error('A page could not be made again', { key: resolution.key, error });
  }

  #make(resolution: Makeable): Promise<HeldPage | Absence> {
    const { key } = resolution;
    const known = this.#making.get(key);
    if (known) return known.promise;
    const changes: ContentChange[] = [];
    const promise = this.#render(resolution, changes).finally(() => this.#making.delete(key));
    this.#making.set(key, { promise, changes });
    return promise;
  }

  async #render(resolution: Makeable, changes: ContentChange[]): Promise<HeldPage | Absence> {
    const resource = await resolution.make();
    if (typeof resource === 'string') return resource;
    const { reads } = resource;
    if (changes.some((change) => isTouchedBy(reads, change))) {
      changes.length = 0;
      return this.#render(resolution, changes);
    }
    const answer = holdAnswer(resource, this.#options.headers);
    const page: HeldPage = {
      answer,
      language: resolution.language,
      pagePath: 'pagePath' in resolution ? resolution.pagePath : undefined,
      resolution,
      reads,
      freshUntil: resource.freshUntil?.getTime() ?? Infinity,
    };
    this.#hold(page);
    return page;
  }

  #hold(page: HeldPage): void {
    const { key } = page.resolution;
    const before = this.#pages.get(key);
    if (before) this.#drop(key, before);
    this.#pages.set(key, page);
    this.#bytes += page.answer.size;
    for (const [oldest, held] of this.#pages) {
      if (this.#bytes <= this.#options.maximumBytes || oldest === key) break;
      this.#drop(oldest, held);
    }
    // What is held for a moment only is not worth it.
    if (page.answer.status === UNAVAILABLE) return;
    this.#squeezing = this.#squeezing.then(() => this.#squeeze(page));
  }

  async #squeeze(page: HeldPage): Promise<void> {
    const { key } = page.resolution;
    if (this.#pages.get(key) !== page) return;
    const answer = await squeeze(page.answer);
    if (this.#pages.get(key) !== page) return;
    this.#bytes += answer.size - page.answer.size;
    page.answer = answer;
  }

  #drop(key: string, page: HeldPage): void {
    if (this.#pages.get(key) === page && this.#pages.delete(key)) this.#bytes -= page.answer.size;
  }
}
