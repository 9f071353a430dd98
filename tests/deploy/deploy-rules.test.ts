import { execFileSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { parse } from 'yaml';
import { STOP_PATIENCE } from '../../src/requests/delivery/schedule.server.ts';
import { PATIENCE } from '../../src/server/close-server.ts';
import { SETTINGS } from '../support/server.ts';
import { composeProblems, dockerfileProblems, workflowProblems } from './deploy-rules.ts';
import { readDockerfile } from './dockerfile.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
const START = (scripts['start'] ?? '').replace('exec node ', '').split(' ');
const DOCKERFILE = read('Dockerfile');
const UNIT = 'deploy/systemd/sobremesa.service';
const WORKFLOWS = readdirSync(join(ROOT, '.github', 'workflows'));

/** A text with one thing changed, which must be there. */
function changed(text: string, from: string | RegExp, to: string): string {
  expect(text).toMatch(from);
  return text.replace(from, to);
}

describe('the Dockerfile', () => {
  it('keeps to the rules', () => {
    expect(dockerfileProblems(DOCKERFILE, START)).toEqual([]);
  });

  it.each([
    ['an instruction that does not exist', /^EXPOSE/m, 'EXPOSED', /EXPOSED/],
    ['a base without a version', 'node:24.21.0-trixie-slim', 'node:latest', /no tag/],
    ['root', /^USER .*/m, 'USER root', /USER/],
    ['no user', /^USER .*\n/m, '', /USER/],
    ['a shell before the server', /^ENTRYPOINT .*/m, 'ENTRYPOINT node', /ENTRYPOINT/],
    ['no health check', /^HEALTHCHECK .*\n.*\n/m, '', /HEALTHCHECK/],
    ['data inside the image', /^VOLUME .*\n/m, '', /VOLUME/],
    ['another start', '"scripts/start.ts"', '"dist/server/main.js"', /npm start/],
  ])('is refused with %s', (_, from, to, problem) => {
    const problems = dockerfileProblems(changed(DOCKERFILE, from, to), START);
    expect(problems).toEqual([expect.stringMatching(problem)]);
  });

  it('is read whole, or not at all', () => {
    expect(() => readDockerfile('FROM node:24\nADD https://example.com/ /x')).toThrow(/ADD/);
    expect(readDockerfile(DOCKERFILE)).toHaveLength(3);
    expect(readDockerfile(DOCKERFILE).at(-1)).toMatchObject({
      environment: { NODE_ENV: 'production', DATA_DIR: '/data' },
      health: ['/nodejs/bin/node', 'scripts/check-health.ts'],
    });
  });
});

describe.each([
  ['sobremesa.service', START],
  ['sobremesa-backup.service', (scripts['backup'] ?? '').replace('node ', '').split(' ')],
])('%s', (name, command) => {
  const unit = read(join('deploy', 'systemd', name));
  const value = (key: string) => new RegExp(`^${key}=(.*)$`, 'm').exec(unit)?.[1] ?? '';

  it('runs what npm does', () => {
    expect(value('ExecStart').split(' ')).toEqual(['/usr/bin/env', 'node', ...command]);
  });

  it('finds the Node that npm fetched, or else the one of the machine', () => {
    expect(value('Environment=PATH').split(':')).toEqual([
      `${value('WorkingDirectory')}/node_modules/.bin`,
      ...['/usr/local/bin', '/usr/bin', '/bin'],
    ]);
  });
});

it('removes old backups of the night once there is a new one, and nothing else', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sobremesa-backups-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'backups'));
  const days = { 'sobremesa-old.tar.gz': 16, 'sobremesa-new.tar.gz': 13, 'office-old.tar.gz': 16 };
  const all = { ...days, 'before-upgrade-old.sqlite': 16 };
  for (const [name, age] of Object.entries(all)) {
    const file = join(folder, 'backups', name);
    writeFileSync(file, '');
    // By the machine's clock, as find goes by it.
    const at = statSync(file).mtimeMs / 1000 - age * 86_400;
    utimesSync(file, at, at);
  }
  const [, line = ''] =
    /^ExecStartPost=(.*)$/m.exec(read('deploy/systemd/sobremesa-backup.service')) ?? [];
  execFileSync('sh', ['-c', line], { env: { DATA_DIR: folder } });
  expect(readdirSync(join(folder, 'backups')).sort()).toEqual([
    ...['before-upgrade-old.sqlite', 'office-old.tar.gz', 'sobremesa-new.tar.gz'],
  ]);
});

it('has as long to stop as requests and emails under way may take, everywhere', () => {
  for (const [file, seconds] of [
    [UNIT, /^TimeoutStopSec=(\d+)$/m],
    ['compose.yaml', /under way\.\n +stop_grace_period: (\d+)s$/m],
    ['docs/operations.md', /docker run -d --stop-timeout (\d+) /],
  ] as const) {
    const given = Number(seconds.exec(read(file))?.[1]) * 1_000;
    expect([file, given > PATIENCE + STOP_PATIENCE]).toEqual([file, true]);
  }
  expect(read('docs/operations.md')).toContain(
    `takes ${(PATIENCE + STOP_PATIENCE) / 1_000} s at most`,
  );
});

it('runs commands as the service runs', () => {
  const script = read('deploy/sobremesa');
  const unit = read('deploy/systemd/sobremesa-backup.service');
  const value = (key: string) => new RegExp(`^${key}=(.*)$`, 'm').exec(unit)?.[1] ?? 'missing';
  for (const said of [
    `--uid=${value('User')} --working-directory=${value('WorkingDirectory')} `,
    `--property=EnvironmentFile=${value('EnvironmentFile')} --property=UMask=${value('UMask')} `,
    ...value('Environment')
      .split(' ')
      .map((setting) => `--setenv=${setting} `),
    `--setenv=PATH=${value('Environment=PATH')} `,
    `${value('ExecStart').replace(' backup', ' "$@"')}\n`,
  ])
    expect(script).toContain(said);
});

it('says the same of memory in the image, under systemd and where it is measured', () => {
  expect(readDockerfile(DOCKERFILE).at(-1)?.environment).toMatchObject(SETTINGS);
  const settings = Object.entries(SETTINGS).map((pair) => pair.join('='));
  expect(read(UNIT)).toContain(`\nEnvironment=${settings.join(' ')}\n`);
});

describe('compose.yaml', () => {
  /** What is wrong with it once something is changed. */
  function problems(from: string | RegExp, to: string): string[] {
    const folder = mkdtempSync(join(tmpdir(), 'sobremesa-compose-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const file = join(folder, 'compose.yaml');
    writeFileSync(file, changed(read('compose.yaml'), from, to));
    return composeProblems(file);
  }

  it('keeps to the schema and the rules', () => {
    expect(composeProblems(join(ROOT, 'compose.yaml'))).toEqual([]);
  });

  it.each([
    [
      'a key that Compose does not know',
      'restart: unless-stopped',
      'restarts: often',
      /additional properties/,
    ],
    ['an image of any version', /caddy:\S+/, 'caddy:latest', /not pinned|explicit tag/],
    ['a secret in the file', /POSTGRES_PASSWORD: .*/, 'POSTGRES_PASSWORD: hunter2', /from .env/],
    ['a port without an interface', "'0.0.0.0:80:80'", "'80:80'", /interface/],
    [
      'a service that may be ill',
      /healthcheck:\n {6}test: \[CMD, pg(?:.*\n){5}/,
      '',
      /whether it is healthy/,
    ],
  ])('is refused with %s', (_, from, to, problem) => {
    expect(problems(from, to).join('\n')).toMatch(problem);
  });

  it('names every variable that it wants in its example', () => {
    const wanted = [...read('compose.yaml').matchAll(/\$\{(\w+)/g)].map(([, name = '']) => name);
    const example = read(join('deploy', 'compose.env.example'));
    expect(wanted.length).toBeGreaterThan(3);
    expect(wanted.filter((name) => !example.includes(`\n${name}=`))).toEqual([]);
  });

  it('trusts the network that the proxy is in, and no other', () => {
    const { services, networks } = parse(read('compose.yaml')) as {
      services: Record<string, { environment: Record<string, string>; networks: string[] }>;
      networks: Record<string, { ipam: { config: { subnet: string }[] } }>;
    };
    expect(services['proxy']?.networks).toEqual(['outside']);
    expect(networks['outside']?.ipam.config[0]?.subnet).toBe(
      services['site']?.environment['TRUST_PROXY'],
    );
  });
});

describe.each(WORKFLOWS)('the workflow %s', (name) => {
  const text = read(join('.github', 'workflows', name));

  it('keeps to the rules', () => {
    expect(workflowProblems(text, scripts)).toEqual([]);
  });

  it.each([
    ['bad YAML', /^jobs:/m, 'jobs: [', /./],
    ['an action of any version', /checkout@v\d+/, 'checkout@main', /pinned/],
    ['a script that does not exist', 'npm run typecheck', 'npm run typchek', /typchek/],
    ['a job without an end', / +timeout-minutes: .*\n/, '', /time/],
    ['every permission', /permissions:\n.*\n/, '', /permissions/],
  ])('is refused with %s', (_, from, to, problem) => {
    expect(workflowProblems(changed(text, from, to), scripts).join('\n')).toMatch(problem);
  });
});
