import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { pictureReference } from '../picture-reference.ts';
import { describePicture, notAPicture } from './describe.server.ts';

/** The reference that a picture file would get; nothing is stored. Throws a `RefusedError`. */
export async function probePicture(path: string): Promise<string> {
  const name = describePicture(await readFile(path));
  if (!name) throw notAPicture(basename(path));
  return pictureReference(name);
}
