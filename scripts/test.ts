/**
 * `npm test`: builds, then runs the unit and system tests, then the browser tests against the built site. Either keeps
 * two cores busy; side by side they took no less, and what waits with a limit failed. Ends with what failed of them, and
 * one line that counts all tests.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
// First: the others may need what it installs.
import './tools.ts';
import { buildIfStale } from './build.ts';
import { COUNT_FILE, type TestCount } from './count-tests.ts';

const ROOT = join(import.meta.dirname, '..');
/** What the runners' commands run: started by name they would need a shell on Windows. */
const RUNNERS = {
  vitest: join(ROOT, 'node_modules', 'vitest', 'vitest.mjs'),
  playwright: join(ROOT, 'tests', 'node_modules', '@playwright', 'test', 'cli.js'),
};

/** Bytes that all tests together have in temporary files at most. */
const LARGEST = 4e9;

/**
 * A folder for what tests write: in memory, where Linux has room for it and lets programs run there. On a disk each
 * commit of their databases takes twice the processor time and four times as long, five and ten times when it is busy.
 */
async function temporaryFolder(): Promise<string> {
  const memory = '/dev/shm';
  const mounts = await readFile('/proc/mounts', 'utf8').catch(() => '');
  const isRunnable = mounts.split('\n').some((line) => /^\S+ \/dev\/shm (?!.*noexec)/.test(line));
  const free = await statfs(memory).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => 0,
  );
  const isInMemory = isRunnable && free > LARGEST;
  const folder = await mkdtemp(join(isInMemory ? memory : tmpdir(), 'sobremesa-tests-'));
  // An nginx that root starts works as somebody else.
  await chmod(folder, 0o711);
  return folder;
}

type Count = Pick<TestCount, 'passed' | 'failed' | 'skipped'>;

/** Runs a runner to its end, and answers with its exit code. */
async function run(
  command: keyof typeof RUNNERS,
  args: readonly string[],
  environment: Record<string, string>,
) {
  const child = spawn(process.execPath, [RUNNERS[command], ...args], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, ...environment, TMPDIR: folder },
  });
  const [code] = (await once(child, 'close')) as [number | null];
  return code ?? 1;
}

async function readJson(file: string): Promise<Record<string, unknown>> {
  return JSON.parse(await readFile(file, 'utf8').catch(() => '{}')) as Record<string, unknown>;
}

interface TestError {
  readonly message?: string;
  readonly location?: { readonly line: number };
}

/** A suite of Playwright's JSON report, which is a file, a describe block or both. */
interface Suite {
  readonly title: string;
  readonly file: string;
  readonly suites?: readonly Suite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly tests: readonly {
      readonly status: string;
      readonly results: readonly { readonly error?: TestError }[];
    }[];
  }[];
}

/** The tests of Playwright's report that ended so, by file and title, each with what it failed of at first. */
function titlesOf(
  suites: readonly Suite[],
  status: string,
  above: readonly string[] = [],
): string[] {
  return suites.flatMap((suite) => {
    const titles = suite.title === suite.file ? [suite.file] : [...above, suite.title];
    const own = (suite.specs ?? []).flatMap(({ title, tests }) => {
      const test = tests.find((each) => each.status === status);
      if (!test) return [];
      const error = test.results.find((result) => result.error)?.error ?? {};
      return [[...titles, title].join(' > ') + firstLines(error)];
    });
    return [...own, ...titlesOf(suite.suites ?? [], status, titles)];
  });
}

/** What was expected in which line, without what Playwright did to find out. */
const firstLines = ({ message = '', location }: TestError) =>
  [`in line ${location?.line ?? '?'}:`, ...stripVTControlCharacters(message).split('\n')]
    .filter((line) => line.trim() !== '')
    .slice(0, 7)
    .map((line) => `\n      ${line}`)
    .join('');

const indented = (name: string) => `  ${name}`;

// Some system tests run the built site too.
await buildIfStale();
const folder = await temporaryFolder();
const counts: Count[] = [];
/** What stands above the closing line. */
const said: string[] = [];
let isBroken: boolean;
try {
  const unitReport = join(folder, 'unit.json');
  const unitArgs = [
    'run',
    '--project=unit',
    '--project=system',
    '--reporter=default',
    '--reporter=./scripts/count-tests.ts',
  ];
  const browserReport = join(folder, 'browser.json');
  const browserArgs = ['test', '--config=tests/browser', '--reporter=list,json'];
  const codes = [
    await run('vitest', unitArgs, { [COUNT_FILE]: unitReport }),
    await run('playwright', browserArgs, { PLAYWRIGHT_JSON_OUTPUT_NAME: browserReport }),
  ];
  isBroken = codes.some((code) => code !== 0);
  const unit = (await readJson(unitReport)) as Partial<TestCount>;
  const { passed = 0, failed: unitFailed = 0, skipped = 0 } = unit;
  counts.push({ passed, failed: unitFailed, skipped });
  const list = (title: string, names: readonly string[] = []) =>
    names.length > 0 && said.push(`${title}:`, ...names.map(indented));
  list('Failed of the unit and system tests', unit.failures);
  list('Passed at another try of the unit and system tests', unit.flaky);

  const report = await readJson(browserReport);
  const stats = (report['stats'] ?? {}) as Record<string, number>;
  const suites = (report['suites'] ?? []) as Suite[];
  list('Failed of the browser tests', titlesOf(suites, 'unexpected'));
  list('Passed at another try of the browser tests', titlesOf(suites, 'flaky'));
  counts.push({
    passed: (stats['expected'] ?? 0) + (stats['flaky'] ?? 0),
    failed: stats['unexpected'] ?? 0,
    skipped: stats['skipped'] ?? 0,
  });
} finally {
  await rm(folder, { recursive: true, force: true });
}

const sum = (name: keyof Count) => counts.reduce((total, count) => total + count[name], 0);
// A runner that died without a count is a failure, whatever it had counted.
const failed = Math.max(sum('failed'), isBroken ? 1 : 0);
if (counts.some(({ passed }) => passed === 0)) isBroken = true;
if (said.length > 0) console.log(`\n${said.join('\n')}`);
console.log(`\n${sum('passed')} passed, ${failed} failed, ${sum('skipped')} skipped`);
process.exitCode = isBroken || failed > 0 ? 1 : 0;
