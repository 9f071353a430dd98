import { NoDatabaseError } from '../../database/index.server.ts';
import { createLog, type Log } from '../../log/index.server.ts';
import { createPictureClaims } from '../../media/index.server.ts';
import type { AssembledWriter } from '../assemble-writer.ts';
import { readClient } from '../client.ts';
import type { Config } from '../config.ts';
import { noteOpened, openCore, type Core } from '../core.ts';
import { createListener } from '../http-listener.ts';
import { builtOffice, officeBuilder } from '../office.ts';
import { OFFICE_FOLDER } from '../paths.ts';
import type { FromWriter, Port, WriterTasks } from './messages.ts';
import { passOn, serveRequests, tellOver } from './serve-requests.ts';

/** What the writer is told by whoever starts it. */
export interface WriterSettings {
  readonly config: Config;
  /** The folder of the browser's files. */
  readonly clientFolder: string;
}

/**
 * Runs the writer until it is asked to stop: opens the database, migrates and fills it, says that it
 * can be read, then answers whatever stores something. Rejects when it cannot start, having said why.
 */
export async function runWriter(
  port: Port,
  { config, clientFolder }: WriterSettings,
  log: Log = createLog(),
): Promise<void> {
  const tell = tellOver(port);
  await using opened = new AsyncDisposableStack();
  try {
    const core = await openCore(config, log);
    opened.defer(() => core.close());
    await core.content.mirror?.start();
    // At once, before the rest is loaded: pages wait for no more than that.
    port.postMessage([{ type: 'readable' } satisfies FromWriter]);
    const { assembleWriter } = await import('../assemble-writer.ts');
    const heard = withNews(core, tell);
    const writer = assembleWriter(heard, {
      readClient: () => readClient(clientFolder),
      office: builtOffice(OFFICE_FOLDER, officeBuilder()),
      answerUnknown: async (c) => passOn(c),
    });
    opened.defer(() => writer.stop());
    const metrics = await startMeasuring(config, core);
    opened.defer(() => metrics?.stop());
    const claims = createPictureClaims(core.database.db);
    const tasks: WriterTasks = {
      storePictures: (pictures) => core.media.addPictures(pictures),
      claimVariant: (key) => claims.take(key),
      releaseVariant: (key) => claims.release(key),
      collect: async () => (await metrics?.registry.collect()) ?? [],
    };
    const stopping = Promise.withResolvers<void>();
    const listener = createListener({ ...writer, log });
    serveRequests(port, tell, { listener, tasks, onStop: stopping.resolve });
    tell({ type: 'open' });
    await noteOpened(core);
    await announceSetUp(writer, log);
    await stopping.promise;
  } catch (error) {
    // At once: this thread may end before it comes to anything else.
    port.postMessage([{ type: 'failed', ...reasonOf(error) } satisfies FromWriter]);
    throw error;
  }
}

/** What is measured in this thread, if anybody wants to know. */
async function startMeasuring({ METRICS_PORT }: Config, core: Core) {
  if (METRICS_PORT === undefined) return undefined;
  const { createWriterMetrics } = await import('../metrics/writer-metrics.ts');
  return createWriterMetrics(core);
}

/** What it stands on, so that the pages' thread hears of what changes. */
function withNews(core: Core, tell: (message: FromWriter) => void): Core {
  const { media, content } = core;
  content.changes.subscribe(() => tell({ type: 'changed' }));
  media.watchUploads((picture) => tell({ type: 'picture-uploaded', picture }));
  return {
    ...core,
    media: {
      ...media,
      pictureDefaults: {
        ...media.pictureDefaults,
        forget() {
          media.pictureDefaults.forget();
          tell({ type: 'changed' });
        },
      },
      async removePicture(picture) {
        await media.removePicture(picture);
        tell({ type: 'picture-removed', pictureId: picture.id });
      },
    },
  };
}

/** While nobody owns the back office, says how somebody comes to; the site works meanwhile. */
async function announceSetUp({ accounts }: AssembledWriter, log: Log): Promise<void> {
  await accounts.setUp
    .announce()
    .catch((error: unknown) => log.error('The set-up link could not be made', { error }));
}

/** A database that cannot be used is said in a sentence; whatever else failed, with where it did. */
function reasonOf(error: unknown): { message: string; isPlain: boolean } {
  const isPlain = error instanceof NoDatabaseError;
  const { message, stack } = error instanceof Error ? error : new Error(String(error));
  return { message: isPlain ? message : (stack ?? message), isPlain };
}
