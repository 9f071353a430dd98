import { MessageChannel } from 'node:worker_threads';
import { silentLog } from '../../../src/log/index.server.ts';
import { runWriter, type WriterSettings } from '../../../src/server/writer/run-writer.ts';
import type { WriterHost } from '../../../src/server/writer/start-writer.ts';

/** Runs the writer in this thread, at the other end of a channel, so that no build is needed. */
export function startHere(settings: WriterSettings): WriterHost {
  const { port1: near, port2: far } = new MessageChannel();
  const ended = runWriter(far, settings, silentLog)
    .then(
      () => null,
      (error: unknown) => error as Error,
    )
    .finally(() => far.close());
  return {
    postMessage: (messages) => near.postMessage(messages),
    on: (event, listener) => near.on(event, listener),
    ended,
    // There is no thread to end: it stops once it is there.
    kill: () => near.postMessage([{ type: 'stop' }]),
  };
}
