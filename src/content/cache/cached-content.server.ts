import type { Log } from '../../log/index.server.ts';
import type { ContentChange, ContentChanges, ContentService } from '../content-service.ts';
import type { ContentCall, ContentReads } from '../reads.server.ts';
import { differingIds, digestOf } from './answer-differences.server.ts';
import { CachedAnswer, FRESH_FOR } from './cached-answer.server.ts';

/** An answer is forgotten this long after its last use, milliseconds. */
export const COLLECTED_AFTER = 5 * 60_000;
/**
 * Visitors can ask for any number of addresses; beyond this many answers the least recently used is
 * dropped.
 */
const MAXIMUM_ANSWERS = 500;
const MAXIMUM_DIGESTS = 5_000;

interface Entry {
  readonly answer: CachedAnswer;
  usedAt: number;
  collection: NodeJS.Timeout | undefined;
}

/**
 * A cache in front of a remote content service. A stale answer is served at once while it is
 * fetched again; a query never answered before fails at once while the remote is down. A fresh
 * answer that differs from the one before is reported as a change.
 */
export class CachedContent implements ContentChanges {
  readonly service: ContentService;
  readonly #remote: ContentService;
  readonly #log: Log;
  readonly #entries = new Map<string, Entry>();
  /**
   * Digests of the last answers, kept longer than the answers so that a change is noticed even
   * then.
   */
  readonly #digests = new Map<string, string>();
  readonly #listeners = new Set<(change: ContentChange) => void>();
  readonly #touched = new WeakMap<ContentReads, number>();

  constructor({ remote, log }: { readonly remote: ContentService; readonly log: Log }) {
    this.#remote = remote;
    this.#log = log;
    this.service = new Proxy(remote, {
      get: (target, name) =>
        typeof Reflect.get(target, name) === 'function'
          ? (...parameters: unknown[]) =>
              this.#entry({ query: name as ContentCall['query'], parameters }).answer.read()
          : undefined,
    });
  }

  subscribe(listener: (change: ContentChange) => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /** Fetches the answers to these reads again in the background, once they are stale. */
  touch(reads: ContentReads): void {
    const now = Date.now();
    if (now - (this.#touched.get(reads) ?? 0) < FRESH_FOR) return;
    this.#touched.set(reads, now);
    for (const call of reads.calls) this.#entry(call).answer.refresh();
  }

  stop(): void {
    for (const key of [...this.#entries.keys()]) this.#drop(key);
  }

  #entry(call: ContentCall): Entry {
    const key = JSON.stringify([call.query, ...call.parameters]);
    const entry = this.#entries.get(key) ?? this.#create(key, call);
    entry.usedAt = Date.now();
    // The last in the map is the most recently used.
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    const [oldest] = this.#entries.keys();
    if (this.#entries.size > MAXIMUM_ANSWERS && oldest !== undefined) this.#drop(oldest);
    return entry;
  }

  #create(key: string, call: ContentCall): Entry {
    const { query, parameters } = call;
    const ask = this.#remote[query] as (...parameters: readonly unknown[]) => Promise<unknown>;
    const answer = new CachedAnswer({
      fetch: () => ask.apply(this.#remote, [...parameters]),
      onAnswer: (value, before, wasRefused) =>
        this.#compare(key, call, { value, before, wasRefused }),
      onFailure: (error) => this.#log.warn('the content service does not answer', { query, error }),
    });
    const entry: Entry = { answer, usedAt: Date.now(), collection: undefined };
    this.#collectLater(key, entry, COLLECTED_AFTER);
    return entry;
  }

  #compare(
    key: string,
    { query }: ContentCall,
    { value, before, wasRefused }: { value: unknown; before: unknown; wasRefused: boolean },
  ): void {
    const digest = digestOf(value);
    const known = this.#digests.get(key);
    this.#digests.delete(key);
    this.#digests.set(key, digest);
    const [oldest] = this.#digests.keys();
    if (this.#digests.size > MAXIMUM_DIGESTS && oldest !== undefined) this.#digests.delete(oldest);
    const hasChanged = known !== undefined && known !== digest;
    if (!hasChanged && !wasRefused) return;
    const change = { documentIds: differingIds(before, value), queries: new Set([query]) };
    for (const listener of this.#listeners) listener(change);
  }

  #collectLater(key: string, entry: Entry, wait: number): void {
    entry.collection = setTimeout(() => {
      const left = entry.usedAt + COLLECTED_AFTER - Date.now();
      if (left > 0) this.#collectLater(key, entry, left);
      else this.#drop(key);
    }, wait);
    entry.collection.unref();
  }

  #drop(key: string): void {
    const entry = this.#entries.get(key);
    this.#entries.delete(key);
    clearTimeout(entry?.collection);
    entry?.answer.stop();
  }
}
