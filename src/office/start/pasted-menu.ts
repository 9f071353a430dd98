import type { Priced } from './menu-price.ts';

/** A dish as it was pasted. */
export interface PastedDish {
  readonly name: string;
  readonly description: string;
  /** Euros; null where the menu says none, or several. */
  readonly price: number | null;
}

export interface PastedSection {
  /** Empty for what stands above the first one. */
  readonly name: string;
  readonly dishes: readonly PastedDish[];
}

export interface PastedMenu {
  readonly sections: readonly PastedSection[];
  /** Was there more than is read at once? */
  readonly isCut: boolean;
}

/** Dishes that are read at once. */
export const MOST_DISHES = 300;

/** The longest name and description, characters. */
const LONGEST = { name: 200, description: 1_000 } as const;

/** Puts a menu together from what is read of it, line by line. */
export class MenuMaker {
  readonly #sections: { name: string; dishes: Writable[] }[] = [];
  #count = 0;

  /** Is there a dish that more can be said of? */
  get hasDish(): boolean {
    return (this.#sections.at(-1)?.dishes.length ?? 0) > 0;
  }

  section(text: string): void {
    this.#sections.push({
      name: calm(text.replace(/^#+|:$/g, '')).slice(0, LONGEST.name),
      dishes: [],
    });
  }

  /** Goes on in the section of this name, or begins it. */
  inSection(text: string): void {
    const name = calm(text);
    const at = this.#sections.findIndex((one) => one.name === name);
    if (at < 0) return this.section(text);
    this.#sections.push(...this.#sections.splice(at, 1));
  }

  dish(text: string, priced: Pick<Priced, 'price' | 'said'> | null, description = ''): void {
    this.#count += 1;
    if (this.#count > MOST_DISHES) return;
    if (this.#sections.length === 0) this.section('');
    const [name, said] = named(text);
    const words = [said, description, priced?.said ?? ''].filter(Boolean).join(' ');
    this.#sections.at(-1)?.dishes.push({
      name: calm(name).slice(0, LONGEST.name),
      description: words.slice(0, LONGEST.description),
      price: priced?.price ?? null,
    });
  }

  /** Says more of the last dish; one of several things that a list says is parted from the one before. */
  describe(text: string, isListed = false): void {
    const dish = this.#last;
    if (!dish || this.#count > MOST_DISHES) return;
    const said = text.replace(/^\((.*)\)$/, '$1');
    const words = [dish.description, said].filter(Boolean).join(isListed ? ', ' : ' ');
    dish.description = words.slice(0, LONGEST.description);
  }

  priceOfLast(price: number | null): void {
    const dish = this.#last;
    if (dish) dish.price ??= price;
  }

  made(): PastedMenu {
    const sections = this.#sections.filter(({ dishes }) => dishes.length > 0);
    return { sections, isCut: this.#count > MOST_DISHES };
  }

  get #last(): Writable | undefined {
    return this.#sections.at(-1)?.dishes.at(-1);
  }
}

type Writable = { -readonly [Key in keyof PastedDish]: PastedDish[Key] };

/** Parts a name from what the same line says of it: `Gilda – anchoa y piparra`, `Gilda: anchoa`. */
function named(text: string): readonly [name: string, said: string] {
  const [, name = text, said = ''] = /^(.{2,60}?)(?:\s[-–—]|:)\s(.+)$/u.exec(text) ?? [];
  return /\p{L}/u.test(said) ? [name.trim(), said.trim()] : [text.trim(), ''];
}

/** Are all letters capitals, and enough of them? */
export function isShouted(text: string): boolean {
  return (text.match(/\p{Lu}/gu)?.length ?? 0) > 3 && !/\p{Ll}/u.test(text);
}

/** A name in capitals as sentences write it: `PATATAS BRAVAS` is `Patatas bravas`. */
export function calm(text: string): string {
  const plain = text.trim();
  if (!isShouted(plain)) return plain;
  const small = plain.toLowerCase();
  return small.replace(/\p{L}/u, (letter) => letter.toUpperCase());
}
