import { isTouchedBy, recordReads, type ContentReads } from '../content/index.server.ts';
import type { ContentChange, ContentService } from '../content/index.ts';
import {
  valuesOfList,
  type Parameter,
  type Parameters,
  type ValueSource,
} from './parameters.server.ts';
import { readShownAddresses } from './shown-addresses.server.ts';

interface Held<Value> {
  readonly value: Promise<Value>;
  readonly reads: ContentReads;
  /** Are `reads` all there is? */
  isRead: boolean;
}

/**
 * The values that the parameters of addresses have, and where former addresses lead, held until the
 * content that they were read from changes: whether an address exists is then one look into a set,
 * however many are asked for.
 */
export class ParameterValues {
  readonly #options: ValueSource;
  readonly #held = new Map<object, Held<unknown>>();

  constructor(options: ValueSource) {
    this.#options = options;
  }

  /**
   * Is each of the values one that its parameter has? A value that no parameter is declared for is
   * unknown. Rejects while the database is away.
   */
  async haveAll(
    values: Readonly<Record<string, string>>,
    parameters: Parameters,
  ): Promise<boolean> {
    for (const [name, value] of Object.entries(values)) {
      const parameter = parameters[name];
      if (!parameter) return false;
      const known = await this.#valuesOf(parameter);
      const given = parameter.isList ? valuesOfList(value) : [value];
      if (!given.every((one) => known.has(one))) return false;
    }
    return true;
  }

  /** Where the page is now that was at a path before; undefined when none was. Rejects likewise. */
  async movedTo(path: string): Promise<string | undefined> {
    const { former } = await this.#kept(readShownAddresses, ({ content }) =>
      readShownAddresses(content),
    );
    return former.get(path);
  }

  /** Those of the values that their parameter has no more, as they are today. Rejects likewise. */
  async renamed(
    values: Readonly<Record<string, string>>,
    parameters: Parameters,
  ): Promise<[name: string, today: string][]> {
    const found = Object.entries(values).map(async ([name, value]) => {
      const parameter = parameters[name];
      const former = parameter?.former;
      if (!former || (await this.#valuesOf(parameter)).has(value)) return [];
      const known = await this.#kept(former, async (source) => new Map(await former(source)));
      const today = known.get(value.toLowerCase());
      return today === undefined ? [] : [[name, today] satisfies [string, string]];
    });
    return (await Promise.all(found)).flat();
  }

  /** Lets go of what the change touches. To be told before the pages are made again. */
  change(change: ContentChange): void {
    for (const [key, { reads, isRead }] of this.#held) {
      if (!isRead || isTouchedBy(reads, change)) this.#held.delete(key);
    }
  }

  #valuesOf(parameter: Parameter): Promise<ReadonlySet<string>> {
    return this.#kept(parameter, async (source) => new Set(await parameter.values(source)));
  }

  /** What is held under a key, which is always read alike. */
  #kept<Value>(key: object, read: (source: ValueSource) => Promise<Value>): Promise<Value> {
    const known = this.#held.get(key) as Held<Value> | undefined;
    if (known) return known.value;
    const { languages, content: service } = this.#options;
    const { content, reads } = recordReads(service as ContentService);
    const held: Held<Value> = { value: read({ content, languages }), reads, isRead: false };
    this.#held.set(key, held);
    held.value.then(
      () => (held.isRead = true),
      // The next who asks tries again.
      () => this.#held.get(key) === held && this.#held.delete(key),
    );
    return held.value;
  }
}
