/** What `npm start` and the commands do before they use the build. */
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import process from 'node:process';
import { canBuild, isStale, isWhole, type Part } from './built.ts';
import { recover } from './place-build.ts';

/**
 * Makes sure that there is a site to serve; false, after saying why, when there is none. Where it can be
 * built, one that is missing or older than its sources is made; if that fails, the previous one is served.
 * The back office is built while the site is served already. A production install serves what is there,
 * whatever its age.
 */
export async function readyToServe(): Promise<boolean> {
  await recover();
  const isReady = (isWhole('site') && !(canBuild() && isStale('site'))) || (await makeSite());
  if (isReady && canBuild() && isStale('office')) makeOfficeMeanwhile();
  return isReady;
}

/**
 * The same for a command, which never replaces a build: a server may be running from it, over the
 * same data.
 */
export async function readyToRun(): Promise<boolean> {
  await recover();
  if (!isWhole('site')) return makeSite();
  if (canBuild() && isStale('site'))
    console.error('This is the build from before the last changes: npm run build makes a new one.');
  return true;
}

async function makeSite(): Promise<boolean> {
  if (!canBuild()) {
    console.error(
      'There is no build in dist/, and none is made in a production install: run npm run build ' +
        'where the development packages are installed, and copy dist/ here.',
    );
    return false;
  }
  console.error('Building…');
  const [code] = await once(startBuild('site'), 'exit');
  if (code === 0) return true;
  const isThere = isWhole('site');
  console.error(
    isThere
      ? 'The build failed: the one from before is used.'
      : 'The build failed, and there is none from before.',
  );
  return isThere;
}

/** The server looks by this variable whether the office is still being built (`server/office.ts`). */
function makeOfficeMeanwhile(): void {
  const child = startBuild('office');
  process.env['OFFICE_BUILDER'] = String(child.pid);
  child.once('exit', (code) => {
    if (code !== 0)
      console.error('The back office could not be built; the site is served all the same.');
  });
}

/** In a process of its own, which takes its memory with it, and ends when this one does. */
function startBuild(part: Part): ChildProcess {
  return fork(join(import.meta.dirname, 'build.ts'), ['--quick', part]);
}
