import type { Log } from '../../log/index.server.ts';
import type { ContentChange, ContentChanges, ContentService } from '../content-service.ts';
import type { ContentCall, ContentReads } from '../reads.server.ts';
import { differingIds, digestOf } from './answer-differences.server.ts';
import { CachedAnswer, FRESH_FOR } from './cached-answer.server.ts';

/** An answer is forgotten this long after its last use, milliseconds. */
export const COLLECTED_AFTER = 5 * 60_000;
/**
 * While an answer is missing, what a page was rendered from is looked after at most this often,
 * milliseconds.
 */
const LOOK_AFTER_MISSING = 1_000;
/**
 * Visitors can ask for any number of addresses; beyond this many answers the least recently used is
 * dropped.
 */
const MAXIMUM_ANSWERS = 500;
const MAXIMUM_DIGESTS = 5_000;

export interface CachedContentOptions {
  readonly remote: ContentService;
  /** Answers what `remote` has not answered yet; rejects with `ContentUnavailableError` if it cannot. */
  readonly standIn: ContentService;
  readonly log: Log;
}

interface Entry {
  readonly answer: CachedAnswer;
  usedAt: number;
  collection: NodeJS.Timeout | undefined;
}

/**
 * A cache in front of a remote content service. A stale answer is served at once while it is
 * fetched again; a query not answered yet is answered by the stand-in while the remote is down, or
 * fails. A fresh answer that differs from what was served before is reported as a change.
 */
export class CachedContent implements ContentChanges {
  readonly service: ContentService;
  readonly #remote: ContentService;
  readonly #standIn: ContentService;
  readonly #log: Log;
  readonly #entries = new Map<string, Entry>();
  /**
   * Digests of the last answers, kept longer than the answers so that a change is noticed even
   * then.
   */
  readonly #digests = new Map<string, string>();
  readonly #listeners = new Set<(change: ContentChange) => void>();
  readonly #touched = new WeakMap<ContentReads, number>();
  /** Those whose last attempt failed. */
  readonly #failing = new Set<CachedAnswer>();
  #isStandingIn = false;
  /** The last that is known of the remote is that it did not answer. */
  #isAway = false;

  constructor({ remote, standIn, log }: CachedContentOptions) {
    this.#remote = remote;
    this.#standIn = standIn;
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
    const pause = this.#failing.size > 0 ? LOOK_AFTER_MISSING : FRESH_FOR;
    if (now - (this.#touched.get(reads) ?? 0) < pause) return;
    this.#touched.set(reads, now);
    for (const call of reads.calls) this.#entry(call).answer.refresh();
  }

  /**
   * The remote has said that something changed: what it answered to these queries is forgotten, and
   * the change reported, so that nobody is shown it again.
   */
  change(change: ContentChange): void {
    for (const key of [...this.#entries.keys()])
      if (change.queries.has(queryOf(key))) this.#drop(key);
    // What is answered now is no other change.
    for (const key of [...this.#digests.keys()])
      if (change.queries.has(queryOf(key))) this.#digests.delete(key);
    for (const listener of this.#listeners) listener(change);
  }

  /** Asks these queries again, however fresh their answers are; what differs is reported. */
  renew(queries: ContentChange['queries']): void {
    for (const [key, { answer }] of this.#entries) if (queries.has(queryOf(key))) answer.renew();
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
    const { query } = call;
    const answer = new CachedAnswer({
      fetch: () => ask(this.#remote, call),
      standIn: () => this.#askStandIn(call),
      onAnswer: (value, before, wasRefused) => {
        this.#compare(key, call, { value, before, wasRefused });
        this.#recovered(answer);
      },
      onFailure: (error, isFirst) => {
        this.#isAway = true;
        if (this.#entries.get(key)?.answer === answer) this.#failing.add(answer);
        if (isFirst) this.#log.warn('the content service does not answer', { query, error });
      },
      onSilence: () => (this.#isAway = true),
      isAway: () => this.#isAway,
    });
    const entry: Entry = { answer, usedAt: Date.now(), collection: undefined };
    this.#collectLater(key, entry, COLLECTED_AFTER);
    return entry;
  }

  async #askStandIn(call: ContentCall): Promise<unknown> {
    const value = await ask(this.#standIn, call);
    if (this.#isStandingIn) return value;
    this.#isStandingIn = true;
    this.#log.warn(
      'until the content service answers, the last it answered or the sample is shown',
      {
        query: call.query,
      },
    );
    return value;
  }

  /** The remote answers again: whatever else it did not answer is asked for at once. */
  #recovered(answer: CachedAnswer): void {
    this.#isAway = false;
    this.#failing.delete(answer);
    const failing = [...this.#failing];
    this.#failing.clear();
    for (const other of failing) void other.ask();
    if (failing.length > 0 || !this.#isStandingIn) return;
    this.#isStandingIn = false;
    this.#log.info('the content service answers again');
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
    if (entry) this.#failing.delete(entry.answer);
  }
}

/** The query of an entry's key. */
function queryOf(key: string): ContentCall['query'] {
  return (JSON.parse(key) as [ContentCall['query']])[0];
}

function ask(service: ContentService, { query, parameters }: ContentCall): Promise<unknown> {
  const answer = service[query] as (...parameters: readonly unknown[]) => Promise<unknown>;
  return answer.apply(service, [...parameters]);
}
