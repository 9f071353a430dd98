/**
 * The application of `npm run dev`: Vite loads it and loads it again when its code changes. It is the
 * very one of production, but for what `VITE_CLIENT` adds; the browser's files are Vite's.
 */
import { createLog } from '../log/index.server.ts';
import { assemble } from './assemble.server.ts';
import { readConfig } from './config.server.ts';
import { openFoundation } from './foundation.server.ts';
import { VITE_CLIENT } from './vite-client.server.ts';

interface Kept {
  close?: () => Promise<void>;
}

/** What the code before this change had opened, to be closed before it is opened again. */
const kept = globalThis as typeof globalThis & { sobremesa?: Kept };
await kept.sobremesa?.close?.();

const foundation = await openFoundation(
  readConfig({ SITE_URL: 'http://localhost:5173', ...process.env }),
  createLog(),
);
const { app, stop } = await assemble(foundation, {
  client: { script: '/src/site/browser/boot.ts', vite: VITE_CLIENT },
});
kept.sobremesa = {
  close: async () => {
    await stop();
    await foundation.close();
  },
};

export default app;
