import { defineConfig } from 'vitest/config';

/*
 * Where a test and its helpers stand:
 * - `x.test.ts` beside `x.ts` proves a module (project `unit`);
 * - `tests/system/*.test.ts` proves the whole site, or its built process, by requests and by the
 *   HTML that it answers (project `system`);
 * - `tests/browser/*.spec.ts` proves what only a browser shows (Playwright).
 * What tests of one module share is in its folder `testing/`; what those of `tests/` share is in a
 * folder `support/`, the nearest that all who use it have in common. Nothing else imports either.
 */
export default defineConfig({
  test: {
    setupFiles: ['tests/setup/no-noise.ts'],
    testTimeout: 20_000,
    // A hook may start or stop a whole site.
    hookTimeout: 30_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', '{sample,scripts,bench}/**/*.test.ts'],
          // Importing the modules anew for each file would take longer than the tests themselves.
          isolate: false,
          maxWorkers: 2,
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: {
          name: 'system',
          include: ['tests/system/**/*.test.ts'],
          globalSetup: ['tests/system/support/build.ts'],
          // Most of them wait: for a database that is silent, for a process that starts.
          maxWorkers: 4,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
