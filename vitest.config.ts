import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: [
      'src/**/*.test.{ts,tsx}',
      '{sample,scripts}/**/*.test.ts',
      'tests/system/**/*.test.{ts,tsx}',
    ],
    setupFiles: ['tests/setup/no-noise.ts'],
    testTimeout: 20_000,
    // A hook may start or stop a whole site.
    hookTimeout: 30_000,
    maxWorkers: 2,
  },
});
