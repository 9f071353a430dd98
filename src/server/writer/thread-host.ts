import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { WriterSettings } from './run-writer.ts';
import type { WriterHost } from './start-writer.ts';

/** Beside the built server. */
const PROGRAM = join(import.meta.dirname, 'writer.js');

/** A small young generation keeps the thread small under load, megabytes. */
const LIMITS = { maxYoungGenerationSizeMb: 8 };

/** Runs the writer in a thread of this process. */
export function startThread(workerData: WriterSettings): WriterHost {
  const worker = new Worker(PROGRAM, { name: 'writer', workerData, resourceLimits: LIMITS });
  let failure: Error | null = null;
  worker.on('error', (error: Error) => (failure = error));
  const ended = new Promise<Error | null>((resolve) => {
    worker.on('exit', (code) =>
      resolve(failure ?? (code === 0 ? null : new Error(`It ended with ${code}`))),
    );
  });
  return {
    postMessage: (messages) => worker.postMessage(messages),
    on: (event, listener) => worker.on(event, listener),
    ended,
    kill: () => void worker.terminate(),
  };
}
