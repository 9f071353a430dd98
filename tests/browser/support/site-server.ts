import { mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT, startBuilt, type BuiltServer } from '../../../bench/support/server.ts';

/** Settings of every server under test: nothing that only costs time, no limits on one machine. */
const DEFAULTS = { WARM_UP: 'off', RATE_LIMITS: 'off', CAPTCHA: 'off' };

/** Pictures once made are made for every server under test: encoding them is what costs most. */
const PICTURES = join(ROOT, 'node_modules', '.cache', 'sobremesa-pictures');

/**
 * Starts a server of the built site with a data folder of its own, which is removed at the end.
 * `firstPath` is a page whose content it may know before the test begins.
 */
export async function startSite(
  environment: Readonly<Record<string, string>> = {},
  firstPath = '/',
): Promise<BuiltServer> {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'sobremesa-browser-'));
  await mkdir(PICTURES, { recursive: true });
  await mkdir(join(dataDirectory, 'cache'));
  await symlink(PICTURES, join(dataDirectory, 'cache', 'pictures'), 'junction');
  const server = await startBuilt({
    dataDirectory,
    firstPath,
    environment: { ...DEFAULTS, ...environment },
  });
  return {
    ...server,
    async stop() {
      await server.stop();
      await rm(dataDirectory, { recursive: true, force: true });
    },
  };
}
