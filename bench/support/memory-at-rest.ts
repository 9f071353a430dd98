import { setTimeout as wait } from 'node:timers/promises';
import type { BuiltServer } from './server.ts';

/** Memory is steady when it has changed by less than this for three looks, or when time is over. */
const STEADY = 512 * 1_024;
const LOOK = 2_000;
const MOST_LOOKS = 30;
/** Resident memory once the server has nothing left to do of itself, such as warming its pages, bytes. */
export async function memoryAtRest(server: BuiltServer): Promise<number> {
  await steady(server);
  return server.memory();
}

async function steady(server: BuiltServer): Promise<void> {
  let memory = 0;
  for (let look = 0, same = 0; look < MOST_LOOKS && same < 3; look += 1) {
    await wait(LOOK);
    const now = await server.memory();
    same = Math.abs(now - memory) < STEADY ? same + 1 : 0;
    memory = now;
  }
}
