/** Runs the writer in this thread. */
import { parentPort, workerData, type MessagePort } from 'node:worker_threads';
import type { Port } from './messages.ts';
import { runWriter, type WriterSettings } from './run-writer.ts';
import { yieldToPages } from './yield-to-pages.ts';

const port = parentPort;
if (!port) throw new Error('The writer runs in a thread');
yieldToPages();
// Whatever a start that failed has left open keeps no thread alive.
await runWriter(asPort(port), workerData as WriterSettings).catch(() => process.exit(1));
port.close();

function asPort(own: MessagePort): Port {
  return {
    postMessage: (messages) => own.postMessage(messages),
    on: (event, listener) => own.on(event, listener),
  };
}
