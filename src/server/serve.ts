import { NoDatabaseError } from '../database/index.server.ts';
import { createLog, writeError } from '../log/index.server.ts';
import { ConfigurationError, readConfig } from './config.ts';
import { ownersAlone } from './owners-alone.ts';
import { startServer } from './server.ts';
import { WriterStartError } from './writer/start-writer.ts';

ownersAlone();
const log = createLog();

try {
  const server = await startServer(readConfig(process.env), log);
  const stop = (signal: string) => {
    log.info('Stopping', { signal });
    server.close().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error('Stopping failed', { error });
        process.exit(1);
      },
    );
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
} catch (error) {
  if (error instanceof ConfigurationError) writeError(`${error.message}\n`);
  else if (error instanceof NoDatabaseError || error instanceof WriterStartError)
    log.error(error.message);
  else log.error('The server could not start', { error });
  // Whatever a start that failed has opened keeps no process alive that serves nobody.
  process.exit(1);
}
