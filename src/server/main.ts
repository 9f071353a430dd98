import { NoDatabaseError } from '../database/index.server.ts';
import { createLog, writeError } from '../log/index.server.ts';
import { ConfigurationError, readConfig } from './config.ts';
import { idleSettings } from './idle-settings.ts';
import { ownersAlone } from './file-permissions.ts';
import { startServer, type RunningServer } from './server.ts';
import { WriterStartError } from './writer/start-writer.ts';

ownersAlone();
const log = createLog();

let server: RunningServer | undefined;

// Before the start says that it listens: whoever reads that may ask it to stop in the same moment.
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop(signal));

async function stop(signal: string): Promise<void> {
  log.info('Stopping', { signal });
  try {
    // What is starting has answered nobody, and is made to be broken off.
    await server?.close();
    process.exit(0);
  } catch (error) {
    log.error('Stopping failed', { error });
    process.exit(1);
  }
}

try {
  const config = readConfig(process.env);
  for (const sentence of idleSettings(config)) log.warn(sentence);
  server = await startServer(config, log);
} catch (error) {
  if (error instanceof ConfigurationError) writeError(`${error.message}\n`);
  else if (error instanceof NoDatabaseError || error instanceof WriterStartError)
    log.error(error.message);
  else log.error('The server could not start', { error });
  // Whatever a start that failed has opened keeps no process alive that serves nobody.
  process.exit(1);
}
