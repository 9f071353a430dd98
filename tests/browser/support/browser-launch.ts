import { getuid } from 'node:process';
import chromium from '@sparticuz/chromium';

/** Flags of the packaged Chromium that would hide what a visitor sees, or merge its processes. */
const UNWANTED =
  /^--(headless|single-process|no-zygote|disable-web-security|allow-running-insecure|hide-scrollbars)/;

/**
 * How the browser is started: the Chromium of the npm package, or a developer's own named by
 * CHROMIUM_PATH. It calls nobody but the site.
 */
export async function browserLaunch() {
  const own = process.env['CHROMIUM_PATH'];
  const executablePath = own ?? (await chromium.executablePath());
  const packaged = own ? [] : chromium.args.filter((flag) => !UNWANTED.test(flag));
  const root = getuid?.() === 0 ? ['--no-sandbox'] : [];
  const quiet = [
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
  ];
  return {
    browserName: 'chromium' as const,
    launchOptions: { executablePath, args: [...new Set([...packaged, ...root, ...quiet])] },
  };
}
