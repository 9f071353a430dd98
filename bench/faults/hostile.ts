import type { Figure } from '../support/figure.ts';
import type { Amount } from '../support/amount.ts';
import { BODIES } from '../attacks/bodies.ts';
import { CAPTCHAS } from '../attacks/captchas.ts';
import { DOORS } from '../attacks/doors.ts';
import { EMAILS } from '../attacks/emails.ts';
import { LOOPS } from '../attacks/loops.ts';
import { PACKETS } from '../attacks/packets.ts';
import { PICTURES } from '../attacks/pictures.ts';
import { attackServer, type Placed } from '../attacks/stage.ts';

/** Every attack, in order of execution. */
const ATTACKS = [...LOOPS, ...BODIES, ...PACKETS, ...EMAILS, ...DOORS, ...CAPTCHAS, ...PICTURES];

/** How long an attack lasts, and how long the calm before it is measured, milliseconds. */
const WHOLE = { duration: 3_000, calm: 8_000 };
/** The same with `--quick`: still long enough for a wait to show. */
const QUICK = { duration: 1_500, calm: 3_000 };

export const what =
  'all attacks, on a server with default settings: a harmless bystander does not wait';

export function run({ share, only }: Amount): Promise<Figure[]> {
  const placed = ATTACKS.map((attack, place): Placed => ({ attack, place })).filter(
    ({ attack }) => only?.split(',').some((part) => attack.name.includes(part)) ?? true,
  );
  return attackServer(placed, { ...(share < 1 ? QUICK : WHOLE), share });
}
