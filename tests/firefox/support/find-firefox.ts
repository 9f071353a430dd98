import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Debian's name, and everybody else's. */
const NAMES = ['firefox-esr', 'firefox'];

/** Where Firefox is: as FIREFOX_PATH says, or in the PATH; null when it is not installed. */
export function findFirefox(): string | null {
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
