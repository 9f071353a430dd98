import { isDeepStrictEqual } from 'node:util';
import { isTouchedBy, recordReads, type ContentReads } from '../content/index.server.ts';
import { offeredLanguages, type ContentChange, type ContentService } from '../content/index.ts';
import type { Language } from '../i18n/index.ts';

export interface OfferedLanguagesOptions {
  readonly content: ContentService;
  /** Languages that the installation has. */
  readonly languages: readonly Language[];
}

/**
 * The languages that are offered just now, held so that what an address means is known at once. They
 * follow the settings; until these were read, every language that the installation has is offered.
 */
export class OfferedLanguages {
  readonly #options: OfferedLanguagesOptions;
  readonly #listeners = new Set<() => void>();
  #current: readonly Language[];
  #reads: ContentReads | undefined;
  #isReading = false;
  #reading: Promise<void> = Promise.resolve();

  constructor(options: OfferedLanguagesOptions) {
    this.#options = options;
    this.#current = options.languages;
  }

  get current(): readonly Language[] {
    if (!this.#reads && !this.#isReading) void this.read();
    return this.#current;
  }

  /** Reads the settings; while they cannot be read, everything stays as it is. */
  read(): Promise<void> {
    this.#isReading = true;
    return (this.#reading = this.#reading.then(() => this.#read()));
  }

  /** Follows a change of the content. */
  change(change: ContentChange): void {
    if (!this.#reads || isTouchedBy(this.#reads, change)) void this.read();
  }

  /** Has a listener told whenever other languages are offered than before. */
  subscribe(listener: () => void): void {
    this.#listeners.add(listener);
  }

  async #read(): Promise<void> {
    const { content, reads } = recordReads(this.#options.content);
    try {
      const next = offeredLanguages(await content.globalSettings(), this.#options.languages);
      this.#reads = reads;
      if (isDeepStrictEqual(next, this.#current)) return;
      this.#current = next;
      for (const listener of this.#listeners) listener();
    } catch {
      // Whoever wants a page is told that the content is away; what was offered still is.
    } finally {
      this.#isReading = false;
    }
  }
}
