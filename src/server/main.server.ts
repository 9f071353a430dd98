import { createLog, writeError } from '../log/index.server.ts';
import { ConfigurationError, readConfig } from './config.server.ts';
import { ownersAlone } from './owners-alone.server.ts';
import { startServer } from './server.server.ts';

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
  else log.error('The server could not start', { error });
  process.exitCode = 1;
}
