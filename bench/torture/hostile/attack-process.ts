/** Entry point of the attackers' process, which carries out one attack of the table. */
import { createAttackers, waitOut, type AttackOrder, type Attackers } from './attackers.ts';
import { offer } from './calls.ts';
import { ATTACKS } from './table.ts';

/** The result of an attack. */
export interface Carried {
  readonly found: unknown;
  /** How often each status occurred. */
  readonly statuses: ReadonlyMap<number, number>;
  readonly acknowledged: readonly string[];
}

let prepared: unknown;
let earlier: Attackers | undefined;

offer({
  /** Prepares the attack; returns the ids of the submissions accepted meanwhile. */
  async prepare({ name, order }: { name: string; order: AttackOrder }) {
    earlier = createAttackers(order);
    prepared = await attackOf(name).prepare?.(earlier);
    return earlier.acknowledged;
  },
  async run({ name, order }: { name: string; order: AttackOrder }): Promise<Carried> {
    // Continues with the addresses that the preparation has not used.
    const attackers = createAttackers(order, earlier?.address);
    const found = await attackOf(name).run(attackers, prepared);
    // The wait is measured equally long for every attack, even one that is done early.
    await waitOut(attackers);
    const { statuses, acknowledged } = attackers;
    return { found, statuses, acknowledged };
  },
});

function attackOf(name: string) {
  const attack = ATTACKS.find((candidate) => candidate.name === name);
  if (!attack) throw new Error(`There is no attack ${name}`);
  return attack;
}
