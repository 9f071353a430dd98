import { execFile, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { checkImage, MAXIMUM_MEGABYTES, unpackedRelease } from '../deploy/check-image.ts';
import { machine } from '../deploy/image-steps.ts';
import { release } from '../../scripts/release.ts';

// Both install packages, from npm's cache where they are in it.
vi.setConfig({ testTimeout: 400_000, hookTimeout: 120_000 });

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
    for (const name of ['vite', 'vitest', 'typescript', 'eslint'])
      expect(names).not.toContain(name);
  });

  it('serves by npm start after npm ci --omit=dev, with no build tool', async () => {
    await promisify(execFile)('npm', ['ci', '--omit=dev', '--no-audit', '--no-fund'], {
      cwd: unpacked,
      env: { ...ENVIRONMENT, npm_config_prefer_offline: 'true' },
    });
    for (const name of ['vite', 'typescript', 'react', 'hono'])
      expect(existsSync(join(unpacked, 'node_modules', name)), name).toBe(false);
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

  it('makes an image that is small, runs as nobody and writes to its volume alone', async () => {
    await rm(join(unpacked, 'node_modules'), { recursive: true, force: true });
    const { image, product } = await checkImage(unpacked);
    expect(product).toBeLessThan(60);
    expect(image).toBeLessThanOrEqual(MAXIMUM_MEGABYTES);
  });
});

/** The Node of these tests before any other, and nothing that npm told them. */
const ENVIRONMENT = {
  ...machine(),
  PATH: [dirname(process.execPath), process.env['PATH']].join(':'),
};
