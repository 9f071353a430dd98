import { byLanguage } from '../localize.ts';

export type Fields = Readonly<Record<string, unknown>>;

/** A picture in a document as it is stored. */
export interface PictureInDocument {
  /** Names and list indexes from the document down to it. */
  readonly path: readonly (string | number)[];
  readonly ref: string;
  readonly picture: Fields;
}

/** References of pictures, unlike those of films and other files. */
const PICTURE = /^image-/;

/** The reference of a picture; null for anything else. */
export function pictureReferenceIn(value: Fields): string | null {
  const { asset } = value as { asset?: { _ref?: unknown } | null };
  const ref = asset?._ref;
  return typeof ref === 'string' && PICTURE.test(ref) ? ref : null;
}

/** Every picture of a document, in its order. */
export function referencedPictures(document: Fields): readonly PictureInDocument[] {
  const found: PictureInDocument[] = [];
  const look = (value: unknown, path: readonly (string | number)[]) => {
    if (typeof value !== 'object' || value === null) return;
    if (Array.isArray(value)) return value.forEach((item, index) => look(item, [...path, index]));
    const ref = pictureReferenceIn(value as Fields);
    if (ref !== null) found.push({ path, ref, picture: value as Fields });
    for (const [name, field] of Object.entries(value)) look(field, [...path, name]);
  };
  look(document, []);
  return found;
}

export interface Replacement {
  /** References of the pictures. */
  readonly from: string;
  readonly to: string;
  /** Is what documents say of the old picture dropped, so that what is said of the new one counts? */
  readonly dropsAlt: boolean;
}

/**
 * The document with one picture in the place of another. Its crop and hotspot go, since they are
 * those of the old picture.
 */
export function withPictureReplaced<Value>(value: Value, replacement: Replacement): Value {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    return value.map((item: unknown) => withPictureReplaced(item, replacement)) as Value;
  }
  const isOld = pictureReferenceIn(value as Fields) === replacement.from;
  const gone = isOld ? [...OF_THE_OLD, ...(replacement.dropsAlt ? ['alt'] : [])] : [];
  const fields = Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !gone.includes(name))
      .map(([name, field]) => [name, withPictureReplaced(field, replacement)]),
  );
  if (!isOld) return fields as Value;
  return { ...fields, asset: { ...(fields['asset'] as object), _ref: replacement.to } } as Value;
}

/** What is said of where things are in a picture. */
const OF_THE_OLD = ['crop', 'hotspot'];

/** What a localised text, in any form that is read, says in this very language; empty when nothing. */
export function textIn(text: unknown, language: string): string {
  const own = byLanguage(text)[language];
  return typeof own === 'string' ? own.trim() : '';
}
