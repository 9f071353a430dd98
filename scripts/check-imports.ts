/**
 * Part of `npm run lint`: the rules of the house on imports.
 *  1. Imports between rooms point one way (RANKS).
 *  2. Another room is entered by its door: `index.ts` or `index.server.ts`.
 *  3. What the browser loads never reaches what runs only on the server.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';

const SOURCE = join(import.meta.dirname, '..', 'src');

/** A room may import from rooms of a lower rank only. */
const RANKS: Readonly<Record<string, number>> = {
  i18n: 0,
  database: 0,
  log: 0,
  http: 0,
  mail: 1,
  captcha: 1,
  content: 2,
  media: 2,
  reviews: 2,
  submissions: 2,
  site: 3,
  'back-office': 3,
  server: 4,
};

const DOORS = /^index(\.server)?\.ts$/;
const BROWSER = /^site\/(islands|browser)\//;
const SERVER_ONLY = /\.server\.tsx?$|^site\/(components|pages|seo|api|structured-data)\//;
const TEST = /\.test\.tsx?$|(^|\/)testing\//;

/** `import … from 'x'`, `export … from 'x'`, `import('x')`, `import 'x'`; not `import type`. */
const IMPORT =
  /(?:^|\n)\s*(?:import|export)\s+(type\s+)?(?:[\w*{][^;'"]*?\sfrom\s+)?['"](\.[^'"]+)['"]|import\(\s*['"](\.[^'"]+)['"]\s*\)/g;

interface Import {
  readonly target: string;
  readonly isType: boolean;
}

const imports = new Map<string, Import[]>();
for (const entry of readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })) {
  const file = entry.split(sep).join('/');
  if (/\.tsx?$/.test(file) && !TEST.test(file)) imports.set(file, importsOf(file));
}

function importsOf(file: string): Import[] {
  const text = readFileSync(join(SOURCE, file), 'utf8');
  return [...text.matchAll(IMPORT)].map(([, type, plain, dynamic]) => {
    const path = resolve(SOURCE, dirname(file), (plain ?? dynamic ?? '').replace(/\?.*$/, ''));
    return { target: relative(SOURCE, path).split(sep).join('/'), isType: type !== undefined };
  });
}

const problems: string[] = [];

for (const [file, found] of imports) {
  const room = file.split('/')[0] ?? '';
  for (const { target } of found) {
    const [otherRoom = '', ...rest] = target.split('/');
    if (otherRoom === room || target.startsWith('..')) continue;
    const rank = RANKS[room];
    const otherRank = RANKS[otherRoom];
    if (rank === undefined || otherRank === undefined)
      problems.push(`${file}: ${otherRoom} is no room`);
    else if (otherRank >= rank) problems.push(`${file}: ${room} must not import from ${otherRoom}`);
    if (!DOORS.test(rest.join('/')))
      problems.push(`${file}: enters ${otherRoom} beside its door: ${target}`);
  }
}

for (const file of imports.keys()) {
  if (BROWSER.test(file) && !SERVER_ONLY.test(file)) {
    const way = wayToServer(file, new Set());
    if (way) problems.push(`reaches the server from the browser: ${way.join(' → ')}`);
  }
}

function wayToServer(file: string, seen: Set<string>): string[] | null {
  if (seen.has(file)) return null;
  seen.add(file);
  for (const { target, isType } of imports.get(file) ?? []) {
    if (isType) continue;
    if (SERVER_ONLY.test(target)) return [file, target];
    const way = wayToServer(target, seen);
    if (way) return [file, ...way];
  }
  return null;
}

if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exitCode = 1;
}
