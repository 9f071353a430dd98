import type { Figure } from '../support/figure.ts';
import { attackServer, type Placed } from './hostile/stage.ts';
import { ATTACKS } from './hostile/table.ts';
import type { Scenario } from './support/scenario.ts';

/** How long an attack lasts, and how long the calm before it is measured, milliseconds. */
const DURATION = 3_000;
const CALM = 8_000;
/** The same with `--quick`: still long enough for a wait to show. */
const QUICK_DURATION = 1_500;
const QUICK_CALM = 3_000;

/** All attacks of the table, on a server with default settings, beside a harmless bystander. */
export const hostile: Scenario = async ({ share, only }) => {
  const placed = ATTACKS.map((attack, place): Placed => ({ attack, place })).filter(
    ({ attack }) => only?.split(',').some((part) => attack.name.includes(part)) ?? true,
  );
  const stages = Map.groupBy(placed, ({ attack }) => JSON.stringify(attack.settings ?? {}));
  const isQuick = share < 1;
  const amount = {
    duration: isQuick ? QUICK_DURATION : DURATION,
    calm: isQuick ? QUICK_CALM : CALM,
    share,
  };
  const figures: Figure[] = [];
  for (const [settings, attacks] of stages) {
    figures.push(
      ...(await attackServer(JSON.parse(settings) as Record<string, string>, attacks, amount)),
    );
  }
  return figures;
};
