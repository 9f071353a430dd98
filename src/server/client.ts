import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BuildManifest, ModulesOf } from '../site/index.server.ts';
import type { ViteClient } from './vite-client.ts';

/** What the browser loads. */
export interface Client {
  /** The address of its script, and what the script's bytes must be. */
  readonly script: string;
  readonly integrity?: string | undefined;
  /** The built files that an island needs once it is touched; without it, somebody else knows. */
  readonly modulesOf?: ModulesOf | undefined;
  /** Its built files; without one, somebody else serves them. */
  readonly folder?: string | undefined;
  /** Only in development: pages are rendered for each request, and bring Vite's client. */
  readonly vite?: ViteClient | undefined;
}

/** The browser's files as the build wrote them. */
export async function readClient(folder: string): Promise<Client> {
  const { createModulesOf } = await import('../site/index.server.ts');
  const manifest = JSON.parse(
    readFileSync(join(folder, '.vite', 'manifest.json'), 'utf8'),
  ) as BuildManifest;
  const boot = manifest['src/site/browser/boot.ts'];
  if (!boot) throw new Error('The build has no browser script: run npm run build');
  const bytes = readFileSync(join(folder, boot.file));
  const integrity = `sha256-${createHash('sha256').update(bytes).digest('base64')}`;
  return { script: `/${boot.file}`, integrity, modulesOf: createModulesOf(manifest), folder };
}
