/**
 * `npm run bench` prints figures beside their goals, `npm run torture` mistreats the built server and
 * prints what held: all of the table, or only what is named (`-- bytes scale`). `--quick` does a
 * twentieth of everything of torture, `--kills=50` that many kills and power cuts, `--only=pictures`
 * only the attacks or calls with that in their name. Absolute times depend on the machine.
 */
import { parseArgs } from 'node:util';
import { buildIfStale } from '../scripts/build.ts';
import { figureLine, isMet } from './support/figure.ts';
import { TABLES } from './tables.ts';

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
const [kind = '', ...names] = positionals;
const table = TABLES[kind === 'torture' ? 'torture' : 'bench'];
const unknown = names.filter((name) => !(name in table));
if (values.help || unknown.length > 0) {
  console.log(`npm run ${kind} -- [--quick] [--kills=200] [--only=NAME] [NAME …]`);
  for (const [name, { what }] of Object.entries(table)) console.log(`  ${name.padEnd(16)}${what}`);
  process.exit(values.help ? 0 : 2);
}

process.env['NODE_ENV'] = 'production';
await buildIfStale();
const share = values.quick ? QUICK_SHARE : 1;
const amount = { share, kills: Number(values.kills ?? 200 * share), only: values.only };
let missed = 0;
for (const [name, { what, load }] of Object.entries(table)) {
  if (names.length > 0 && !names.includes(name)) continue;
  const startedAt = performance.now();
  console.log(`\n${name}: ${what}`);
  try {
    const { run } = await load();
    for (const figure of await run(amount)) {
      console.log(figureLine(figure));
      if (!isMet(figure)) missed += 1;
    }
  } catch (error) {
    missed += 1;
    console.log(`FAIL  ${(error as Error).stack}`);
  }
  console.log(`      ${((performance.now() - startedAt) / 1_000).toFixed(0)} s`);
}
console.log(missed === 0 ? '\nEvery goal is met.' : `\n${missed} goal(s) missed.`);
process.exitCode = missed === 0 ? 0 : 1;
