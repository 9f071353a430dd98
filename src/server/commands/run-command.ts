import { NoDatabaseError } from '../../database/index.server.ts';
import { createLog, writeError, writeOutput, type Log } from '../../log/index.server.ts';
import { ConfigurationError, readConfig } from '../config.ts';
import { openFoundation, type Foundation } from '../foundation.ts';
import { ownersAlone } from '../owners-alone.ts';

/** Writes text to the command's output. */
type Write = (text: string) => void;

type Command = (foundation: Foundation, args: readonly string[], write: Write) => Promise<number>;

/** Runs a command with the same configuration, database and content as the server. */
export async function runCommand(command: Command): Promise<void> {
  await runAlone(async (args, write, log) => {
    const foundation = await openFoundation(readConfig(process.env), log);
    try {
      return await command(foundation, args, write);
    } finally {
      await foundation.close();
    }
  });
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
    if (error instanceof ConfigurationError || error instanceof NoDatabaseError)
      writeError(`${error.message}\n`);
    else log.error('The command failed', { error });
    // Whatever was opened before the failure must not keep the process alive.
    process.exit(1);
  }
}
