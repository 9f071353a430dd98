/**
 * Makes the pairs of fonts that an owner chooses from out of their npm packages, and the rules that use
 * them: the letters that Spanish and English need, those of Polish and Romanian apart, one weight for titles,
 * the text weights of the sans, and fallback faces whose letters take the same space, so that nothing moves
 * when the fonts arrive. Also makes those that write the pictures of shared pages, which want one weight and
 * no compression.
 *
 * Run after changing it: `npm run fonts`. A changed font needs a new VERSION: fonts are
 * served as immutable.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { default as SubsetFont, VariationAxes } from 'subset-font';
import { ARIAL, FALLBACK_EM, GEORGIA, TIMES, type LetterWidths } from './font-fallbacks.ts';
import { inFileNames, type FontPairName } from '../src/look/index.ts';
import { meanOf, readMetrics, type Metrics } from './font-metrics.ts';

const VERSION = 1;

const ROOT = join(import.meta.dirname, '..');

const subsetFont = createRequire(join(ROOT, 'tests', 'package.json'))(
  'subset-font',
) as typeof SubsetFont;

/** Basic Latin and Latin-1, which hold every letter of both languages, and the signs our texts use. */
const CHARACTERS =
  range(0x20, 0x7e) + range(0xa0, 0xff) + '€–—‘’“”„…•·×½¼¾→←↑œŒ‹›−' + '\u2009\u202f';

/** What Polish and Romanian write besides, in files of their own, which pages in other languages know nothing of. */
const EXTENDED = 'ĄąĆćĘęŁłŃńŚśŹźŻżĂăȘșȚț';
const EXTENDED_RANGE = [...EXTENDED]
  .map((letter) => letter.codePointAt(0) ?? 0)
  .sort((one, other) => one - other)
  .map((code) => `U+${code.toString(16)}`)
  .join();

/** One of the two fonts of a pair. */
interface FontPlan {
  readonly family: string;
  readonly file: string;
  readonly output: string;
  readonly axes: VariationAxes;
  /** Of the pictures of shared pages. */
  readonly drawnAxes: VariationAxes;
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

const SERIFS: readonly Fallback[] = [
  { names: ['Georgia', 'Gelasio'], widths: GEORGIA },
  { names: ['Times New Roman', 'Liberation Serif', 'Tinos'], widths: TIMES },
];
const SANSES: readonly Fallback[] = [
  { names: ['Arial', 'Liberation Sans', 'Roboto'], widths: ARIAL },
];

type Source = readonly [family: string, file: string];

/** The font of titles, in one weight. */
function title(
  [family, file]: Source,
  fallbacks: readonly Fallback[],
  {
    drawnAxes = {},
    ...axes
  }: { drawnAxes?: VariationAxes; [axis: string]: number | VariationAxes } = {},
): FontPlan {
  const all = { ...(axes as VariationAxes), wght: 600 };
  return {
    ...{ family, file, output: outputOf(family), fallbacks, weight: '600' },
    ...{ axes: all, drawnAxes: { ...all, ...drawnAxes } },
    features: ['kern', 'liga', 'ccmp', 'locl', 'lnum'],
  };
}

/** The font of everything else. */
function text([family, file]: Source, axes: VariationAxes = {}): FontPlan {
  return {
    ...{ family, file, output: outputOf(family), fallbacks: SANSES, weight: '400 700' },
    axes: { ...axes, wght: { min: 400, max: 700 } },
    drawnAxes: { ...axes, wght: 600 },
    features: ['kern', 'liga', 'ccmp', 'locl', 'tnum'],
  };
}

const outputOf = (family: string) => `${inFileNames(family)}-v${VERSION}.woff2`;

const FIGTREE = text(['Figtree', 'figtree/files/figtree-latin-wght-normal']);

/** The pairs that the owner chooses from, by the names in `src/look/look.ts`. */
const PAIRS: Readonly<Record<FontPairName, readonly [title: FontPlan, text: FontPlan]>> = {
  warm: [
    title(['Fraunces', 'fraunces/files/fraunces-latin-full-normal'], SERIFS, {
      ...{ opsz: 60, SOFT: 70, WONK: 0, drawnAxes: { opsz: 72 } },
    }),
    FIGTREE,
  ],
  classic: [
    title(
      ['Playfair Display', 'playfair-display/files/playfair-display-latin-wght-normal'],
      SERIFS,
    ),
    text(['Source Sans 3', 'source-sans-3/files/source-sans-3-latin-wght-normal']),
  ],
  modern: [
    title(
      ['Bricolage Grotesque', 'bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal'],
      SANSES,
      { opsz: 48 },
    ),
    FIGTREE,
  ],
  friendly: [
    title(['Baloo 2', 'baloo-2/files/baloo-2-latin-wght-normal'], SANSES),
    text(['Nunito Sans', 'nunito-sans/files/nunito-sans-latin-wght-normal']),
  ],
};

function range(first: number, last: number): string {
  const codes = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  return String.fromCodePoint(...codes);
}

function percent(share: number): string {
  return `${Number((share * 100).toFixed(2))}%`;
}

/** The name of a family in CSS. */
const named = (family: string) => (/^[a-z]+$/i.test(family) ? family : `"${family}"`);

/** The rule of a file with letters of a font, of some alone where a range says so. */
const face = ({ family, weight }: FontPlan, file: string, range = '') =>
  `@font-face{font-family:${named(family)};src:url(/fonts/${file})format("woff2");` +
  `font-weight:${weight};font-display:optional${range && `;unicode-range:${range}`}}`;

/** The rules of a font and of what stands in for it, as short as the build writes them. */
function faces(plan: FontPlan, metrics: Metrics): string {
  const { family, output, weight, fallbacks } = plan;
  const adjusted = fallbacks.map(({ names, widths }, index) => {
    // Scales the fallback to the width of our letters, then gives its lines the height of ours.
    const scale = metrics.meanWidth / meanOf((letter) => (widths[letter] ?? 0) / FALLBACK_EM);
    const sources = names.map((name) => `local(${named(name)})`).join(',');
    return (
      `@font-face{font-family:"${family} ${index}";src:${sources};font-weight:${weight};` +
      `size-adjust:${percent(scale)};ascent-override:${percent(metrics.ascent / scale)};` +
      `descent-override:${percent(metrics.descent / scale)};` +
      `line-gap-override:${percent(metrics.lineGap / scale)}}`
    );
  });
  return [face(plan, output), ...adjusted].join('');
}

/** What `font-family` says: the font, what stands in for it, and what every device has. */
function stack({ family, fallbacks }: FontPlan): string {
  const last = fallbacks === SERIFS ? 'serif' : 'system-ui,sans-serif';
  return [named(family), ...fallbacks.map((_, index) => `"${family} ${index}"`), last].join(',');
}

const source = (file: string) =>
  readFile(join(ROOT, 'node_modules/@fontsource-variable', `${file}.woff2`));

/** Writes a font of the pages; answers what the table of fonts says of it. */
async function write(plan: FontPlan) {
  const options = { variationAxes: plan.axes, keepFeatures: plan.features, noHinting: true };
  const bytes = await source(plan.file);
  const subset = await subsetFont(bytes, CHARACTERS, { ...options, targetFormat: 'woff2' });
  const uncompressed = await subsetFont(bytes, CHARACTERS, { ...options, targetFormat: 'sfnt' });
  await writeFile(join(ROOT, 'public/fonts', plan.output), subset);
  process.stdout.write(`${plan.output} ${subset.length} bytes\n`);
  const { family, output } = plan;
  const further = output.replace(/-v\d+/, '-extended$&');
  const letters = await source(plan.file.replace('-latin-', '-latin-ext-'));
  const extended = await subsetFont(letters, EXTENDED, { ...options, targetFormat: 'woff2' });
  await writeFile(join(ROOT, 'public/fonts', further), extended);
  process.stdout.write(`${further} ${extended.length} bytes\n`);
  return {
    ...{ family, file: `/fonts/${output}`, stack: stack(plan) },
    faces: faces(plan, readMetrics(uncompressed)),
    extended: face(plan, further, EXTENDED_RANGE),
  };
}

/** Writes a font of the pictures of shared pages. */
async function writeDrawn(plan: FontPlan): Promise<void> {
  const name = `${inFileNames(plan.family)}.ttf`;
  const font = await subsetFont(await source(plan.file), CHARACTERS, {
    targetFormat: 'sfnt',
    variationAxes: plan.drawnAxes,
    keepFeatures: ['kern', 'liga', 'ccmp', 'locl', 'lnum'],
    noHinting: true,
  });
  await writeFile(join(ROOT, 'src/media/share', name), font);
  process.stdout.write(`${name} ${font.length} bytes\n`);
}

await mkdir(join(ROOT, 'public/fonts'), { recursive: true });
const table: Record<string, unknown> = {};
for (const [pair, [ofTitles, ofText]] of Object.entries(PAIRS)) {
  table[pair] = { title: await write(ofTitles), text: await write(ofText) };
  await writeDrawn(ofTitles);
  await writeDrawn(ofText);
}
await writeFile(
  join(ROOT, 'src/look/fonts.ts'),
  `/* Written by scripts/fonts.ts. */
import type { FontPairName } from './look.ts';

/** A font of the pages: its file, its place in \`font-family\`, and the rules that make it known. */
export interface SiteFont {
  readonly family: string;
  readonly file: string;
  readonly stack: string;
  readonly faces: string;
  /** The rule of its letters for Polish and Romanian. */
  readonly extended: string;
}

/** The fonts of titles and of text. */
export interface FontPair {
  readonly title: SiteFont;
  readonly text: SiteFont;
}

export const FONTS: Readonly<Record<FontPairName, FontPair>> = ${JSON.stringify(table)};
`,
);
