import { defineConfig } from '@playwright/test';
import { PLAIN_PICTURES } from './tests/browser/support/accept.ts';
import { browserLaunch } from './tests/browser/support/browser-launch.ts';

export default defineConfig({
  testDir: 'tests/browser',
  fullyParallel: true,
  // One more than cores, since each of them waits now and then: for a browser, a timer, a server's start.
  workers: 3,
  // A browser on a busy machine may stall once; a test that needs a second try is listed as flaky.
  retries: process.env['CI'] ? 1 : 0,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env['CI']),
  outputDir: 'test-results',
  use: {
    ...(await browserLaunch()),
    // The browser would take AVIF, which costs ten times as much to encode as JPEG does.
    extraHTTPHeaders: { accept: PLAIN_PICTURES },
    locale: 'es-ES',
    timezoneId: 'Europe/Madrid',
    // What a worker fetches passes by a test's own routes; the tests of the worker allow it.
    serviceWorkers: 'block',
    // Recording each test costs a quarter of its time; `--trace on` records one that fails.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
  },
});
