import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { unpackedRelease } from '../deploy/check-image.ts';
import { machine } from '../deploy/image-steps.ts';
import { release } from '../../scripts/release.ts';

const ROOT = join(import.meta.dirname, '..', '..');

/** What npm installs by path, and whether for development alone. */
interface Lockfile {
  readonly packages: Readonly<Record<string, { readonly dev?: boolean }>>;
}

let folder: string;
/** The unpacked release. */
let unpacked: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sobremesa-release-'));
  unpacked = await unpackedRelease(folder);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const read = (path: string) => readFile(join(unpacked, path), 'utf8');

describe('a release', () => {
  it('has the same bytes each time, and its SHA-256 beside it', async () => {
    const again = await release(join(folder, 'again'));
    const first = await readFile(join(folder, basename(again)));
    expect(first.equals(await readFile(again))).toBe(true);
    const hash = createHash('sha256').update(first).digest('hex');
    expect(await readFile(join(folder, 'SHA256SUMS'), 'utf8')).toBe(
      `${hash}  ${basename(again)}\n`,
    );
  });

  it('has the build, the sample, licences, documents, and what deploys it; no sources', async () => {
    const names = await readdir(unpacked);
    expect(names).toEqual(
      expect.arrayContaining([
        ...['LICENSE', 'README.md', 'Dockerfile', 'compose.yaml', 'deploy', 'docs', 'sample'],
        ...['dist', 'scripts', 'package.json', 'package-lock.json', '.env.example'],
      ]),
    );
    const links = [...(await read('README.md')).matchAll(/\]\((?!https?:)([^)#]+)/g)];
    for (const [, path = ''] of links)
      expect([path, existsSync(join(unpacked, path))]).toEqual([path, true]);
    for (const name of ['src', 'tests', 'bench', 'node_modules', 'data', '.git'])
      expect(names).not.toContain(name);
    expect(await readdir(join(unpacked, 'dist'))).toEqual(
      expect.arrayContaining(['THIRD-PARTY-LICENSES.txt', 'client', 'office', 'server']),
    );
    expect((await read('.dockerignore')).split('\n')).not.toContain('dist/');
  });

  it('lists what it is made of, and nothing that is for development alone', async () => {
    const bill = JSON.parse(await read('sbom.cdx.json')) as {
      bomFormat: string;
      components: { group?: string; name: string }[];
    };
    expect(bill.bomFormat).toBe('CycloneDX');
    const names = bill.components.map(({ group, name }) => (group ? `${group}/${name}` : name));
    expect(names).toEqual(expect.arrayContaining(['sharp', 'hono', 'react', '@mui/material']));
    for (const name of ['vite', 'vitest', 'typescript', 'oxlint'])
      expect(names).not.toContain(name);
  });

  it('serves by npm start with the packages that npm ci --omit=dev installs, and no build tool', async () => {
    // `npm run check:image` installs them.
    const { packages } = JSON.parse(await read('package-lock.json')) as Lockfile;
    const installed = Object.entries(packages).filter(([path, { dev }]) => path !== '' && !dev);
    for (const [path] of installed) {
      if (!existsSync(join(ROOT, path))) continue;
      await mkdir(dirname(join(unpacked, path)), { recursive: true });
      await symlink(join(ROOT, path), join(unpacked, path));
    }
    const names = installed.map(([path]) => path.replace('node_modules/', ''));
    expect(names).toContain('sharp');
    for (const name of ['vite', 'typescript', 'react', 'hono']) expect(names).not.toContain(name);
    const child = spawn('npm', ['start'], {
      cwd: unpacked,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...ENVIRONMENT,
        ...{ PORT: '0', HOST: '127.0.0.1', WARM_UP: 'off', DATA_DIR: join(folder, 'data') },
      },
    });
    const exit = once(child, 'exit');
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => void (output += text));
    try {
      const url = await vi.waitFor(
        () => {
          const found = /"message":"Listening","url":"([^"]+)"/.exec(output)?.[1];
          if (found === undefined) throw new Error(`It does not listen: ${output}`);
          return found;
        },
        { timeout: 60_000, interval: 50 },
      );
      expect((await fetch(url)).status).toBe(200);
      child.kill('SIGTERM');
      expect((await exit)[0]).toBe(0);
    } finally {
      child.kill('SIGKILL');
    }
    expect(output).not.toContain('Building');
  });
});

/** The Node of these tests before any other, and nothing that npm told them. */
const ENVIRONMENT = {
  ...machine(),
  PATH: [dirname(process.execPath), process.env['PATH']].join(':'),
};
