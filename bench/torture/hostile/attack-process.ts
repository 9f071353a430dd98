/** The attackers' process: carries out one attack of the table. */
import { createAttackers, restOf, type AttackOrder, type Attackers } from './attackers.ts';
import { offer } from './calls.ts';
import { ATTACKS } from './table.ts';

/** What an attack brought. */
export interface Carried {
  readonly found: unknown;
  /** How often each status was answered. */
  readonly statuses: ReadonlyMap<number, number>;
  readonly acknowledged: readonly string[];
}

let prepared: unknown;
let earlier: Attackers | undefined;

offer({
  /** Makes ready; answers the ids of what was taken in meanwhile. */
  async prepare({ name, order }: { name: string; order: AttackOrder }) {
    earlier = createAttackers(order);
    prepared = await attackOf(name).prepare?.(earlier);
    return earlier.acknowledged;
  },
  async run({ name, order }: { name: string; order: AttackOrder }): Promise<Carried> {
    // The addresses go on where those of the preparation ended.
    const attackers = createAttackers(order, earlier?.address);
    const found = await attackOf(name).run(attackers, prepared);
    // Each is listened to for as long, also one that has done all it can.
    await restOf(attackers);
    const { statuses, acknowledged } = attackers;
    return { found, statuses, acknowledged };
  },
});

function attackOf(name: string) {
  const attack = ATTACKS.find((candidate) => candidate.name === name);
  if (!attack) throw new Error(`There is no attack ${name}`);
  return attack;
}
