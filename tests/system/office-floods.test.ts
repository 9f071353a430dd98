import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { setUpToken } from '../../bench/support/owner.ts';
import { startServer, type BuiltServer } from '../../bench/support/server.ts';
import { createAttackers } from '../../bench/torture/hostile/attackers.ts';
import {
  changedPasswords,
  guessedPasswords,
  guestAtTheDoor,
} from '../../bench/torture/hostile/attacks/office-doors.ts';

let folder: string;
let server: BuiltServer;
let setUp: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sobremesa-floods-'));
  server = await startServer({ dataDirectory: folder, environment: { WARM_UP: 'off' } });
  setUp = await setUpToken(server);
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

const ATTACKS = [changedPasswords, guessedPasswords, guestAtTheDoor];

// `npm run torture -- hostile` has them try 20 times each, and wait for five seconds at most.
test.each(ATTACKS.map((attack) => [attack.name, attack] as const))(
  'the owner gets in each time, by each way, beside %s',
  { timeout: 240_000 },
  async (_, attack) => {
    const place = ATTACKS.indexOf(attack);
    const order = { url: server.url, place, round: 0, duration: 60_000, share: 0.05, setUp };
    const earlier = createAttackers(order);
    const people = await attack.prepare?.(earlier);
    const attackers = createAttackers(order, earlier.address);
    const found = await attack.run(attackers, people);
    for (const [way, took] of Object.entries(found)) {
      expect(took, way).not.toEqual([]);
      expect(took, way).not.toContain(Infinity);
    }
    const statuses = [...attackers.statuses.keys()];
    expect(statuses.filter((status) => !attack.expects.holds(status))).toEqual([]);
  },
);
