/** Which files a release has, and what of them is written anew for it. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join, posix, relative, sep } from 'node:path';
import { folderOf, PARTS, ROOT, STAMP, type Part, type Stamp } from './built.ts';

/** A file of the release: its path within, with slashes, and its content. */
export interface ReleaseFile {
  readonly path: string;
  readonly content: Buffer;
}

/** Files and folders that are taken as they are. */
const TAKEN = [
  ...['package.json', 'package-lock.json', '.nvmrc', '.env.example', 'exec.cmd'],
  ...['LICENSE', 'README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'docs', 'sample'],
  ...['Dockerfile', 'compose.yaml', 'deploy'],
];

/** What is run in a production install; what these import comes along. */
const RUN = ['start.ts', 'run-built.ts', 'build.ts', 'check-node.js', 'check-health.ts'];

/** All files of a release but its bill of materials, sorted by path; `at` is when it was made. */
export function releaseFiles(at: Date): ReleaseFile[] {
  const taken = [
    ...TAKEN.flatMap((name) => filesOf(name)),
    ...scriptsToRun().map((name) => `scripts/${name}`),
    ...builtFiles(),
  ];
  const files = taken.map((path) => ({ path, content: readFileSync(join(ROOT, path)) }));
  return sorted([
    ...files,
    ...PARTS.map((part) => ({ path: stampPath(part), content: text(stampAt(part, at)) })),
    // A release has its build inside, which an image of it must hold.
    { path: '.dockerignore', content: text(readDockerIgnore().replace(/^dist\/?\n/m, '')) },
  ]);
}

export function sorted(files: readonly ReleaseFile[]): ReleaseFile[] {
  return [...files].sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** The build without what a server that runs from it has left there, or needs of the build before. */
function builtFiles(): string[] {
  const server = readStamp('site').serverFiles.map((name) => `dist/server/${name}`);
  const rest = filesOf('dist').filter(
    (path) => !path.startsWith('dist/server/') && !path.endsWith(`/${STAMP}`),
  );
  return [...rest, ...server.filter((path) => statSync(join(ROOT, path)).isFile())];
}

/** The same for every build of the same sources. */
function stampAt(part: Part, at: Date): string {
  return JSON.stringify({ ...readStamp(part), startedAt: at.toISOString() });
}

function readStamp(part: Part): Stamp {
  return JSON.parse(readFileSync(join(ROOT, stampPath(part)), 'utf8')) as Stamp;
}

function stampPath(part: Part): string {
  return relative(ROOT, join(folderOf(part), STAMP))
    .split(sep)
    .join('/');
}

function readDockerIgnore(): string {
  return readFileSync(join(ROOT, '.dockerignore'), 'utf8');
}

/** Names of the scripts that run in production, with all that they import. */
export function scriptsToRun(): string[] {
  const found = new Set<string>();
  const waiting = [...RUN];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (found.has(name)) continue;
    found.add(name);
    const source = readFileSync(join(ROOT, 'scripts', name), 'utf8');
    for (const [, path = ''] of source.matchAll(/(?:from|import\(?) ?'(\.\/[\w.-]+)'/g))
      waiting.push(basename(path));
  }
  return [...found].sort();
}

/** A file, or all files of a folder, by paths with slashes; empty when there is none. */
function filesOf(name: string): string[] {
  const stat = statSync(join(ROOT, name), { throwIfNoEntry: false });
  if (!stat) return [];
  if (!stat.isDirectory()) return [name];
  return readdirSync(join(ROOT, name)).flatMap((entry) => filesOf(posix.join(name, entry)));
}

function text(content: string): Buffer {
  return Buffer.from(content);
}
