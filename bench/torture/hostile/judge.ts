import type { Figure } from '../../support/figure.ts';
import { none } from '../support/scenario.ts';
import type { Attack } from './attack.ts';
import type { Heard } from './bystander.ts';

/** Limits of a bystander's worst wait: in milliseconds, and as a multiple of the worst wait in calm. */
const LONGEST_WAIT = 150;
const MOST_TIMES = 5;

/** One try of an attack, with its results. */
export interface Judged {
  readonly heard: Heard;
  readonly statuses: ReadonlyMap<number, number>;
  readonly more: readonly Figure[];
}

/**
 * Whether a try says nothing about the site, because the bare server's visitor had to wait longer
 * than the bound too, or long enough to explain why the site's visitor did.
 */
export function isNoise({ site, bare }: Heard, most: number): boolean {
  return bare.worst > most || (site.worst > most && bare.worst > most / 2);
}

/** The longest acceptable wait, milliseconds. */
export function bound({ site }: Heard): number {
  return Math.min(LONGEST_WAIT, MOST_TIMES * site.worst);
}

const ms = (value: number) => `${value.toFixed(value < 10 ? 1 : 0)} ms`;

/**
 * The figures of an attack. If it was repeated because the computer was busy, the try counts in which
 * the bare server's visitor waited least.
 */
export function wait(attack: Attack, tries: readonly Judged[], calm: Heard): Figure[] {
  const [quietest] = [...tries].sort((one, other) => one.heard.bare.worst - other.heard.bare.worst);
  if (!quietest) throw new Error(`${attack.name} was not tried`);
  const { site, bare } = quietest.heard;
  const noise = isNoise(quietest.heard, bound(calm))
    ? ['the computer itself was too busy to tell']
    : [];
  const repeats = tries.map(({ heard }) => ms(heard.bare.worst)).join(', ');
  if (tries.length > 1) noise.push(`tried ${tries.length} times: bare server ${repeats}`);
  const worst: Figure = {
    name: `${attack.name}: a bystander's worst wait`,
    value: site.worst,
    unit: 'ms',
    goal: { atMost: bound(calm) },
    note: [
      `calm ${ms(calm.site.worst)}`,
      `p99 ${ms(site.p99)}, calm ${ms(calm.site.p99)}`,
      `bare server ${ms(bare.worst)}`,
      ...noise,
    ].join('; '),
  };
  return [worst, answers(attack, quietest.statuses), ...quietest.more];
}

function answers({ name, expects }: Attack, statuses: Judged['statuses']): Figure {
  const counted = [...statuses].sort(([one], [other]) => one - other);
  const wrong = counted.filter(([status]) => !expects.holds(status));
  const all = counted.map(([status, count]) => `${count} × ${status === 0 ? 'none' : status}`);
  return none(
    `${name}: answers other than ${expects.text}`,
    wrong.reduce((sum, [, count]) => sum + count, 0),
    all.join(', '),
  );
}
