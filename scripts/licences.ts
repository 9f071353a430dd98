/**
 * The licences of what the build bundles, which travel with it: which packages the bundles hold is seen
 * while they are made, and each one's licence and notice files are copied into one text.
 */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { folderOf, PARTS, ROOT } from './built.ts';

/** In the folder of each part. */
export const LICENCES = 'THIRD-PARTY-LICENSES.txt';

/** Packages of which something lies in `public/` or `src/media/share/`, where no bundler sees it. */
const COPIED = [
  ...['baloo-2', 'bricolage-grotesque', 'figtree', 'fraunces', 'nunito-sans'],
  ...['playfair-display', 'source-sans-3'],
].map((name) => `@fontsource-variable/${name}`);

/** What was copied into our sources, with the licences that came with it. */
const IN_SOURCES = [
  {
    title: '@mui/icons-material 9.5.0 (MIT AND Apache-2.0)',
    source: 'https://github.com/mui/material-ui, https://github.com/google/material-design-icons',
    file: 'src/office/app/icons.licences.txt',
  },
];

const LICENCE_FILE = /^(?:licen[cs]e|copying|notice|unlicense)/i;

/** The MIT licence, for packages that name it and bring no file of it. */
const MIT = `Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated
documentation files (the "Software"), to deal in the Software without restriction, including without limitation the
rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit
persons to whom the Software is furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the
Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE
WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR
COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR
OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.`;

interface PackageFacts {
  readonly name: string;
  readonly version: string;
  readonly license?: string;
  readonly repository?: string | { readonly url: string };
  readonly author?: string | { readonly name: string };
  readonly contributors?: readonly (string | { readonly name: string })[];
}

/** Sees which packages the bundles hold, and writes their licences. */
export interface Licences {
  readonly plugin: Plugin;
  text(): string;
}

export function createLicences(): Licences {
  const folders = new Set(COPIED.map((name) => join(ROOT, 'node_modules', name)));
  return {
    plugin: {
      name: 'licences',
      generateBundle(_, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk') continue;
          for (const id of chunk.moduleIds) {
            const folder = packageFolder(id);
            if (folder !== undefined) folders.add(folder);
          }
        }
      },
    },
    text: () => licenceText([...folders]),
  };
}

/** The folder of the package that a module belongs to; undefined for our own. */
export function packageFolder(id: string): string | undefined {
  if (id.startsWith('\0')) return undefined;
  return /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/.exec(id)?.[0];
}

function licenceText(folders: readonly string[]): string {
  const entries = new Map<string, string>();
  for (const folder of folders) {
    const file = join(folder, 'package.json');
    if (!existsSync(file)) continue;
    const facts = JSON.parse(readFileSync(file, 'utf8')) as PackageFacts;
    const title = `${facts.name} ${facts.version} (${facts.license ?? 'see below'})`;
    entries.set(title, entryOf(title, sourceOf(facts), textOf(folder, facts)));
  }
  for (const { title, source, file } of IN_SOURCES)
    entries.set(title, entryOf(title, source, readFileSync(join(ROOT, file), 'utf8').trim()));
  const sorted = [...entries].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, entry]) => entry);
  return [
    'This build contains the packages below, each under its own licence. What lies in node_modules beside it\n' +
      'brings its licences itself.\n',
    ...sorted,
  ].join('\n');
}

const RULE = '='.repeat(80);

const entryOf = (title: string, source: string, text: string) =>
  [RULE, title, `Source: ${source}`, RULE, '', text, ''].join('\n');

function textOf(folder: string, facts: PackageFacts): string {
  const files = readdirSync(folder)
    .filter((name) => LICENCE_FILE.test(name) && statSync(join(folder, name)).isFile())
    .sort();
  const texts = files.map((name) => readFileSync(join(folder, name), 'utf8').trim());
  if (texts.length > 0) return texts.join('\n\n').replaceAll('\r\n', '\n');
  if (facts.license === 'MIT') return `Copyright (c) ${holderOf(facts)}\n\n${MIT}`;
  throw new Error(
    `${facts.name} is bundled, and has no licence that could travel with the build (${folder})`,
  );
}

function sourceOf({ name, repository }: PackageFacts): string {
  const address = typeof repository === 'object' ? repository.url : repository;
  return address ?? `the npm package ${name}`;
}

function holderOf({ name, author, contributors }: PackageFacts): string {
  const holder = author ?? contributors?.[0];
  return (typeof holder === 'object' ? holder.name : holder) ?? `the authors of ${name}`;
}

/** Name, version and licence of every package that a part of the build holds; one that both hold is named twice. */
export function bundledLicences() {
  return PARTS.flatMap((part) => titlesOf(readFileSync(join(folderOf(part), LICENCES), 'utf8')));
}

/** Name, version and licence of each package that such a text is about. */
export function titlesOf(
  text: string,
): { readonly name: string; readonly version: string; readonly licence: string }[] {
  const titles = text.matchAll(/^={80}\n(\S+) (\S+) \((.+)\)\nSource: /gm);
  return [...titles].map(([, name = '', version = '', licence = '']) => ({
    name,
    version,
    licence,
  }));
}
