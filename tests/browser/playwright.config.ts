import { env } from 'node:process';
import { defineConfig } from '@playwright/test';
import { PLAIN_PICTURES } from './support/accept.ts';
// Sets the clock that the tests run by.
import '../support/clock.ts';
import { browserLaunch } from './support/browser-launch.ts';

const launch = await browserLaunch();
/*
 * A test's page lives for seconds: it needs neither a process that waits for the next page nor one that draws, which
 * cost a tenth each, nor threads that collect its garbage. Of several flags that switch features off the last counts.
 */
const { args } = launch.launchOptions;
args.push('--js-flags=--single-threaded-gc');
const off = args.find((flag) => flag.startsWith('--disable-features=')) ?? '--disable-features=';
args.push(`${off},SpareRendererForSitePerProcess`, '--in-process-gpu');

export default defineConfig({
  testDir: '.',
  // A worker takes a file as a whole, unless the file says that its tests run in parallel: each worker
  // that begins a file loads it, and starts the server that it asks for.
  fullyParallel: false,
  // Twice as many as CI has cores: each waits now and then, for what is typed at a person's speed, a timer, a server's
  // start. Those of the office take 214 s with four, and 236 s with three.
  workers: 4,
  // A browser on a busy machine may stall; a test that needs another try is listed as flaky.
  retries: env['CI'] ? 2 : 0,
  // What does not come is given up by its own limit, below. This one ends a test that would never end: the longest take
  // half a minute alone, and several times that beside other work.
  timeout: 150_000,
  // What is rare, takes long, and is guarded by less besides is left to `npm run torture -- tests`.
  ...(env['TORTURE'] ? { grep: /@torture/ } : { grepInvert: /@torture/ }),
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(env['CI']),
  outputDir: '../../test-results',
  use: {
    contextOptions: { reducedMotion: 'reduce' },
    // What cannot be clicked by then never can; without it a test would wait for as long as it may take itself. The
    // office gives way to pages.
    actionTimeout: 60_000,
    ...launch,
    // The browser would take AVIF, which costs ten times as much to encode as JPEG does.
    extraHTTPHeaders: { accept: PLAIN_PICTURES },
    locale: 'es-ES',
    timezoneId: 'Europe/Madrid',
    // What a worker fetches passes by a test's own routes; the tests of the worker allow it.
    serviceWorkers: 'block',
    // Recording costs a quarter of a test's time, and has pages do what some of them forbid: another try would fail for
    // that. `--trace on` records one that fails.
    trace: 'off',
    // Playwright would take a picture of every page that closes, in case its test fails later; ours are
    // taken of what has failed (tests/browser/support/fixtures.ts).
    screenshot: 'off',
  },
});
