import { isDeepStrictEqual } from 'node:util';
import type { ContentChange, ContentService } from './content-service.ts';
import { isTouchedBy, recordReads, type ContentReads } from './reads.server.ts';

/** After a reading that failed it is tried again, whether anybody asks or not, milliseconds. */
const TRY_AGAIN = 1_000;

/**
 * Something that is read of the content and held, so that it is known at once. It follows the changes
 * it is told of; until it was read it is what it began as, and while it cannot be read it stays, and is tried again.
 */
export class Followed<Value> {
  readonly #service: ContentService;
  readonly #readOf: (content: ContentService) => Promise<Value>;
  readonly #listeners = new Set<() => void>();
  #current: Value;
  #reads: ContentReads | undefined;
  #isReading = false;
  #again: NodeJS.Timeout | undefined;
  #reading: Promise<void> = Promise.resolve();

  constructor(
    service: ContentService,
    readOf: (content: ContentService) => Promise<Value>,
    initial: Value,
  ) {
    this.#service = service;
    this.#readOf = readOf;
    this.#current = initial;
  }

  get current(): Value {
    if (!this.#reads && !this.#isReading) void this.read();
    return this.#current;
  }

  /** Reads it anew, after what is being read already. */
  read(): Promise<void> {
    this.#isReading = true;
    return (this.#reading = this.#reading.then(() => this.#read()));
  }

  /** Follows a change of the content. */
  change(change: ContentChange): void {
    if (!this.#reads || isTouchedBy(this.#reads, change)) void this.read();
  }

  /** Has a listener told whenever it is another than before. */
  subscribe(listener: () => void): void {
    this.#listeners.add(listener);
  }

  async #read(): Promise<void> {
    // What was read before says nothing of which change this reading misses.
    this.#reads = undefined;
    const { content, reads } = recordReads(this.#service);
    try {
      const next = await this.#readOf(content);
      this.#reads = reads;
      if (isDeepStrictEqual(next, this.#current)) return;
      this.#current = next;
      for (const listener of this.#listeners) listener();
    } catch {
      // The content is away, and no change tells that it is back.
      if (this.#again) return;
      this.#again = setTimeout(() => {
        this.#again = undefined;
        if (!this.#reads && !this.#isReading) void this.read();
      }, TRY_AGAIN).unref();
    } finally {
      this.#isReading = false;
    }
  }
}
