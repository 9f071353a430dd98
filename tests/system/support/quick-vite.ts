import { cpSync, existsSync } from 'node:fs';
import { readdir, readFile, rename } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** The project's own build, which is copied instead of building. */
const BUILT = join(import.meta.dirname, '..', '..', '..', 'dist');
/** Duration of a fake build, milliseconds: longer than the renames that put it in place. */
const MOMENT = 300;

interface Settings {
  readonly root: string;
  readonly build: { readonly outDir: string; readonly ssr?: boolean };
}

/**
 * A fake of Vite's `build`, for tests of what happens to a build. The office's takes as long as there is a file
 * `src/office/app/slow`. It fails if there is a file `src/broken`, or for the office `src/office/app/broken`; and
 * renames one of the server's files if there is a file `src/changed`, as a change of its content would.
 */
export async function build({ root, build: { outDir, ssr } }: Settings): Promise<void> {
  const isOffice = basename(outDir) === 'office';
  await wait(MOMENT);
  while (isOffice && existsSync(join(root, 'src/office/app/slow'))) await wait(MOMENT);
  for (const folder of isOffice ? ['src', 'src/office/app'] : ['src'])
    if (existsSync(join(root, folder, 'broken'))) throw new Error('A source is broken');
  // The browser's, the back office's or the server's.
  const built = join(BUILT, basename(outDir));
  const names = isOffice ? await officeFiles(built) : ['.'];
  for (const name of names) cpSync(join(built, name), join(outDir, name), { recursive: true });
  if (!ssr || !existsSync(join(root, 'src', 'changed'))) return;
  for (const name of await readdir(outDir)) {
    if (name.startsWith('watch-postgres')) {
      await rename(join(outDir, name), join(outDir, `changed-${name}`));
    }
  }
}

/** What the server looks for: to compress the other hundred files would take seconds. */
async function officeFiles(built: string): Promise<string[]> {
  const manifest = join('.vite', 'manifest.json');
  const entries = JSON.parse(await readFile(join(built, manifest), 'utf8')) as Record<
    string,
    { readonly file: string; readonly isEntry?: boolean }
  >;
  const entry = Object.values(entries).find(({ isEntry }) => isEntry);
  return [manifest, ...(entry ? [entry.file] : [])];
}
