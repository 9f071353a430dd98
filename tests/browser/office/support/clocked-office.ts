import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startOffice, type Office } from './office.ts';

export interface ClockedOffice extends Office {
  /** Sets the server's clock ahead of the tests' own (tests/support/clock.ts), milliseconds. */
  setAhead(milliseconds: number): Promise<void>;
}

/** How long the server takes to notice another time, milliseconds. */
const NOTICED = 200;

/** A site whose owner is signed in, and whose clock the test moves. */
export async function startClockedOffice(
  environment: Readonly<Record<string, string>> = {},
): Promise<ClockedOffice> {
  const folder = await mkdtemp(join(tmpdir(), 'sobremesa-clock-'));
  const file = join(folder, 'ahead');
  await writeFile(file, '0');
  const office = await startOffice({ CLOCK_FILE: file, ...environment });
  return {
    ...office,
    async setAhead(milliseconds) {
      await writeFile(file, String(milliseconds));
      await pause(NOTICED);
    },
    async stop() {
      await office.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
