import { getuid } from 'node:process';
import chromium from '@sparticuz/chromium';

/** Flags of the packaged Chromium that would hide what a visitor sees, or merge its processes. */
const UNWANTED =
  /^--(headless|single-process|no-zygote|disable-web-security|allow-running-insecure|hide-scrollbars)/;

/**
 * Its flags for WebGL without a graphics card. With them every frame of a page is composited by an
 * emulated card, which takes three quarters of the processor's time; the software compositor is
 * made for machines without one.
 */
const EMULATED_GRAPHICS =
  /^--(use-gl|use-angle|enable-unsafe-swiftshader|ignore-gpu-blocklist|in-process-gpu)/;

const isWanted = (flag: string) => !UNWANTED.test(flag) && !EMULATED_GRAPHICS.test(flag);

/**
 * How the browser is started: the Chromium of the npm package, or a developer's own named by
 * CHROMIUM_PATH. It calls nobody but the site.
 */
export async function browserLaunch() {
  const own = process.env['CHROMIUM_PATH'];
  const executablePath = own ?? (await chromium.executablePath());
  const packaged = own ? [] : chromium.args.filter(isWanted);
  const root = getuid?.() === 0 ? ['--no-sandbox'] : [];
  const quiet = [
    '--disable-gpu',
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
