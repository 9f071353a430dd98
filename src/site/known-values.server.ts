import { isTouchedBy, recordReads, type ContentReads } from '../content/index.server.ts';
import type { ContentChange, ContentService } from '../content/index.ts';
import type { Parameter, Parameters, ValueSource } from './parameters.server.ts';

interface Held {
  readonly values: Promise<ReadonlySet<string>>;
  readonly reads: ContentReads;
  /** Are `reads` all there is? */
  isRead: boolean;
}

/**
 * The values that the parameters of addresses have, held until the content that they were read from
 * changes: whether an address exists is then one look into a set, however many are asked for.
 */
export class KnownValues {
  readonly #options: ValueSource;
  readonly #held = new Map<Parameter, Held>();

  constructor(options: ValueSource) {
    this.#options = options;
  }

  /**
   * Is each of the values one that its parameter has? A value that no parameter is declared for is
   * unknown. Rejects with `ContentUnavailableError` while that cannot be told.
   */
  async haveAll(
    values: Readonly<Record<string, string>>,
    parameters: Parameters,
  ): Promise<boolean> {
    for (const [name, value] of Object.entries(values)) {
      const parameter = parameters[name];
      if (!parameter || !(await this.#valuesOf(parameter)).has(value)) return false;
    }
    return true;
  }

  /** Lets go of what the change touches. To be told before the pages are made again. */
  change(change: ContentChange): void {
    for (const [parameter, { reads, isRead }] of this.#held) {
      if (!isRead || isTouchedBy(reads, change)) this.#held.delete(parameter);
    }
  }

  #valuesOf(parameter: Parameter): Promise<ReadonlySet<string>> {
    const held = this.#held.get(parameter) ?? this.#read(parameter);
    return held.values;
  }

  #read(parameter: Parameter): Held {
    const { languages, content: service } = this.#options;
    const { content, reads } = recordReads(service as ContentService);
    const values = parameter.values({ content, languages }).then((all) => new Set(all));
    const held: Held = { values, reads, isRead: false };
    this.#held.set(parameter, held);
    values.then(
      () => (held.isRead = true),
      // The next who asks tries again.
      () => this.#held.get(parameter) === held && this.#held.delete(parameter),
    );
    return held;
  }
}
