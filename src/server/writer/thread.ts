/** Runs the writer in this thread. */
import { parentPort, workerData } from 'node:worker_threads';
import { runWriter, type WriterSettings } from './run-writer.ts';
import { yieldToPages } from './yield-to-pages.ts';

const port = parentPort;
if (!port) throw new Error('The writer runs in a thread');
yieldToPages();
// Whatever a start that failed has left open keeps no thread alive.
await runWriter(port, workerData as WriterSettings).catch(() => process.exit(1));
port.close();
