import { join } from 'node:path';
import { filesIn, namesOfAll, type FilePlace } from '../../backup/index.server.ts';
import { sha256, sha256OfFile } from '../../files/index.server.ts';
import { BucketError } from './bucket-error.server.ts';

const HELP = `npm run pictures -- to-bucket   copies pictures and files of DATA_DIR into the bucket of S3_…,
                                and reads each again to compare it
npm run pictures -- check       compares what is in both, and copies nothing

Both may run while the site serves, and as often as you like: what is there already stays.
`;

export interface PicturesCommandOptions {
  readonly dataDirectory: string;
  /** Undefined when no bucket is configured. */
  readonly place: FilePlace | undefined;
  readonly write: (text: string) => void;
}

/** `npm run pictures`. Returns the exit code: 0 done, 1 failed, 2 not understood. */
export async function picturesCommand(
  args: readonly string[],
  { dataDirectory, place, write }: PicturesCommandOptions,
): Promise<number> {
  const [what, ...more] = args;
  if ((what !== 'to-bucket' && what !== 'check') || more.length > 0) {
    write(HELP);
    return what === '--help' ? 0 : 2;
  }
  if (!place) {
    write('No bucket is configured: set S3_ENDPOINT and what belongs to it.\n');
    return 1;
  }
  try {
    return await compare(dataDirectory, place, what === 'to-bucket', write);
  } catch (error) {
    if (!(error instanceof BucketError)) throw error;
    write(`${error.message}\nWhat was copied so far is in the bucket: try again.\n`);
    return 1;
  }
}

async function compare(
  dataDirectory: string,
  place: FilePlace,
  doesCopy: boolean,
  write: (text: string) => void,
): Promise<number> {
  const names = await namesOfAll(filesIn(dataDirectory));
  const wrong: string[] = [];
  let copied = 0;
  for (const name of names) {
    const path = join(dataDirectory, name);
    const hash = await sha256OfFile(path);
    if (doesCopy && (await place.hash(name)) !== hash) {
      await place.store(name, path);
      copied += 1;
    }
    const there = await readBack(place, name);
    if (there !== hash) wrong.push(`${name}: ${there === null ? 'missing' : 'other bytes'}`);
  }
  for (const line of wrong) write(`${line}\n`);
  const right = names.length - wrong.length;
  write(
    `${names.length} pictures and files in ${dataDirectory}: ${doesCopy ? `${copied} copied, ` : ''}` +
      `${right} the same in the bucket, ${wrong.length} not.\n`,
  );
  return wrong.length === 0 ? 0 : 1;
}

/** SHA-256 of the bytes that the bucket gives out; null when it has none. */
async function readBack(place: FilePlace, name: string): Promise<string | null> {
  const file = await place.open(name);
  return file && sha256(file.bytes);
}
