import { createHash } from 'node:crypto';
import { PICTURE_TEXT } from '../constants.ts';
import { OWN } from '../own-questions.ts';
import type { Fields } from './fields-of-body.server.ts';

/** Pictures as they came, by the names of their fields. */
export type SentPictures = ReadonlyMap<string, Uint8Array>;

/** A body whose pictures lie beside its fields. */
export interface FieldsAndPictures extends Fields {
  readonly pictures: SentPictures;
}

/**
 * Puts the pictures of a body aside: the files of a plain form, and the texts as which a script sends
 * them. In their fields stands their digest instead, by which posts are told apart. What was not
 * chosen is an empty file without a name.
 */
export async function putPicturesAside(
  { fields, misshapen }: Fields,
  files: Iterable<readonly [name: string, value: unknown]> = [],
): Promise<FieldsAndPictures> {
  const pictures = new Map<string, Uint8Array>();
  for (const [name, value] of Object.entries(fields)) {
    if (!name.startsWith(OWN) || typeof value !== 'string' || !value.startsWith(PICTURE_TEXT))
      continue;
    pictures.set(name, Buffer.from(value.slice(PICTURE_TEXT.length), 'base64'));
  }
  for (const [name, value] of files) {
    if (!name.startsWith(OWN) || !(value instanceof File) || value.size === 0) continue;
    pictures.set(name, new Uint8Array(await value.arrayBuffer()));
  }
  const digests = [...pictures].map(([name, bytes]) => [
    name,
    createHash('sha256').update(bytes).digest('hex'),
  ]);
  return { fields: { ...fields, ...Object.fromEntries(digests) }, misshapen, pictures };
}
