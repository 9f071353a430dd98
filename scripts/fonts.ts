/**
 * Makes the two fonts of the site from their npm packages, and the rules that use them: the letters
 * that Spanish and English need, one weight of the display serif, the text weights of the sans, and
 * fallback faces whose letters take the same space, so that nothing moves when the fonts arrive. Also
 * makes the two that write the pictures of shared pages, which want one weight and no compression.
 *
 * Run after changing it: `npm run fonts`. A changed font needs a new VERSION: fonts are
 * served as immutable.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { default as SubsetFont, VariationAxes } from 'subset-font';
import { ARIAL, FALLBACK_EM, GEORGIA, TIMES, type LetterWidths } from './font-fallbacks.ts';
import { meanOf, readMetrics, type Metrics } from './font-metrics.ts';

const VERSION = 1;

const ROOT = join(import.meta.dirname, '..');

const subsetFont = createRequire(join(ROOT, 'tests', 'package.json'))(
  'subset-font',
) as typeof SubsetFont;

/** Basic Latin and Latin-1, which hold every letter of both languages, and the signs our texts use. */
const CHARACTERS =
  range(0x20, 0x7e) + range(0xa0, 0xff) + '€–—‘’“”„…•·×½¼¾→←↑œŒ‹›−' + '\u2009\u202f';

interface FontPlan {
  readonly family: string;
  readonly file: string;
  readonly output: string;
  readonly axes: VariationAxes;
  /** `font-weight` of the rule. */
  readonly weight: string;
  /** OpenType features that are kept. */
  readonly features: string[];
  readonly fallbacks: readonly Fallback[];
}

/** Fonts that visitors may have, with the same letter widths, the most likely first. */
interface Fallback {
  readonly names: readonly string[];
  readonly widths: LetterWidths;
}

const PLANS: readonly FontPlan[] = [
  {
    family: 'Fraunces',
    file: '@fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2',
    output: `fraunces-v${VERSION}.woff2`,
    axes: { opsz: 60, SOFT: 70, WONK: 0, wght: 600 },
    weight: '600',
    features: ['kern', 'liga', 'ccmp', 'locl', 'lnum'],
    fallbacks: [
      { names: ['Georgia', 'Gelasio'], widths: GEORGIA },
      { names: ['Times New Roman', 'Liberation Serif', 'Tinos'], widths: TIMES },
    ],
  },
  {
    family: 'Figtree',
    file: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
    output: `figtree-v${VERSION}.woff2`,
    axes: { wght: { min: 400, max: 700 } },
    weight: '400 700',
    features: ['kern', 'liga', 'ccmp', 'locl', 'tnum'],
    fallbacks: [{ names: ['Arial', 'Liberation Sans', 'Roboto'], widths: ARIAL }],
  },
];

/** The fonts of the pictures of shared pages, in src/media/share. */
const DRAWN = [
  {
    file: '@fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2',
    output: 'shared-page-title.ttf',
    axes: { opsz: 72, SOFT: 70, WONK: 0, wght: 600 },
  },
  {
    file: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
    output: 'shared-page-name.ttf',
    axes: { wght: 600 },
  },
] as const;

function range(first: number, last: number): string {
  const codes = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  return String.fromCodePoint(...codes);
}

function percent(share: number): string {
  return `${Number((share * 100).toFixed(2))}%`;
}

function faces({ family, output, weight, fallbacks }: FontPlan, metrics: Metrics): string {
  const real = `@font-face {
    font-family: ${family};
    src: url('/fonts/${output}') format('woff2');
    font-weight: ${weight};
    font-display: optional;
  }`;
  const adjusted = fallbacks.map(({ names, widths }, index) => {
    // Scales the fallback to the width of our letters, then gives its lines the height of ours.
    const scale = metrics.meanWidth / meanOf((letter) => (widths[letter] ?? 0) / FALLBACK_EM);
    return `@font-face {
      font-family: '${family} ${index}';
      src: ${names.map((name) => `local('${name}')`).join(', ')};
      font-weight: ${weight};
      size-adjust: ${percent(scale)};
      ascent-override: ${percent(metrics.ascent / scale)};
      descent-override: ${percent(metrics.descent / scale)};
      line-gap-override: ${percent(metrics.lineGap / scale)};
    }`;
  });
  return [real, ...adjusted].join('\n');
}

const rules = ['/* Written by scripts/fonts.ts. */'];
await mkdir(join(ROOT, 'public/fonts'), { recursive: true });
for (const plan of PLANS) {
  const source = await readFile(join(ROOT, 'node_modules', plan.file));
  const options = { variationAxes: plan.axes, keepFeatures: plan.features, noHinting: true };
  const subset = await subsetFont(source, CHARACTERS, { ...options, targetFormat: 'woff2' });
  const uncompressed = await subsetFont(source, CHARACTERS, { ...options, targetFormat: 'sfnt' });
  await writeFile(join(ROOT, 'public/fonts', plan.output), subset);
  rules.push(faces(plan, readMetrics(uncompressed)));
  process.stdout.write(`${plan.output} ${subset.length} bytes\n`);
}
for (const { file, output, axes } of DRAWN) {
  const source = await readFile(join(ROOT, 'node_modules', file));
  const font = await subsetFont(source, CHARACTERS, {
    targetFormat: 'sfnt',
    variationAxes: axes,
    keepFeatures: ['kern', 'liga', 'ccmp', 'locl', 'lnum'],
    noHinting: true,
  });
  await writeFile(join(ROOT, 'src/media/share', output), font);
  process.stdout.write(`${output} ${font.length} bytes\n`);
}
await writeFile(join(ROOT, 'src/site/styles/fonts.css'), rules.join('\n'));
