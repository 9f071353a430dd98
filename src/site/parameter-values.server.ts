import { HeldReadings } from '../content/index.server.ts';
import type { ContentChange } from '../content/index.ts';
import {
  valuesOfList,
  type Parameter,
  type Parameters,
  type ValueSource,
} from './parameters.server.ts';
import { readShownAddresses } from './shown-addresses.server.ts';

/**
 * The values that the parameters of addresses have, and where former addresses lead, held until the
 * content that they were read from changes: whether an address exists is then one look into a set,
 * however many are asked for.
 */
export class ParameterValues {
  readonly #languages: ValueSource['languages'];
  readonly #held: HeldReadings;

  constructor({ content, languages }: ValueSource) {
    this.#languages = languages;
    this.#held = new HeldReadings(content);
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
    const { former } = await this.#held.of(readShownAddresses, readShownAddresses);
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
      const known = await this.#held.of(
        former,
        async (content) => new Map(await former({ content, languages: this.#languages })),
      );
      const today = known.get(value.toLowerCase());
      return today === undefined ? [] : [[name, today] satisfies [string, string]];
    });
    return (await Promise.all(found)).flat();
  }

  /** Lets go of what the change touches. To be told before the pages are made again. */
  change(change: ContentChange): void {
    this.#held.change(change);
  }

  #valuesOf(parameter: Parameter): Promise<ReadonlySet<string>> {
    const languages = this.#languages;
    return this.#held.of(
      parameter,
      async (content) => new Set(await parameter.values({ content, languages })),
    );
  }
}
