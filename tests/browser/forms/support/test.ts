import { expect as quick, test as base } from '../../support/fixtures.ts';

/** A form is a long way, and the machine may be busy, milliseconds. */
const PATIENCE = { test: 150_000, expect: 30_000 };

/** Waits longer than elsewhere: a captcha is solved, an email is written, a server starts. */
export const expect = quick.configure({ timeout: PATIENCE.expect });

interface FormFixtures {
  /**
   * What the browser itself writes to its console when a test makes the server refuse or the
   * connection break; a file says so by `test.use`.
   */
  tolerated: RegExp;
}

/** The browser tests' own test, which may tolerate the noise of the failure that it makes. */
export const test = base.extend<FormFixtures>({
  tolerated: [/^(?!)/, { option: true }],
  noise: async ({ noise, tolerated }, provide, testInfo) => {
    testInfo.setTimeout(PATIENCE.test);
    await provide(noise);
    const others = noise.filter((line) => !tolerated.test(line));
    noise.splice(0, noise.length, ...others);
  },
});

/** The browser's line for an answer with such a status. */
export function refused(...statuses: readonly number[]): RegExp {
  return new RegExp(`Failed to load resource: .* status of (${statuses.join('|')})`);
}

/** The browser's line for a call that got no answer. */
export const NO_ANSWER = /Failed to load resource: net::ERR_/;
