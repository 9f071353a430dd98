import type * as v from 'valibot';

/**
 * A GROQ condition that holds only where `path` has a value that the schema takes, null counting as
 * absent. It may fail for such a value as well, never the other way round: what GROQ cannot say, or
 * is not known here, is `false`. So Sanity can vouch for what it need not send.
 */
export function conditionOf(schema: v.GenericSchema, path: string): string {
  return conditionAt(schema as Described, path);
}

/** A schema as valibot describes it at run time. */
interface Described extends v.GenericSchema {
  readonly pipe?: readonly (Described | { readonly kind: string; readonly type: string })[];
  readonly entries?: Readonly<Record<string, Described>>;
  readonly wrapped?: Described;
  readonly item?: Described;
  readonly literal?: unknown;
  readonly options?: readonly unknown[];
  readonly key?: string;
  readonly getter?: (input: unknown) => Described;
}

const NEVER = 'false';

/** The element of a list that a filter looks at. */
const ELEMENT = '@';

const OPTIONAL = new Set(['optional', 'nullish']);

function conditionAt(schema: Described, path: string): string {
  const [first, ...actions] = schema.pipe ?? [];
  // Neither of them refuses a value.
  if (actions.some(({ kind, type }) => kind !== 'metadata' && type !== 'transform')) return NEVER;
  if (first) return conditionAt(first as Described, path);
  const { wrapped, item, entries, options = [], getter } = schema;
  if (wrapped && OPTIONAL.has(schema.type))
    return any(`!defined(${path})`, conditionAt(wrapped, path));
  if (item && schema.type === 'array') return every(path, conditionAt(item, ELEMENT));
  if (entries && /^(loose_)?object$/.test(schema.type)) return objectAt(entries, path);
  if (getter && schema.type === 'lazy') return localizedAt(getter, path);
  switch (schema.type) {
    case 'string':
      return isText(path);
    case 'number':
      return `defined(${path} - 0)`;
    case 'boolean':
      return `${path} in [true, false]`;
    case 'literal':
      return `${path} == ${JSON.stringify(schema.literal)}`;
    case 'picklist':
      return `${path} in ${JSON.stringify(options)}`;
    case 'union':
      return any(...options.map((option) => conditionAt(option as Described, path)));
    case 'variant':
      return variantAt(schema, path);
    default:
      return NEVER;
  }
}

/** One without a required field is not told from a text. */
function objectAt(entries: Readonly<Record<string, Described>>, path: string): string {
  if (Object.values(entries).every(({ type }) => OPTIONAL.has(type))) return NEVER;
  return all(...Object.entries(entries).map(([name, entry]) => conditionAt(entry, at(path, name))));
}

/** Only what belongs to its variant is looked at of a value: lists have many elements. */
function variantAt({ key = '', options = [] }: Described, path: string): string {
  const cases = (options as readonly Described[]).map(({ entries = {}, pipe }) => {
    const { [key]: discriminator, ...rest } = entries;
    if (!discriminator || pipe) return `${NEVER} => ${NEVER}`;
    return `${conditionAt(discriminator, at(path, key))} => ${objectAt(rest, path)}`;
  });
  return `select(${cases.join(', ')})`;
}

/**
 * The forms of a localised field (`localized`) but the object by language, whose names GROQ cannot
 * list. Of a list, the elements are gathered from either form first, so that a long condition of
 * theirs is said once.
 */
function localizedAt(getter: (input: unknown) => Described, path: string): string {
  const { pipe: [plain] = [] } = getter('');
  const { pipe: [items] = [] } = getter([]);
  const value = plain as Described | undefined;
  const entries = (items as Described | undefined)?.item?.entries;
  if (!value || !entries) return NEVER;
  const element = value.type === 'array' && !value.pipe ? value.item : undefined;
  const values = Object.keys(entries).filter((name) => entries[name]?.wrapped === value);
  const isItem = all(
    '!defined(_type)',
    ...Object.entries(entries).map(([name, entry]) =>
      element && values.includes(name)
        ? any(`!defined(${name})`, `count(${name}) >= 0`)
        : conditionAt(entry, name),
    ),
  );
  if (!element) return any(conditionAt(value, path), every(path, isItem));
  const gathered = values.map((name) => `${path}[defined(${name})].${name}[]`).join(' + ');
  const elements = `select(count(${path}[!defined(_type)]) == 0 => ${path}, ${every(path, isItem)} => ${gathered})`;
  return every(elements, conditionAt(element, ELEMENT));
}

function at(path: string, name: string): string {
  return path === ELEMENT ? name : `${path}.${name}`;
}

function isText(path: string): string {
  return `defined(lower(${path}))`;
}

/** Holds for a list alone: the count of anything else is null. */
function every(list: string, condition: string): string {
  return condition === NEVER ? NEVER : `count(${list}[!coalesce(${condition}, false)]) == 0`;
}

function all(...conditions: readonly string[]): string {
  return conditions.includes(NEVER) ? NEVER : `(${conditions.join(' && ')})`;
}

function any(...conditions: readonly string[]): string {
  const possible = conditions.filter((condition) => condition !== NEVER);
  return possible.length === 0 ? NEVER : `(${possible.join(' || ')})`;
}
