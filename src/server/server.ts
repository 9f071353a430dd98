import { once } from 'node:events';
import { createNameRequest, createSenderOf } from '../http/index.server.ts';
import type { Log } from '../log/index.server.ts';
import { addressOf } from './address-of.ts';
import { readClient } from './client.ts';
import { closeServer } from './close-server.ts';
import type { Config } from './config.ts';
import type { Core } from './core.ts';
import { createHealthRoutes } from './health-routes.ts';
import { createHttpServer } from './http.ts';
import type { MetricsOptions } from './metrics/start-metrics.ts';
import { CLIENT_FOLDER } from './paths.ts';
import { createRequestWatch } from './request-watch.ts';
import { securityHeaders } from './security.ts';
import type { WriterSettings } from './writer/run-writer.ts';
import { startWriter, type WriterHost } from './writer/start-writer.ts';
import { startThread } from './writer/thread-host.ts';

/** A running server. */
export interface RunningServer {
  /** Where it listens: `http://127.0.0.1:3000`. */
  readonly url: string;
  /** Takes no new visitors, finishes what is under way, and lets everything go. */
  close(): Promise<void>;
}

export interface ServerOptions {
  /** The browser's files as the build wrote them. */
  readonly clientFolder?: string;
  /** Starts what the writer runs in; by default a thread of this process. */
  readonly startHost?: (settings: WriterSettings) => WriterHost;
}

/**
 * Starts the built site: the writer, then what only reads and answers pages; listens, and makes pages
 * ready while nobody waits. What was opened is closed again when the start fails, so that nothing keeps
 * the process alive.
 */
export async function startServer(
  config: Config,
  log: Log,
  { clientFolder = CLIENT_FOLDER, startHost = startThread }: ServerOptions = {},
): Promise<RunningServer> {
  const opened = new AsyncDisposableStack();
  try {
    const host = () => startHost({ config, clientFolder });
    const writer = startWriter({ host, headers: securityHeaders(config), log });
    opened.defer(() => writer.stop());
    // What renders is loaded while the writer starts.
    const [{ assemblePages }, { openCore, wasOpened }, { renderHome, warmUp }] = await Promise.all([
      import('./assemble.ts'),
      import('./core.ts'),
      import('./warm-up.ts'),
    ]);
    if (!(await wasOpened(config))) await writer.readable;
    const core = await openCore(config, log, { writer });
    opened.defer(() => core.close());
    const { content, media, activity } = core;
    writer.listen({
      async catchUp() {
        media.pictureDefaults.forget();
        await content.catchUp();
      },
      pictureRemoved: (id) => media.forgetPicture(id),
      pictureUploaded: (picture) => media.noteUpload(picture),
    });
    const client = await readClient(clientFolder);
    let isOpen = false;
    const health = createHealthRoutes({
      askDatabase: () => askDatabase(core.database.db),
      hasContent: async () => (await content.service.globalSettings()) !== null,
      isWriterThere: () => writer.isThere,
      isOpen: () => isOpen,
    });
    const parts = await assemblePages(core, { client, routes: [health] });
    opened.defer(() => parts.stop());
    // Whoever waited for the start comes now: it is not quiet yet.
    activity.note();
    // While the writer starts. Who asks for a page that cannot be rendered hears of it.
    renderHome(parts).catch(() => undefined);
    const metrics = await startMetrics(config, { core, cache: parts.cache, writer });
    if (metrics) opened.defer(() => metrics.stop());
    const accessLog = config.ACCESS_LOG ? log : undefined;
    const watch = createRequestWatch({ metrics: metrics?.requests, accessLog });
    const nameRequest = createNameRequest(config.TRUST_PROXY);
    const senderOf = createSenderOf(config.TRUST_PROXY);
    const asking = { nameRequest, senderOf, turns: core.turns };
    const server = createHttpServer({ ...parts, ...asking, writer, activity, log, watch });
    server.listen(config.PORT, config.HOST);
    await once(server, 'listening');
    isOpen = true;
    await writer.readable.catch(async (error: unknown) => {
      await closeServer(server);
      throw error;
    });
    const url = addressOf(server, config.HOST);
    log.info('Listening', { url, siteUrl: config.SITE_URL });
    // Edges may have the pages of an older build, or of what has changed since.
    parts.edge?.everythingChanged();
    // Pages need no bucket. What is wrong with it is in the log, where the one who set it up looks.
    core.media.checkBucket().catch(() => undefined);
    const stopWarming = config.WARM_UP ? warmUp(parts, core, log) : () => undefined;
    return {
      url,
      async close() {
        isOpen = false;
        stopWarming();
        await closeServer(server);
        await opened.disposeAsync();
      },
    };
  } catch (error) {
    await opened.disposeAsync();
    throw error;
  }
}

/** Starts the metrics on their own port; where nobody asks for them they are not even loaded. */
async function startMetrics(config: Config, options: MetricsOptions) {
  const port = config.METRICS_PORT;
  if (port === undefined) return undefined;
  return (await import('./metrics/start-metrics.ts')).startMetrics(port, config, options);
}

/** Reads a row, so that a database whose tables are not there does not pass for one. */
function askDatabase(db: Core['database']['db']): Promise<unknown> {
  return db.selectFrom('facts').select('name').limit(1).execute();
}
