import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Log } from '../log/index.server.ts';
import { createModulesOf, type BuildManifest } from '../site/index.server.ts';
import type { Config } from './config.ts';
import { openFoundation } from './foundation.ts';
import { createHttpServer } from './http.ts';
import { CLIENT_FOLDER, OFFICE_FOLDER } from './paths.ts';
import { assemble, type Assembled, type Client } from './assemble.ts';
import { warmUp } from './warm-up.ts';

/** A running server. */
export interface RunningServer {
  /** Where it listens: `http://127.0.0.1:3000`. */
  readonly url: string;
  /** Takes no new visitors, finishes what is under way, and lets everything go. */
  close(): Promise<void>;
}

/** How often connections that rest are looked for while the server stops, milliseconds. */
const REST = 50;

/** How long visitors under way are waited for when the server stops, milliseconds. */
const PATIENCE = 10_000;

/**
 * Starts the built site: opens what it stands on, listens, then makes pages ready while nobody waits.
 * What was opened is closed again when the start fails, so that nothing keeps the process alive.
 */
export async function startServer(
  config: Config,
  log: Log,
  clientFolder = CLIENT_FOLDER,
): Promise<RunningServer> {
  const foundation = await openFoundation(config, log);
  const opened: { stop(): Promise<void> }[] = [{ stop: () => foundation.close() }];
  const closeAll = async () => {
    for (const part of opened.reverse()) await part.stop();
  };
  try {
    const parts = await assemble(foundation, { client: builtClient(clientFolder) });
    opened.push(parts);
    const server = createHttpServer({ ...parts, activity: foundation.activity, log });
    server.listen(config.PORT, config.HOST);
    await once(server, 'listening');
    await announceSetUp(parts, log);
    const { port } = server.address() as AddressInfo;
    const url = `http://${config.HOST === '0.0.0.0' ? 'localhost' : config.HOST}:${port}`;
    log.info('Listening', { url, siteUrl: config.SITE_URL });
    // Edges may have the pages of an older build, or of what has changed since.
    parts.edge?.everythingChanged();
    const stopWarming = config.WARM_UP ? warmUp(parts, foundation, log) : () => undefined;
    return {
      url,
      async close() {
        stopWarming();
        // They would be waited for.
        parts.screens.stop();
        await closeServer(server);
        await closeAll();
      },
    };
  } catch (error) {
    await closeAll();
    throw error;
  }
}

/** While nobody owns the back office, says how somebody comes to; the site works meanwhile. */
async function announceSetUp({ accounts }: Assembled, log: Log): Promise<void> {
  await accounts.setUp
    .announce()
    .catch((error: unknown) => log.error('The set-up link could not be made', { error }));
}

/** Takes no new visitors; those under way are waited for, but not for ever. */
async function closeServer(server: Server): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  // A connection that is kept alive rests between two requests: it is let go as soon as it does.
  const resting = setInterval(() => server.closeIdleConnections(), REST);
  const timer = setTimeout(() => server.closeAllConnections(), PATIENCE);
  await closed;
  clearInterval(resting);
  clearTimeout(timer);
}

/** The browser's files as the build wrote them. */
function builtClient(folder: string): Client {
  const manifest = JSON.parse(
    readFileSync(join(folder, '.vite', 'manifest.json'), 'utf8'),
  ) as BuildManifest;
  const boot = manifest['src/site/browser/boot.ts'];
  if (!boot) throw new Error('The build has no browser script: run npm run build');
  const bytes = readFileSync(join(folder, boot.file));
  const integrity = `sha256-${createHash('sha256').update(bytes).digest('base64')}`;
  return {
    script: `/${boot.file}`,
    integrity,
    modulesOf: createModulesOf(manifest),
    folder,
    officeFolder: existsSync(OFFICE_FOLDER) ? OFFICE_FOLDER : undefined,
  };
}
