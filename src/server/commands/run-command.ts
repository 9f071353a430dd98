import { describeDatabase, NoDatabaseError } from '../../database/index.server.ts';
import { createLog, writeError, writeOutput, type Log } from '../../log/index.server.ts';
import { ConfigurationError, readConfig, type Config } from '../config.ts';
import { openCore, type Core } from '../core.ts';
import { ownersAlone, refuseRoot, WrongUserError } from '../file-permissions.ts';

/** Writes text to the command's output. */
type Write = (text: string) => void;

type Command = (core: Core, args: readonly string[], write: Write) => Promise<number>;

/**
 * Runs a command with the same configuration, database and content as the server; says which database
 * that is, and refuses when there is none.
 */
export async function runCommand(command: Command): Promise<void> {
  await runAlone(async (args, write, log) => {
    const config = readSettings();
    sayDatabase(config);
    const core = await openCore(config, log, { mustExist: true });
    try {
      return await command(core, args, write);
    } finally {
      await core.close();
    }
  });
}

/** The configuration of a command that works in the data folder. */
export function readSettings(): Config {
  const config = readConfig(process.env);
  refuseRoot(config.DATA_DIR);
  return config;
}

/** Names the database on the error output, so that the command's own can be piped. */
export function sayDatabase({ DATABASE_URL: url, DATA_DIR: dataDirectory }: Config): void {
  writeError(`Database: ${describeDatabase({ url, dataDirectory })}\n`);
}

/**
 * Runs a command that opens what it needs itself, and exits with its code. The log goes to the error
 * output, so that the command's output can be piped.
 */
export async function runAlone(
  command: (args: readonly string[], write: Write, log: Log) => Promise<number>,
): Promise<void> {
  ownersAlone();
  const log = createLog(writeError);
  try {
    process.exitCode = await command(process.argv.slice(2), writeOutput, log);
  } catch (error) {
    const isPlain = error instanceof ConfigurationError || error instanceof NoDatabaseError;
    if (isPlain || error instanceof WrongUserError) writeError(`${error.message}\n`);
    else log.error('The command failed', { error });
    // Whatever was opened before the failure must not keep the process alive.
    process.exit(1);
  }
}
