import { resolve } from 'node:path';
import { describeDatabase } from '../database/index.server.ts';
import { BackupError } from './backup-error.server.ts';
import { asideSchema } from './target.server.ts';
import { restoreBackup, type RestoreOptions } from './restore.server.ts';

const HELP = `npm run restore -- FILE.tar.gz                   bring a backup back into DATA_DIR (and
                                                 DATABASE_URL, where it is set)
npm run restore -- FILE.tar.gz --into PLACE      into another folder, or into the PostgreSQL of
                                                 postgres://… with the pictures in DATA_DIR
npm run restore -- FILE.tar.gz --replace         even if there is data: it is kept aside

The server must be stopped. A file that is broken, cut or of a newer version changes nothing.
`;

export type RestoreCommandOptions = Omit<RestoreOptions, 'file' | 'doesReplace'> & {
  /** Where a relative path begins. */
  readonly workingDirectory: string;
  /** Throws where whoever runs it should not work in that folder. */
  readonly checkFolder: (folder: string) => void;
  readonly write: (text: string) => void;
};

/** `npm run restore`. Returns the exit code: 0 done, 1 failed, 2 not understood. */
export async function restoreCommand(
  args: readonly string[],
  { workingDirectory, checkFolder, write, ...options }: RestoreCommandOptions,
): Promise<number> {
  const given = readArguments(args);
  if (!given) {
    write(HELP);
    return args[0] === '--help' ? 0 : 2;
  }
  const { file, into, doesReplace } = given;
  const isUrl = into !== undefined && /^postgres(ql)?:\/\//.test(into);
  const dataDirectory =
    into === undefined || isUrl ? options.dataDirectory : resolve(workingDirectory, into);
  checkFolder(dataDirectory);
  const url = into === undefined ? options.url : isUrl ? into : undefined;
  // Another folder gets everything.
  const place = into === undefined || isUrl ? options.place : undefined;
  write(`Restoring into ${describeDatabase({ url, dataDirectory })}\n`);
  try {
    const { manifest, files, aside, isKeyConfigured } = await restoreBackup({
      ...{ ...options, dataDirectory, url, place, doesReplace },
      file: resolve(workingDirectory, file),
    });
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
    write(
      `Restored the backup of ${manifest.madeAt}: ${rows} rows, ${files} files, into ` +
        `${dataDirectory}${url === undefined ? '' : ' and PostgreSQL'}` +
        `${place === undefined ? '' : ' and the bucket'}.\n`,
    );
    if (aside !== undefined) {
      const schema =
        url === undefined ? '' : `, and in PostgreSQL the schema ${asideSchema(aside)}`;
      write(`What was there before is in ${aside}${schema}.\n`);
    }
    if (isKeyConfigured) write('The data key stays the one of DATA_KEY.\n');
    write('Everybody signs in again. Start the server.\n');
    return 0;
  } catch (error) {
    if (!(error instanceof BackupError)) throw error;
    write(`${error.message}\nNothing was changed.\n`);
    return 1;
  }
}

function readArguments(args: readonly string[]) {
  const doesReplace = args.includes('--replace');
  const rest = args.filter((arg) => arg !== '--replace');
  const at = rest.indexOf('--into');
  const into = at === -1 ? undefined : rest[at + 1];
  if (at !== -1) rest.splice(at, 2);
  const [file, ...more] = rest;
  const isWrong = file === undefined || file.startsWith('-') || more.length > 0;
  return isWrong || (at !== -1 && into === undefined) ? null : { file, into, doesReplace };
}
