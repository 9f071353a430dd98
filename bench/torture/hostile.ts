import type { Figure } from '../support/figure.ts';
import { attackServer, type Placed } from './hostile/stage.ts';
import { ATTACKS } from './hostile/table.ts';
import type { Scenario } from './support/scenario.ts';

/** How long an attack lasts, and how long the calm before is listened to, milliseconds. */
const DURATION = 3_000;
const CALM = 8_000;
/** Less than all is done for a shorter time: long enough for a wait to show. */
const QUICK_DURATION = 1_500;
const QUICK_CALM = 3_000;

/** Everything that was tried against the site, on a server with its defaults, beside a bystander. */
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
