import { getuid } from 'node:process';
import packaged from '@sparticuz/chromium';

export { chromium, type Browser, type Page } from '@playwright/test';

/** Default flags of the packaged Chromium that would change what is shown, or merge its processes. */
const UNWANTED =
  /^--(headless|single-process|no-zygote|disable-web-security|allow-running-insecure|hide-scrollbars)/;

/**
 * Its flags for WebGL without a GPU. With them an emulated GPU composites every frame, which takes
 * three quarters of the CPU time; the software compositor is made for computers without one.
 */
const EMULATED_GRAPHICS =
  /^--(use-gl|use-angle|enable-unsafe-swiftshader|ignore-gpu-blocklist|in-process-gpu)/;

const isWanted = (flag: string) => !UNWANTED.test(flag) && !EMULATED_GRAPHICS.test(flag);

/**
 * Launch options: the Chromium of the npm package, or one's own given by CHROMIUM_PATH, without
 * background requests of its own.
 */
export async function browserLaunch() {
  const own = process.env['CHROMIUM_PATH'];
  const executablePath = own ?? (await packaged.executablePath());
  const flags = own ? [] : packaged.args.filter(isWanted);
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
    launchOptions: { executablePath, args: [...new Set([...flags, ...root, ...quiet])] },
  };
}
