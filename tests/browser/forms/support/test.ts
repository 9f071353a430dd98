import { expect as quick, test as base } from '../../support/fixtures.ts';

/** Timeouts, milliseconds: a form takes many steps, and the computer may be busy. */
const PATIENCE = { test: 150_000, expect: 30_000 };

/** Waits longer than elsewhere, for captchas, emails and server starts. */
export const expect = quick.configure({ timeout: PATIENCE.expect });

interface FormFixtures {
  /**
   * What the browser itself logs when a test makes the server refuse or the connection fail; set
   * by `test.use`.
   */
  tolerated: RegExp;
}

/** The browser tests' base test, but tolerating console noise from failures that a test provokes. */
export const test = base.extend<FormFixtures>({
  tolerated: [/^(?!)/, { option: true }],
  noise: async ({ noise, tolerated }, provide, testInfo) => {
    testInfo.setTimeout(PATIENCE.test);
    await provide(noise);
    const others = noise.filter((line) => !tolerated.test(line));
    noise.splice(0, noise.length, ...others);
  },
});

/** The console messages, the browser's and the page's own, for a response with one of these statuses. */
export function refused(...statuses: readonly number[]): RegExp {
  const any = `(${statuses.join('|')})`;
  return new RegExp(
    `Failed to load resource: .* status of ${any}|failed: (HTTP )?${any}|failed: Error: HTTP ${any}`,
  );
}

/** The console messages for a call that got no response: the browser's, and the form's own. */
export const NO_ANSWER = /Failed to load resource: net::ERR_|A submission failed: TypeError/;
