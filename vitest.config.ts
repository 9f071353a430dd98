import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { writeIndexes } from './scripts/indexes.ts';

writeIndexes();

/**
 * What computes or waits for long, in this order. Begun last, as short files are, it would run on alone at
 * the end.
 */
const LONG = [
  'tests/system/businesses.test.ts',
  'tests/system/switched-off.test.ts',
  'tests/system/start.test.ts',
  'src/content/sanity/mirror.test.ts',
  'src/content/sanity/follow.test.ts',
  'src/content/store/database-content-service.test.ts',
  'src/media/pictures/shared-page.test.ts',
];

/** The clock that no test's day depends on. */
const CLOCK = pathToFileURL(join(import.meta.dirname, 'tests', 'support', 'clock.ts')).href;

class LongOnesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rankOf = ({ moduleId }: TestSpecification) => {
      const rank = LONG.findIndex((name) => moduleId.endsWith(`/${name}`));
      return rank === -1 ? LONG.length : rank;
    };
    return (await super.sort(files)).sort((a, b) => rankOf(a) - rankOf(b));
  }
}

/*
 * Where a test and its helpers stand:
 * - `x.test.ts` beside `x.ts` proves a module (project `unit`);
 * - `tests/system/*.test.ts` proves the whole site, or its built process, by requests and by the
 *   HTML that it answers (project `system`);
 * - `tests/torture/*.test.ts` proves what only a fault of the machine, or of what it builds, brings about
 *   (project `torture`, which `npm run torture` runs and `npm test` does not);
 * - `tests/browser/*.spec.ts` proves what only a browser shows (Playwright).
 * What tests of one module share is in its folder `testing/`; what those of `tests/` share is in a
 * folder `support/`, the nearest that all who use it have in common. Nothing else imports either.
 */
export default defineConfig({
  test: {
    sequence: { sequencer: LongOnesFirst },
    setupFiles: ['tests/setup/no-noise.ts', 'tests/setup/quick-hashes.ts'],
    // Before all else, so that whatever keeps `Date` keeps the tests' own.
    execArgv: [`--import=${CLOCK}`],
    // Far more than anything takes: a machine that is busy with something else fails no test.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 30_000 } },
    // A busy machine may keep one waiting for longer than it waits; what needs another try is listed.
    retry: process.env['CI'] ? 2 : 0,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          globalSetup: ['tests/setup/postgres-leftovers.ts'],
          include: ['src/**/*.test.{ts,tsx}', '{sample,scripts,bench}/**/*.test.ts'],
          // Importing the modules anew for each file would take longer than the tests themselves.
          isolate: false,
          // Two more than cores: some wait for half a minute, for PostgreSQL, a timer or a server.
          maxWorkers: 4,
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        // React as visitors get it, which renders in half the time.
        oxc: { jsx: { runtime: 'automatic', development: false } },
        test: {
          name: 'system',
          env: { NODE_ENV: 'production' },
          include: ['tests/{system,deploy}/**/*.test.ts'],
          globalSetup: ['tests/system/support/build.ts'],
          // Files of a worker share its modules and a site (tests/system/support/shared-site.ts). One more than cores:
          // each waits now and then for a process to start, or a connection to fall silent.
          isolate: false,
          maxWorkers: 3,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        // As for the system tests.
        oxc: { jsx: { runtime: 'automatic', development: false } },
        test: {
          name: 'torture',
          env: { NODE_ENV: 'production' },
          include: ['tests/torture/**/*.test.ts'],
          globalSetup: ['tests/system/support/build.ts'],
          maxWorkers: 1,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
