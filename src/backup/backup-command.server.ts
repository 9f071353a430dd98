import { join, resolve } from 'node:path';
import { BackupError } from './backup-error.server.ts';
import { writeBackup, type BackupOptions } from './write.server.ts';

const HELP = `npm run backup                    a copy of database, pictures and key in DATA_DIR/backups
npm run backup -- FILE.tar.gz     the same, into a file that does not exist yet
npm run backup -- --without-key   without the data key

It may run while the site serves. The copy is read again and checked before it gets its name.
With the key in it, whoever has the file can read the allergies: keep it as you keep the key.
`;

export type BackupCommandOptions = Omit<BackupOptions, 'file' | 'isWithoutKey'> & {
  /** Where a relative path begins. */
  readonly workingDirectory: string;
  readonly write: (text: string) => void;
};

/** `npm run backup`. Returns the exit code: 0 done, 1 failed, 2 not understood. */
export async function backupCommand(
  args: readonly string[],
  { workingDirectory, write, ...options }: BackupCommandOptions,
): Promise<number> {
  const isWithoutKey = args.includes('--without-key');
  const [given, ...more] = args.filter((arg) => arg !== '--without-key');
  if (more.length > 0 || given?.startsWith('-')) {
    write(HELP);
    return given === '--help' ? 0 : 2;
  }
  const { now = Date.now, dataDirectory } = options;
  const at = new Date(now()).toISOString().slice(0, 19).replaceAll(':', '-');
  const file =
    given === undefined
      ? join(dataDirectory, 'backups', `sobremesa-${at}.tar.gz`)
      : resolve(workingDirectory, given);
  try {
    const { manifest, bytes, pictures } = await writeBackup({ ...options, file, isWithoutKey });
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
    const key = isWithoutKey
      ? 'The data key is not in it: without data.key or DATA_KEY it cannot be restored.'
      : 'The data key is in it: whoever has the file can read everything. Keep it secret.';
    write(
      `${file}\n${rows} rows of ${manifest.tables.length} tables, ${pictures} pictures, ` +
        `${megabytes(bytes)} MB, read again and verified.\n${key}\n`,
    );
    return 0;
  } catch (error) {
    if (!(error instanceof BackupError)) throw error;
    write(`${error.message}\n`);
    return 1;
  }
}

function megabytes(bytes: number): string {
  return (bytes / 1_048_576).toFixed(1);
}
