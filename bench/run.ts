/**
 * `npm run bench` prints figures beside their goals; `npm run torture` mistreats the built server and
 * prints what held. All that is in the folder is run, or only what is named (`-- bytes scale`). Of
 * torture `--quick` does a twentieth of everything, `--kills=50` that many power cuts,
 * `--only=pictures` only the attacks, calls or tasks with that in their name. Absolute times depend on the machine.
 */
import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildIfStale } from '../scripts/build.ts';
import type { Amount } from './support/amount.ts';
import type { Figure } from './support/figure.ts';

/** A file of `figures/` or `faults/`, by whose name it is run; what must hold are the goals of its figures. */
interface Entry {
  readonly what: string;
  run(amount: Amount): Promise<Figure[]>;
}

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
const [table = 'figures', ...asked] = positionals;
const folder = join(import.meta.dirname, table);
const names = readdirSync(folder).flatMap((file) =>
  file.endsWith('.ts') ? [basename(file, '.ts')] : [],
);
const unknown = asked.filter((name) => !names.includes(name));
if (values.help || unknown.length > 0) {
  console.log(`[--quick] [--kills=200] [--only=NAME] [${names.join(' ')}]`);
  process.exit(values.help ? 0 : 2);
}

process.env['NODE_ENV'] = 'production';
await buildIfStale();
const share = values.quick ? QUICK_SHARE : 1;
const amount = { share, kills: Number(values.kills ?? 200 * share), only: values.only };
let missed = 0;
for (const name of asked.length > 0 ? asked : names) {
  const startedAt = performance.now();
  try {
    const { what, run } = (await import(join(folder, `${name}.ts`))) as Entry;
    console.log(`\n${name}: ${what}`);
    for (const { line, isMet } of await run(amount)) {
      console.log(line);
      if (!isMet) missed += 1;
    }
  } catch (error) {
    missed += 1;
    console.log(`FAIL  ${(error as Error).stack}`);
  }
  console.log(`      ${((performance.now() - startedAt) / 1_000).toFixed(0)} s`);
}
console.log(missed === 0 ? '\nEvery goal is met.' : `\n${missed} goal(s) missed.`);
// At once: after all of torture Node has waited for ever, with a core, for a handle that it was closing itself.
process.exit(missed === 0 ? 0 : 1);
