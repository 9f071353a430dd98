import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OfficeApp } from '../office/index.server.ts';
import type { BuildManifest } from '../site/index.server.ts';
import { readFiles, type Files } from './static-files.ts';

/** The application's files as Vite names them in development. */
const SOURCE = 'src/office/app/main.tsx';

const DEVELOPMENT = { script: `/${SOURCE}`, styles: [], before: ['/@vite/client'] };

/** What browsers load of the back office. */
export interface Office {
  /** Or why there is none: it may still be being built while the site is served. */
  app(): OfficeApp | 'building' | 'missing';
  /** Its built files by their addresses. */
  files(): Files;
}

/** The application's source, which Vite serves. */
export const sourceOffice: Office = { app: () => DEVELOPMENT, files: () => new Map() };

/**
 * The built back office. Its files (5 MB) are read together, when somebody first opens it: it goes on as it
 * began, whatever becomes of the folder. `builder` is the process that builds it, if there is one.
 */
export function builtOffice(folder: string | undefined, builder?: number): Office {
  let read: { app: OfficeApp; files: Files } | undefined;
  const open = () => {
    if (read || folder === undefined || isAlive(builder)) return read;
    const file = join(folder, '.vite', 'manifest.json');
    if (!existsSync(file)) return undefined;
    const manifest = JSON.parse(readFileSync(file, 'utf8')) as BuildManifest;
    const entry = manifest[SOURCE];
    if (!entry) throw new Error('The build has no back office: run npm run build');
    const styles = (entry.css ?? []).map((name) => `/${name}`);
    const app = { script: `/${entry.file}`, styles };
    return (read = { app, files: readFiles(folder) });
  };
  return {
    app: () => open()?.app ?? (isAlive(builder) ? 'building' : 'missing'),
    files: () => open()?.files ?? new Map(),
  };
}

/** What builds the office beside this server, see `scripts/ready-build.ts`. */
export function officeBuilder(): number | undefined {
  const { OFFICE_BUILDER } = process.env;
  return OFFICE_BUILDER === undefined ? undefined : Number(OFFICE_BUILDER);
}

function isAlive(pid: number | undefined): boolean {
  if (pid === undefined) return false;
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
