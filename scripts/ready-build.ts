/** What `npm start` and the commands do before they use the build. */
import { canBuild, isStale, isWhole } from './built.ts';
import { build } from './build.ts';
import { recover } from './place-build.ts';

/**
 * Makes sure that there is a build to serve; false, after saying why, when there is none. Where the
 * site can be built, a build that is missing or older than its sources is made; if that fails, the
 * previous one is served. A production install serves what is there, whatever its age.
 */
export async function readyToServe(): Promise<boolean> {
  await recover();
  if (isWhole() && !(canBuild() && isStale())) return true;
  return makeOne();
}

/**
 * The same for a command, which never replaces a build: a server may be running from it, over the
 * same data.
 */
export async function readyToRun(): Promise<boolean> {
  await recover();
  if (!isWhole()) return makeOne();
  if (canBuild() && isStale())
    console.error('This is the build from before the last changes: npm run build makes a new one.');
  return true;
}

async function makeOne(): Promise<boolean> {
  if (!canBuild()) {
    console.error(
      'There is no build in dist/, and none is made in a production install: run npm run build ' +
        'where the development packages are installed, and copy dist/ here.',
    );
    return false;
  }
  console.error('Building…');
  try {
    await build();
    return true;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    const isThere = isWhole();
    console.error(
      isThere
        ? 'The build failed: the one from before is used.'
        : 'The build failed, and there is none from before.',
    );
    return isThere;
  }
}
