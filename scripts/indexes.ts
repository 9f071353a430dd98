/**
 * Writes the indexes of what is declared in files of its own: words, types of documents, blocks, islands, addresses of pages,
 * areas of the office and of its API. Nobody keeps such a list, so nobody forgets a line of it. They are files (`*.gen.ts`, not in Git) rather than
 * `import.meta.glob` where types come from their members, or where plain Node and the tests in a browser
 * read them too, which know no glob. Whatever builds, checks or tests writes them first.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const SRC = join(import.meta.dirname, '..', 'src');
const HEADING = '// Written by scripts/indexes.ts.\n';

interface Index {
  /** Where the members are, below `src`. */
  readonly folder: string;
  /** What a member is called in the folder; its first group is its name. */
  readonly member: RegExp;
  /** The index, in the folder. */
  readonly file: string;
  readonly text: (names: readonly string[], folder: string) => string;
}

const FILE = /^(?!index)([\w-]+)\.ts$/;
/** The first part of an address in a file; what has an ending is no page. */
const ADDRESS = /'\/([\w-]+)(?=['/])/g;

const INDEXES: readonly Index[] = [
  ...['es', 'en'].map((language): Index => ({
    folder: `i18n/catalogues/${language}`,
    member: FILE,
    file: 'index.gen.ts',
    text: lines((name) => `export { ${name} } from './${name}.ts';`),
  })),
  {
    folder: 'content/types',
    member: FILE,
    file: 'index.gen.ts',
    text: lines((name) => `export * from './${name}.ts';`),
  },
  {
    folder: 'content/types/blocks',
    member: FILE,
    file: 'index.gen.ts',
    text: (names) =>
      `${lines((name) => `import { block as ${name} } from './${name}.ts';`)(names)}
/** Every kind of block. */
export const BLOCKS = [${names.join(', ')}] as const;
`,
  },
  {
    folder: 'site/islands',
    member: /^([A-Z]\w*)\.tsx$/,
    file: 'registry.gen.ts',
    text: (names) =>
      `export const ISLANDS = {\n${lines(
        (name) => `  ${name}: () => import('./${name}.tsx').then((module) => module.${name}),`,
      )(names)}};\n`,
  },
  {
    folder: 'site/islands',
    member: /^([A-Z]\w*)\.tsx$/,
    file: 'components.gen.server.ts',
    text: (names, folder) =>
      `${lines((name) => `import { ${name} } from './${name}.tsx';`)(names)}
export const COMPONENTS = { ${names.join(', ')} };

export const NAMESPACES = {
${lines((name) => `  ${name}: ${JSON.stringify([...namespacesOf(join(folder, `${name}.tsx`))].sort())},`)(names)}} as const;
`,
  },
  {
    folder: 'office/screens',
    member: /^([a-z]+)$/,
    file: '../app/areas.gen.ts',
    text: (names) =>
      `${lines((name) => `import { area as ${name} } from '../screens/${name}/index.ts';`)(names)}
/** Every part of the office; the menu has an order of its own. */
export const AREAS = [${names.join(', ')}];
`,
  },
  {
    folder: 'office/api',
    member: /^([a-z]+(?:-[a-z]+)*)(?:-routes\.server\.ts)?$/,
    file: 'areas.gen.server.ts',
    // An area of many files has a folder of its own.
    text: (names, folder) =>
      names
        .flatMap((name) => [`${name}-routes.server.ts`, `${name}/${name}-routes.server.ts`])
        .filter((file) => existsSync(join(folder, file)))
        .map((file) => {
          const name = file
            .replace(/^.*\/|-routes.*$/g, '')
            .replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
          return `export { ${name}Routes as ${name} } from './${file}';\n`;
        })
        .join(''),
  },
  {
    folder: 'site/pages',
    member: /^(\w+)\.server\.tsx$/,
    file: '../../content/page-addresses.gen.server.ts',
    text: (names, folder) => {
      const texts = names.map((name) => readFileSync(join(folder, `${name}.server.tsx`), 'utf8'));
      const first = new Set(
        texts.flatMap((text) => [...text.matchAll(ADDRESS)].map(([, part]) => part)),
      );
      return `/** With what the addresses begin that the pages of the site name. */
export const PAGE_ADDRESSES: readonly string[] = ${JSON.stringify([...first].sort())};\n`;
    },
  },
];

function lines(of: (name: string) => string) {
  return (names: readonly string[]) => names.map((name) => `${of(name)}\n`).join('');
}

const IMPORT = /(?:import|from)\s*\(?\s*'(\.[^']+\.tsx?)'/g;
const WORDS = /useWords\('(\w+)'\)/g;

/** The namespaces of words that a file speaks with, and all that it imports, later loaded ones included. */
function namespacesOf(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file) || !existsSync(file)) return new Set();
  seen.add(file);
  const text = readFileSync(file, 'utf8');
  const own = [...text.matchAll(WORDS)].map(([, name = '']) => name);
  const others = [...text.matchAll(IMPORT)].map(([, path = '']) => join(dirname(file), path));
  return new Set([...own, ...others.flatMap((other) => [...namespacesOf(other, seen)])]);
}

/** Brings every index up to date; one that is stays as it is, so that nothing built from it is stale. */
export function writeIndexes(): void {
  for (const { folder, member, file, text } of INDEXES) {
    const path = join(SRC, folder);
    const names = readdirSync(path)
      .flatMap((name) => member.exec(name)?.[1] ?? [])
      .sort();
    const wanted = HEADING + text(names, path);
    const index = join(path, file);
    if (!existsSync(index) || readFileSync(index, 'utf8') !== wanted) writeFileSync(index, wanted);
  }
}
