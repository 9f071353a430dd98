import { isDeepStrictEqual } from 'node:util';
import type { ContentChange, ContentService } from './content-service.ts';
import { isTouchedBy, recordReads, type ContentReads } from './reads.server.ts';

/**
 * Something that is read of the content and held, so that it is known at once. It follows the changes
 * it is told of; until it was read it is what it began as, and while it cannot be read it stays.
 */
export class Followed<Value> {
  readonly #service: ContentService;
  readonly #readOf: (content: ContentService) => Promise<Value>;
  readonly #listeners = new Set<() => void>();
  #current: Value;
  #reads: ContentReads | undefined;
  #isReading = false;
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
    const { content, reads } = recordReads(this.#service);
    try {
      const next = await this.#readOf(content);
      this.#reads = reads;
      if (isDeepStrictEqual(next, this.#current)) return;
      this.#current = next;
      for (const listener of this.#listeners) listener();
    } catch {
      // The content is away; the change that brings it back is heard as well.
    } finally {
      this.#isReading = false;
    }
  }
}
