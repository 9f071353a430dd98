/**
 * `npm run torture` mistreats the built server and prints each figure beside its goal. `-- --quick`
 * does a twentieth of everything, `-- --kills=50` that many kills and power cuts, `-- kills headers`
 * only those scenarios, `-- hostile --only=pictures` only the attacks with that in their name.
 */
import { parseArgs } from 'node:util';
import { figureLine, isMet } from '../support/figure.ts';
import type { Scenario } from './support/scenario.ts';

const SCENARIOS: Readonly<Record<string, () => Promise<Scenario>>> = {
  kills: async () => (await import('./kills.ts')).kills,
  power: async () => (await import('./power.ts')).power,
  'failing-writes': async () => (await import('./failing-writes.ts')).failingWrites,
  'mail-outage': async () => (await import('./mail-outage.ts')).mailOutage,
  retries: async () => (await import('./retries.ts')).retries,
  headers: async () => (await import('./headers.ts')).headers,
  allergies: async () => (await import('./allergies.ts')).allergies,
  postgres: async () => (await import('./postgres.ts')).postgres,
  many: async () => (await import('./many.ts')).many,
  bodies: async () => (await import('./bodies.ts')).bodies,
  uploads: async () => (await import('./uploads.ts')).uploads,
  office: async () => (await import('./office.ts')).office,
  hostile: async () => (await import('./hostile.ts')).hostile,
};
const QUICK_SHARE = 0.05;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    quick: { type: 'boolean', default: false },
    kills: { type: 'string' },
    only: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});
const unknown = positionals.filter((name) => !(name in SCENARIOS));
if (values.help || unknown.length > 0) {
  console.log(
    `npm run torture -- [--quick] [--kills=200] [--only=NAME] [${Object.keys(SCENARIOS).join(' ')}]`,
  );
  process.exit(values.help ? 0 : 2);
}
const share = values.quick ? QUICK_SHARE : 1;
const kills = Number(values.kills ?? 200 * share);
let missed = 0;
for (const [name, load] of Object.entries(SCENARIOS)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue;
  const startedAt = performance.now();
  console.log(`\n${name}`);
  try {
    const scenario = await load();
    for (const figure of await scenario({ kills, share, only: values.only })) {
      console.log(figureLine(figure));
      if (!isMet(figure)) missed += 1;
    }
  } catch (error) {
    missed += 1;
    console.log(`FAIL  ${(error as Error).stack}`);
  }
  console.log(`      ${((performance.now() - startedAt) / 1_000).toFixed(0)} s`);
}
console.log(missed === 0 ? '\nNothing was lost.' : `\n${missed} figure(s) missed.`);
process.exitCode = missed === 0 ? 0 : 1;
