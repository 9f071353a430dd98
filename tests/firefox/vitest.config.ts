import { defineConfig } from 'vitest/config';

/** `npm run test:firefox`: the main flows in Firefox, beside the many that run in Chromium. */
export default defineConfig({
  test: {
    name: 'firefox',
    include: ['tests/firefox/*.test.ts'],
    setupFiles: ['tests/setup/no-noise.ts'],
    // A browser on a busy machine may stall; what needs another try is listed.
    reporters: ['default', './scripts/count-tests.ts'],
    retry: process.env['CI'] ? 2 : 0,
    testTimeout: 180_000,
    hookTimeout: 60_000,
  },
});
