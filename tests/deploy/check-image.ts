/**
 * `npm run check:image`: carries out the steps of the Dockerfile without Docker, in a clean folder with
 * production dependencies alone, starts what CMD says as USER, waits until HEALTHCHECK succeeds, asks for
 * pages and a picture, runs a command, looks whether anything but the volume was written to, and stops it by SIGTERM.
 * The context is a release that was just made, or with `-- --from-source` this checkout, which is then built
 * within. Prints how large the image is.
 */
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  chmodSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  readFileSync,
} from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { buildIfStale } from '../../scripts/build.ts';
import { ROOT } from '../../scripts/built.ts';
import { readDockerfile } from './dockerfile.ts';
import { IMAGE_NODE, makeImage, sizeOf, type Image } from './image-steps.ts';
import { release } from '../../scripts/release.ts';

/** What the base image has besides Node: the C library, certificates, time zones; computed, not measured. */
const BASE_MEGABYTES = 35;
/** What the image may have at most. */
const MAXIMUM_MEGABYTES = 250;
/** What the product with its packages may have of them. */
const MAXIMUM_PRODUCT = 60;
/** How long a start, and a stop, may take on a busy machine, milliseconds. */
const PATIENCE = 90_000;

export interface ImageFigures {
  /** The product with its packages. */
  readonly product: number;
  readonly node: number;
  /** Both and the base, megabytes. */
  readonly image: number;
}

/** Makes the image's folders from a context, runs it, and answers how large it is. */
export async function checkImage(context: string): Promise<ImageFigures> {
  const folder = mkdtempSync(join(tmpdir(), 'sobremesa-image-'));
  // Another user than this one is to read what is in it.
  chmodSync(folder, 0o755);
  try {
    const stages = readDockerfile(readFileSync(join(context, 'Dockerfile'), 'utf8'));
    const image = await makeImage(stages, context, folder);
    const figures = measure(image);
    await tryOut(image);
    return figures;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function measure({ root, workdir }: Image): ImageFigures {
  const megabytes = (path: string) => Math.ceil(sizeOf(join(root, path)) / 1_000_000);
  const figures = { product: megabytes(workdir), node: megabytes(IMAGE_NODE) };
  return { ...figures, image: figures.product + figures.node + BASE_MEGABYTES };
}

async function tryOut(image: Image): Promise<void> {
  const port = await freePort();
  const before = snapshot(image);
  const server = start(image, [...image.stage.entrypoint, ...image.stage.command], port);
  try {
    await healthy(image, port, server);
    await expectAnswer(`http://127.0.0.1:${port}/`, 'text/html');
    await expectAnswer(`http://127.0.0.1:${port}/en/menu`, 'text/html');
    const page = await (await fetch(`http://127.0.0.1:${port}/`)).text();
    const picture = /\/images\/[^"'\s,)]+/.exec(page)?.[0].replaceAll('&amp;', '&');
    if (picture === undefined) throw new Error('The home page shows no picture');
    await expectAnswer(`http://127.0.0.1:${port}${picture}`, 'image/');
    await expectCommand(image, port);
    server.child.kill('SIGTERM');
    const ended = await Promise.race([server.ended, wait(PATIENCE, 'nothing')]);
    if (ended !== 0) throw new Error(`SIGTERM ended it with ${ended}: ${server.output()}`);
    const written = changed(before, snapshot(image));
    if (written.length > 0)
      throw new Error(`It wrote outside its volume: ${written.slice(0, 5).join(', ')}`);
  } finally {
    server.child.kill('SIGKILL');
    await server.ended;
  }
}

interface Server {
  readonly child: ChildProcess;
  readonly ended: Promise<number | NodeJS.Signals | null>;
  output(): string;
}

/** Runs a command of the image with its environment, as its user where this process may. */
function start({ stage, root, workdir }: Image, command: readonly string[], port: number): Server {
  const [program = '', ...args] = command;
  const isVolume = (value: string) => stage.volumes.includes(value);
  const environment = Object.fromEntries(
    Object.entries(stage.environment).map(([name, value]) => [
      name,
      isVolume(value) ? join(root, value) : value,
    ]),
  );
  const [uid = 0, gid = uid] = (stage.user ?? '0').split(':').map(Number);
  if (!(uid > 0)) throw new Error('The image runs as root');
  const child = spawn(join(root, program), args, {
    cwd: join(root, workdir),
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...environment, HOST: '127.0.0.1', PORT: String(port) },
    ...(process.getuid?.() === 0 ? { uid, gid } : {}),
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => void (output += text));
  const ended = once(child, 'exit').then(
    ([code, signal]) => (code ?? signal) as number | NodeJS.Signals | null,
  );
  return { child, ended, output: () => output };
}

/** Waits until the image's own health check succeeds. */
async function healthy(image: Image, port: number, server: Server): Promise<void> {
  const until = Date.now() + PATIENCE;
  for (;;) {
    const check = start(image, image.stage.health ?? ['/none'], port);
    if ((await check.ended) === 0) return;
    if (server.child.exitCode !== null) throw new Error(`It ended: ${server.output()}`);
    if (Date.now() > until) throw new Error(`${check.output()} ${server.output()}`);
    await wait(250);
  }
}

async function expectAnswer(url: string, type: string): Promise<void> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(PATIENCE) });
  await answer.arrayBuffer();
  const given = answer.headers.get('content-type') ?? '';
  if (answer.status !== 200 || !given.startsWith(type))
    throw new Error(`${url} answered ${answer.status}, ${given}`);
}

/** Runs one of the product's commands as docs/operations.md says it is run in a container. */
async function expectCommand(image: Image, port: number): Promise<void> {
  const command = start(image, [IMAGE_NODE, 'scripts/run-built.ts', 'inbox'], port);
  const code = await command.ended;
  if (code !== 0) throw new Error(`The inbox ended with ${code}: ${command.output()}`);
}

/** Size and time of every file outside the volumes. */
function snapshot({ root, stage }: Image): Map<string, string> {
  const found = new Map<string, string>();
  const look = (path: string) => {
    if (stage.volumes.includes(path)) return;
    for (const name of readdirSync(join(root, path))) {
      const inner = `${path === '/' ? '' : path}/${name}`;
      const stat = lstatSync(join(root, inner));
      if (stat.isDirectory()) look(inner);
      else found.set(inner, `${stat.size} ${stat.mtimeMs}`);
    }
  };
  look('/');
  return found;
}

function changed(before: Map<string, string>, after: Map<string, string>): string[] {
  const paths = new Set([...before.keys(), ...after.keys()]);
  return [...paths].filter((path) => before.get(path) !== after.get(path));
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

/** Unpacks a release that was made just now, and answers the folder that it has. */
export async function unpackedRelease(folder: string): Promise<string> {
  const archive = await release(folder);
  execFileSync('tar', ['xzf', archive, '-C', folder]);
  const [name = ''] = readdirSync(folder).filter((entry) =>
    lstatSync(join(folder, entry)).isDirectory(),
  );
  return join(folder, name);
}

/** What Git knows of this checkout, as a clone would have it. */
function sources(folder: string): string {
  const context = join(folder, 'checkout');
  const listed = execFileSync('git', ['ls-files', '-z'], { cwd: ROOT, encoding: 'utf8' });
  mkdirSync(context);
  for (const path of listed.split('\0').filter(Boolean))
    cpSync(join(ROOT, path), join(context, path));
  return context;
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { 'from-source': { type: 'boolean', default: false } } });
  const folder = mkdtempSync(join(tmpdir(), 'sobremesa-context-'));
  try {
    if (!values['from-source']) await buildIfStale();
    const context = values['from-source'] ? sources(folder) : await unpackedRelease(folder);
    const { product, node, image } = await checkImage(context);
    console.log(
      `The image serves as its Dockerfile says. ${product} MB of the product and ${node} MB of Node (measured), ` +
        `${BASE_MEGABYTES} MB of its base (computed): ${image} MB of at most ${MAXIMUM_MEGABYTES}.`,
    );
    if (image > MAXIMUM_MEGABYTES || product > MAXIMUM_PRODUCT) process.exitCode = 1;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
