/** Carries out a Dockerfile's steps in folders, each stage in one of its own that stands for its root. */
import { execFile } from 'node:child_process';
import {
  chownSync,
  copyFileSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  statSync,
} from 'node:fs';
import { basename, join, posix } from 'node:path';
import { promisify } from 'node:util';
import type { Copy, Stage } from './dockerfile.ts';

/** The image's own Node, which the base brings. */
export const IMAGE_NODE = '/nodejs/bin/node';
/** A clean install and a build take minutes on a busy machine, milliseconds. */
const PATIENCE = 15 * 60_000;

/** The last stage as it would be: its root, and the folder that it works in. */
export interface Image {
  readonly stage: Stage;
  readonly root: string;
  readonly workdir: string;
}

/** Follows all stages from a context, below `folder`. */
export async function makeImage(
  stages: readonly Stage[],
  context: string,
  folder: string,
): Promise<Image> {
  const roots = new Map<string, string>();
  let image: Image | undefined;
  for (const [index, stage] of stages.entries()) {
    const name = stage.name ?? `stage-${index}`;
    const root = join(folder, name);
    mkdirSync(root, { recursive: true });
    roots.set(name, root);
    image = { stage, root, workdir: await follow(stage, root, { context, roots }) };
  }
  if (!image) throw new Error('The Dockerfile has no stage');
  const node = join(image.root, IMAGE_NODE);
  mkdirSync(join(node, '..'), { recursive: true });
  copyFileSync(process.execPath, node);
  return image;
}

interface Places {
  readonly context: string;
  readonly roots: ReadonlyMap<string, string>;
}

async function follow(stage: Stage, root: string, places: Places): Promise<string> {
  let workdir = '/';
  for (const step of stage.steps) {
    if (step.kind === 'workdir') {
      workdir = posix.resolve(workdir, step.folder);
      mkdirSync(join(root, workdir), { recursive: true });
    } else if (step.kind === 'copy')
      copy(step, join(root, posix.resolve(workdir, step.target)), places);
    else await run(step.command, join(root, workdir));
  }
  return workdir;
}

async function run(command: string, cwd: string): Promise<void> {
  // The folder only stands for the root: what names that would reach this machine's own.
  if (/(?:^|[\s=;&|"'(])\/(?!dev\/null)/.test(command))
    throw new Error(`RUN names an absolute path: ${command}`);
  await promisify(execFile)('sh', ['-c', command], {
    cwd,
    timeout: PATIENCE,
    maxBuffer: 64 * 1024 * 1024,
    env: { ...machine(), npm_config_prefer_offline: 'true' },
  });
}

/** This machine's environment without what npm said to the script that it runs. */
export function machine(): NodeJS.ProcessEnv {
  const isOfScript = (name: string) => /^(?:npm_(?!config_)|NODE_ENV$|VITEST|INIT_CWD$)/.test(name);
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !isOfScript(name)));
}

/** As Docker copies: the content of a folder, or a file into a target that ends in a slash. */
function copy(
  { from, sources, target, owner }: Copy,
  to: string,
  { context, roots }: Places,
): void {
  const base = from === undefined ? context : roots.get(from);
  if (base === undefined) throw new Error(`There is no stage ${from}`);
  for (const source of sources) {
    const path = join(base, source);
    const isFolder = statSync(path).isDirectory();
    const isInto = !isFolder && (target.endsWith('/') || sources.length > 1);
    mkdirSync(isFolder || isInto ? to : join(to, '..'), { recursive: true });
    const place = isInto ? join(to, basename(source)) : to;
    cpSync(path, place, { recursive: true, preserveTimestamps: true, verbatimSymlinks: true });
    if (owner !== undefined) own(place, owner);
  }
}

function own(path: string, owner: string): void {
  if (process.getuid?.() !== 0) return;
  const [user = 0, group = user] = owner.split(':').map(Number);
  chownSync(path, user, group);
}

/** Bytes of all files below a folder, links not followed. */
export function sizeOf(path: string): number {
  if (!existsSync(path)) return 0;
  const stat = lstatSync(path);
  if (!stat.isDirectory()) return stat.size;
  return readdirSync(path).reduce((sum, name) => sum + sizeOf(join(path, name)), 0);
}
