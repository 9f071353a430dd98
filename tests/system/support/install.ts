import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync } from 'node:fs';
import {
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  readlink,
  rm,
  stat,
  symlink,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, vi } from 'vitest';

const ROOT = join(import.meta.dirname, '..', '..', '..');

/** Files of every install, and the additional ones of a development checkout. */
const INSTALLED = ['package.json', 'scripts', 'sample'];
const CHECKED_OUT = [
  ...['src', 'starter', 'public', 'vite.config.ts', 'vite.office.config.ts'],
  'package-lock.json',
];

/** How long a process may take to start, including a build, milliseconds. */
const PATIENCE = 60_000;

/** A copy of the project in a temporary folder. */
export interface Install {
  readonly folder: string;
  /** Runs npm or node with these arguments. */
  run(command: 'npm' | 'node', args: readonly string[], environment?: Environment): Running;
  /** The names of folders that begin with `dist`. */
  builds(): Promise<string[]>;
}

type Environment = Readonly<Record<string, string>>;

/** A process of the copy; killed after the test at the latest. */
export interface Running {
  readonly child: ChildProcess;
  output(): string;
  /** The server's address, once it listens. */
  listening(): Promise<string>;
  /** The exit code, or the signal that ended it. */
  ended(): Promise<number | NodeJS.Signals | null>;
}

/**
 * Makes a copy of the project. Production has no Vite, as after `npm ci --omit=dev`; a quick checkout
 * has a fake one. It is removed after the test, or when `atEnd` says so: after all tests of a file.
 */
export async function givenInstall(
  kind: 'production' | 'checkout' | 'quick checkout',
  hasBuild: boolean,
  atEnd: (remove: () => Promise<void>) => void = onTestFinished,
): Promise<Install> {
  const folder = await mkdtemp(join(tmpdir(), 'sobremesa-install-'));
  // What builds the office sees a moment later that its server has gone.
  const retried = { maxRetries: 20, retryDelay: 100 };
  atEnd(() => rm(folder, { recursive: true, force: true, ...retried }));
  const names = [
    ...INSTALLED,
    ...(kind === 'production' ? [] : CHECKED_OUT),
    ...(hasBuild ? ['dist'] : []),
  ];
  // The other `cp` takes ten times as long.
  const keepTimes = { recursive: true, preserveTimestamps: true };
  for (const name of names) cpSync(join(ROOT, name), join(folder, name), keepTimes);
  // The copied folders are newer than the build, which is as good as new. Files go by the machine's own clock.
  const { mtime: now } = await stat(folder);
  for (const part of hasBuild ? ['.', 'office'] : [])
    await utimes(join(folder, 'dist', part, 'built.json'), now, now);
  await linkPackages(folder, (name) => kind === 'checkout' || name !== 'vite');
  if (kind === 'quick checkout') await writeQuickVite(join(folder, 'node_modules', 'vite'));
  return {
    folder,
    run: (command, args, environment = {}) => run(folder, command, args, environment),
    builds: async () => (await readdir(folder)).filter((name) => name.startsWith('dist')).sort(),
  };
}

async function linkPackages(folder: string, isWanted: (name: string) => boolean): Promise<void> {
  const from = join(ROOT, 'node_modules');
  const to = join(folder, 'node_modules');
  await mkdir(to);
  for (const name of await readdir(from)) {
    if (isWanted(name) && name !== '.cache') await symlink(join(from, name), join(to, name));
  }
}

/** Node strips no types inside `node_modules`, so the package re-exports a file outside. */
async function writeQuickVite(folder: string): Promise<void> {
  const fake = pathToFileURL(join(import.meta.dirname, 'quick-vite.ts')).href;
  await mkdir(folder);
  await writeFile(join(folder, 'package.json'), '{ "type": "module", "exports": "./index.js" }');
  await writeFile(join(folder, 'index.js'), `export * from ${JSON.stringify(fake)};\n`);
}

function run(
  folder: string,
  command: 'npm' | 'node',
  args: readonly string[],
  environment: Environment,
): Running {
  const program = command === 'node' ? process.execPath : 'npm';
  const child = spawn(program, args, {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env['PATH'],
      HOME: folder,
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: join(folder, 'data'),
      WARM_UP: 'off',
      ...environment,
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => void (output += text));
  }
  const exit = once(child, 'exit');
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await exit;
  });
  return {
    child,
    output: () => output,
    listening: () =>
      vi.waitFor(
        () => {
          const url = /"message":"Listening","url":"([^"]+)"/.exec(output)?.[1];
          if (url) return url;
          throw new Error(`It does not listen: ${output}`);
        },
        { timeout: PATIENCE, interval: 20 },
      ),
    async ended() {
      const [code, signal] = (await exit) as [number | null, NodeJS.Signals | null];
      return code ?? signal;
    },
  };
}

/** Writes a source file that is newer than any build. */
export async function addSource(folder: string, name = 'touched.ts'): Promise<void> {
  const file = join(folder, 'src', name);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, '');
}

/** What a build is known by: `built.json` of the site, or of the office. */
export const stampOf = ({ folder }: Install) =>
  readFile(join(folder, 'dist', 'built.json'), 'utf8');
export const officeStampOf = ({ folder }: Install) =>
  readFile(join(folder, 'dist', 'office', 'built.json'), 'utf8').catch(() => 'none');

/** Nothing is left of a build that runs beside the server. */
export const onlyDist = (install: Install) =>
  vi.waitFor(async () => expect(await install.builds()).toEqual(['dist']), 30_000);

/** The office's page, as a browser of this language is answered. */
export async function officeOf(url: string, language: string) {
  const answer = await fetch(`${url}/admin/set-up`, { headers: { 'accept-language': language } });
  const { status, headers } = answer;
  return { status, headers, html: await answer.text() };
}

/** The processes whose working directory is this folder. */
export async function processesOf(folder: string): Promise<string[]> {
  if (!existsSync('/proc/self/cwd')) return [];
  const found: string[] = [];
  for (const id of (await readdir('/proc')).filter((name) => /^\d+$/.test(name))) {
    const cwd = await readlink(join('/proc', id, 'cwd')).catch(() => '');
    if (cwd === folder) found.push(id);
  }
  return found;
}
