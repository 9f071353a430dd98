import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { pictureReference } from '../picture-reference.ts';
import { describePicture } from './describe.server.ts';
import { NotAPictureError } from './library.server.ts';

/** The reference that a picture file would get; nothing is stored. Throws a `NotAPictureError`. */
export async function probePicture(path: string): Promise<string> {
  const name = describePicture(await readFile(path));
  if (!name) throw new NotAPictureError(`Not a picture that can be stored: ${basename(path)}`);
  return pictureReference(name);
}
