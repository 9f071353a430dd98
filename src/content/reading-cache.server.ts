import type { Content } from './content-types.server.ts';
import type { ContentChange, ContentService } from './content-service.ts';
import { isTouchedBy, recordReads, type ContentReads } from './reads.server.ts';

interface Held {
  readonly value: Promise<unknown>;
  /** What was read, once all of it was. */
  reads?: ContentReads;
}

/**
 * Reads what is needed of the content once, and again only after a change of anything that was read. A
 * reading that fails is not kept. After a change is reported, no reading that began before it is answered.
 */
export class HeldReadings {
  readonly #service: ContentService;
  readonly #held = new Map<object, Held>();

  constructor(service: ContentService) {
    this.#service = service;
  }

  /** Lets go of what the change touches. */
  change(change: ContentChange): void {
    for (const [key, { reads }] of this.#held)
      if (!reads || isTouchedBy(reads, change)) this.#held.delete(key);
  }

  /** What is held under a key, which is always read alike. */
  of<Value>(key: object, read: (content: ContentService) => Promise<Value>): Promise<Value> {
    const known = this.#held.get(key);
    if (known) return known.value as Promise<Value>;
    const { content, reads } = recordReads(this.#service);
    const value = read(content);
    const held: Held = { value };
    this.#held.set(key, held);
    value.then(
      () => (held.reads = reads),
      // The next who asks tries again.
      () => this.#held.get(key) === held && this.#held.delete(key),
    );
    return value;
  }
}

/** Holds one reading, for what every submission and every email asks. */
export function keepReading<Value>(
  { service, changes }: Pick<Content, 'service' | 'changes'>,
  read: (content: ContentService) => Promise<Value>,
): () => Promise<Value> {
  const held = new HeldReadings(service);
  changes.subscribe((change) => held.change(change));
  return () => held.of(read, read);
}
