import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { launch, type Browser } from 'puppeteer-core';
import { PLAIN_PICTURES } from '../../browser/support/accept.ts';

/** Debian's name, and everybody else's. */
const NAMES = ['firefox-esr', 'firefox'];

/** As in the tests of Chromium: no process that waits for the next page, and nothing that is drawn frame by frame. */
const extraPrefsFirefox = {
  'dom.ipc.processPrelaunch.enabled': false,
  'ui.prefersReducedMotion': 1,
  // Nor AVIF, which the server would encode for these few minutes.
  'image.http.accept': PLAIN_PICTURES,
};

const executablePath = findFirefox();
if (!executablePath) {
  const missing = 'Firefox is not installed: apt-get install firefox-esr, or set FIREFOX_PATH.';
  if (process.env['CI']) throw new Error(missing);
  console.warn(`${missing} Its tests are skipped.`);
}

/** Is there one to test with? */
export const hasFirefox = executablePath !== null;

export function launchFirefox(): Promise<Browser> {
  if (!executablePath) throw new Error('There is no Firefox');
  return launch({
    ...{ browser: 'firefox', executablePath, protocol: 'webDriverBiDi', headless: true },
    extraPrefsFirefox,
  });
}

/** Where Firefox is: as FIREFOX_PATH says, or in the PATH; null when it is not installed. */
function findFirefox(): string | null {
  const { FIREFOX_PATH, PATH = '' } = process.env;
  if (FIREFOX_PATH) return FIREFOX_PATH;
  for (const folder of PATH.split(delimiter)) {
    for (const name of NAMES) if (isProgram(join(folder, name))) return join(folder, name);
  }
  return null;
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
