import { NoDatabaseError } from '../../database/index.server.ts';
import { createLog } from '../../log/index.server.ts';
import { ConfigurationError, readConfig } from '../config.server.ts';
import { openFoundation, type Foundation } from '../foundation.server.ts';

type Command = (
  foundation: Foundation,
  args: readonly string[],
  write: (text: string) => void,
) => Promise<number>;

/**
 * Runs a command of the terminal over what the server also stands on, and ends with its exit code.
 * The log goes to the error output, so that what the command writes can be piped.
 */
export async function runCommand(command: Command): Promise<void> {
  const log = createLog((line) => void process.stderr.write(line));
  try {
    const foundation = await openFoundation(readConfig(process.env), log);
    try {
      const write = (text: string) => void process.stdout.write(text);
      process.exitCode = await command(foundation, process.argv.slice(2), write);
    } finally {
      await foundation.close();
    }
  } catch (error) {
    if (error instanceof ConfigurationError || error instanceof NoDatabaseError)
      process.stderr.write(`${error.message}\n`);
    else log.error('The command failed', { error });
    // Whatever was opened before it failed keeps no command from ending.
    process.exit(1);
  }
}
