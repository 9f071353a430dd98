import { readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { LICENCES, titlesOf } from '../../scripts/licences.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const SERVER = join(ROOT, 'dist', 'server');
const text = ['dist', 'dist/office']
  .map((folder) => readFileSync(join(ROOT, folder, LICENCES), 'utf8'))
  .join('');
const titles = titlesOf(text);
const bundled = new Set(titles.map(({ name }) => name));
const { dependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
  dependencies: Record<string, string>;
};

/** Loaded only where it is installed, which is nowhere. */
const ABSENT = ['pg-native', 'supports-color'];

/** Pass other packages on, and have no code of their own in the build. */
const EMPTY = ['react-router-dom'];

/** What may travel with software that is sold or given away, as it is. */
const ACCEPTED = new Set([
  ...['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'BlueOak-1.0.0'],
  // The last asks to be named, which the list does.
  ...[
    'MPL-2.0',
    'OFL-1.1',
    '(ISC AND CC-BY-3.0)',
    'MIT AND ISC AND BSD-3-Clause',
    'MIT AND Apache-2.0',
  ],
]);

/** What a built module imports of packages: at its head, later, or by `require`; not what is computed. */
const IMPORTS = new RegExp(
  [
    /(?:^|[;\n}])\s*(?:import|export)\b[^;'"`\n]*?\s?from\s*"([^"./][^"]*)"/,
    /(?:^|[;\n}])\s*import\s*"([^"./][^"]*)"/,
    /\bimport\(\s*["'`]([^"'`./][^"'`]*)["'`]\s*\)/,
    /\b_*require\(["']([^"'./][^"']*)["']\)/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'g',
);

it('finds every package that the built server imports among the production packages', () => {
  const wanted = new Set<string>();
  for (const name of readdirSync(SERVER).filter((file) => file.endsWith('.js'))) {
    for (const [, ...specifiers] of readFileSync(join(SERVER, name), 'utf8').matchAll(IMPORTS)) {
      const specifier = specifiers.find(Boolean) ?? '';
      if (!isBuiltin(specifier)) wanted.add(specifier);
    }
  }
  expect([...wanted].filter((name) => !ABSENT.includes(name))).toEqual(Object.keys(dependencies));
});

it('has the licence of every package that our sources import', () => {
  const files = readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' }).filter(
    (name) => /(?<!\.test|\.d)\.tsx?$/.test(name) && !/[\\/]testing[\\/]/.test(name),
  );
  const imported = new Set<string>();
  for (const file of files) {
    const source = readFileSync(join(ROOT, 'src', file), 'utf8');
    for (const [, name = ''] of source.matchAll(
      /^import (?!type )[^;]*?'((?:@[\w-]+\/)?[a-z][\w.-]*)(?:\/[^']*)?';$/gm,
    ))
      imported.add(name);
  }
  expect(imported.size).toBeGreaterThan(20);
  const known = new Set([...bundled, ...Object.keys(dependencies), ...EMPTY]);
  const missing = [...imported].filter((name) => !known.has(name));
  // Node's own modules have no licence file of theirs.
  expect(missing.filter((name) => !isBuiltin(name))).toEqual([]);
});

it('has a text for each, under a licence that lets it travel', () => {
  expect(titles.length).toBeGreaterThan(100);
  expect(titles.filter(({ licence }) => !ACCEPTED.has(licence))).toEqual([]);
  const texts = text.split(/^={80}\n\S+ \S+ \(.+\)\nSource: .*\n={80}\n/m).slice(1);
  expect(texts).toHaveLength(titles.length);
  // The shortest is the notice of the Mozilla Public License, which says where its text is.
  const short = texts.flatMap((entry, index) => (entry.length < 200 ? [titles[index]?.name] : []));
  expect(short).toEqual([]);
});

it('has the licences of fonts and icons, which no bundler sees', () => {
  expect([...bundled]).toEqual(
    expect.arrayContaining([
      '@fontsource-variable/figtree',
      '@fontsource-variable/playfair-display',
      '@fontsource-variable/fraunces',
      '@mui/icons-material',
    ]),
  );
});
