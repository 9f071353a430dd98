import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ROOT } from '../support/server.ts';

const CONFIG = 'oxlint.config.ts';
const OXLINT = join(ROOT, 'tests', 'node_modules', 'oxlint', 'bin', 'oxlint');

const ASKING = [
  "export const x = await fetch('https://a.example');",
  "export const x = await globalThis.fetch('https://a.example');",
  "export const x = new WebSocket('wss://a.example');",
  "import { request } from 'node:https'; request('https://a.example');",
  "import * as http from 'node:http'; http.get('http://a.example');",
  "import { connect } from 'node:net'; connect(80, 'a.example');",
  "import tls from 'node:tls'; tls.connect(443, 'a.example');",
  "import webPush from 'web-push'; webPush.sendNotification({});",
];
const LISTENING = "import { createServer } from 'node:http'; createServer();";

/** Files of the product that each have one line. */
const FILES = new Map([
  ...ASKING.flatMap((line, index) =>
    ['reviews', 'office/push'].map(
      (folder) => [`src/${folder}/another-${index}.server.ts`, line] as const,
    ),
  ),
  ['src/site/islands/another.ts', "export const x = fetch('/api');"],
  ['src/server/another.ts', LISTENING],
]);

let folder: string;
/** How often each file is told to ask by `fetchPublic`. */
const told = new Map<string, number>();

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sobremesa-lint-'));
  await cp(join(ROOT, CONFIG), join(folder, CONFIG));
  await symlink(join(ROOT, 'tests'), join(folder, 'tests'), 'junction');
  for (const [path, line] of FILES) {
    await mkdir(join(folder, dirname(path)), { recursive: true });
    await writeFile(join(folder, path), `${line}\n`);
  }
  const output = await new Promise<string>((done) => {
    const args = [OXLINT, '--format', 'json', 'src'];
    execFile(process.execPath, args, { cwd: folder }, (_error, stdout) => done(stdout));
  });
  const { diagnostics } = JSON.parse(output) as {
    diagnostics: { message: string; help?: string; filename: string }[];
  };
  for (const { message, help, filename } of diagnostics)
    if (`${message} ${help}`.includes('fetchPublic'))
      told.set(filename, (told.get(filename) ?? 0) + 1);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it.each(ASKING.map((line, index) => [line, index] as const))(
  'asks nobody past the check: %s',
  (_line, index) => {
    for (const place of ['reviews', 'office/push'])
      expect(told.get(`src/${place}/another-${index}.server.ts`), place).toBe(1);
  },
);

it('lets a browser ask, and a server listen', () => {
  expect(told.get('src/site/islands/another.ts')).toBeUndefined();
  expect(told.get('src/server/another.ts')).toBeUndefined();
});
