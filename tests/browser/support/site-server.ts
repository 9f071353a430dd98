import { mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT, startBuilt, type BuiltServer } from '../../support/server.ts';

/** Settings of every server under test. Rate limits are off because all tests share one address. */
const DEFAULTS = { WARM_UP: 'off', RATE_LIMITS: 'off', CAPTCHA: 'off' };

/** All servers under test share their encoded pictures, since encoding is the slowest part. */
const PICTURES = join(ROOT, 'node_modules', '.cache', 'sobremesa-pictures');

/** A new data folder for a server under test. */
export async function newDataDirectory(): Promise<string> {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'sobremesa-browser-'));
  await mkdir(PICTURES, { recursive: true });
  await mkdir(join(dataDirectory, 'cache'));
  await symlink(PICTURES, join(dataDirectory, 'cache', 'pictures'), 'junction');
  return dataDirectory;
}

/**
 * Starts a server of the built site with a data folder, by default its own, which is removed at the end.
 * `firstPath` is the page to load first, so its content may already be cached in the test.
 */
export async function startSite(
  environment: Readonly<Record<string, string>> = {},
  firstPath = '/',
  dataDirectory?: string,
): Promise<BuiltServer> {
  const folder = dataDirectory ?? (await newDataDirectory());
  const server = await startBuilt({
    dataDirectory: folder,
    firstPath,
    environment: { ...DEFAULTS, ...environment },
  });
  const stop = async () => {
    await server.stop();
    if (!dataDirectory) await rm(folder, { recursive: true, force: true });
  };
  return { ...server, stop, [Symbol.asyncDispose]: stop };
}
