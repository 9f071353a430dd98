/**
 * `npm run bench` prints each figure beside its goal; `npm run bench -- bytes scale` measures only
 * those. Absolute times depend on the machine; ratios are measured within one run.
 */
import { buildIfStale } from '../scripts/build.ts';
import { figureLine, isMet, type Figure } from './support/figure.ts';

/** In the order of measurement. */
const MEASURES: Readonly<Record<string, () => Promise<{ measure(): Promise<Figure[]> }>>> = {
  build: () => import('./figures/build.ts'),
  start: () => import('./figures/start.ts'),
  bytes: () => import('./figures/bytes.ts'),
  'first-view': () => import('./figures/first-view.ts'),
  touch: () => import('./figures/touch.ts'),
  paint: () => import('./figures/paint.ts'),
  throughput: () => import('./figures/throughput.ts'),
  change: () => import('./figures/change.ts'),
  edge: () => import('./figures/edge.ts'),
  scale: () => import('./figures/scale.ts'),
  submissions: () => import('./figures/submissions.ts'),
  office: () => import('./figures/office.ts'),
};

process.env['NODE_ENV'] = 'production';
const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in MEASURES));
if (unknown.length > 0) {
  console.error(
    `There is no measure ${unknown.join(', ')}; there are ${Object.keys(MEASURES).join(', ')}`,
  );
  process.exit(2);
}
await buildIfStale();
let missed = 0;
for (const [name, load] of Object.entries(MEASURES)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  console.log(`\n${name}`);
  const { measure } = await load();
  for (const figure of await measure()) {
    console.log(figureLine(figure));
    if (!isMet(figure)) missed += 1;
  }
}
console.log(missed === 0 ? '\nEvery goal is met.' : `\n${missed} goal(s) missed.`);
