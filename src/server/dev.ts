/**
 * The application of `npm run dev`: Vite loads it and loads it again when its code changes. It is the
 * very one of production, but for what `VITE_CLIENT` adds; the browser's files are Vite's.
 */
import { createLog } from '../log/index.server.ts';
import { assemble } from './assemble.ts';
import { readConfig } from './config.ts';
import { openCore } from './core.ts';
import { idleSettings } from './idle-settings.ts';
import { VITE_CLIENT } from './vite-client.ts';

interface Kept {
  close?: () => Promise<void>;
}

/** What the code before this change had opened, to be closed before it is opened again. */
const kept = globalThis as typeof globalThis & { sobremesa?: Kept };
await kept.sobremesa?.close?.();

const log = createLog();
const config = readConfig({ SITE_URL: 'http://localhost:5173', ...process.env });
for (const sentence of idleSettings(config)) log.warn(sentence);
const core = await openCore(config, log);
const { app, accounts, stop } = await assemble(core, {
  client: { script: '/src/site/browser/boot.ts', vite: VITE_CLIENT },
});
await accounts.setUp.announce();
kept.sobremesa = {
  close: async () => {
    await stop();
    await core.close();
  },
};

export default app;
