import type { Figure } from '../support/figure.ts';
import type { Amount } from '../tables.ts';
import { BODIES } from './bodies.ts';
import { CAPTCHAS } from './captchas.ts';
import { DOORS } from './doors.ts';
import { EMAILS } from './emails.ts';
import { LOOPS } from './loops.ts';
import { PACKETS } from './packets.ts';
import { PICTURES } from './pictures.ts';
import { attackServer, type Placed } from './stage.ts';

/**
 * Every attack, in order of execution. Attacks that need email limits or the overall limit not to be
 * reached come before those that reach them; after the last of the captchas no more emails are sent.
 */
const ATTACKS = [...LOOPS, ...BODIES, ...PACKETS, ...EMAILS, ...DOORS, ...CAPTCHAS, ...PICTURES];

/** How long an attack lasts, and how long the calm before it is measured, milliseconds. */
const WHOLE = { duration: 3_000, calm: 8_000 };
/** The same with `--quick`: still long enough for a wait to show. */
const QUICK = { duration: 1_500, calm: 3_000 };

/** All attacks, on a server with default settings, beside a harmless bystander. */
export async function run({ share, only }: Amount): Promise<Figure[]> {
  const placed = ATTACKS.map((attack, place): Placed => ({ attack, place })).filter(
    ({ attack }) => only?.split(',').some((part) => attack.name.includes(part)) ?? true,
  );
  const stages = Map.groupBy(placed, ({ attack }) => JSON.stringify(attack.settings ?? {}));
  const amount = { ...(share < 1 ? QUICK : WHOLE), share };
  const figures: Figure[] = [];
  for (const [settings, attacks] of stages)
    figures.push(...(await attackServer(JSON.parse(settings), attacks, amount)));
  return figures;
}
