/** A reporter of Vitest that keeps for `npm test` how many tests passed, and keeps or says which did not at once. */
import { writeFileSync } from 'node:fs';
import type { Reporter, TestModule } from 'vitest/node';

/** Names the file that the count is written to, as JSON. */
export const COUNT_FILE = 'TEST_COUNT_FILE';

export interface TestCount {
  passed: number;
  failed: number;
  skipped: number;
  /** What failed, and where. */
  failures: string[];
  /** What passed at another try, and why it did not at once. */
  flaky: string[];
}

export default class CountTests implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly { message?: string }[]): void {
    const file = process.env[COUNT_FILE];
    const counted = count(modules, errors);
    if (file !== undefined) writeFileSync(file, JSON.stringify(counted));
    else if (counted.flaky.length > 0)
      console.log(
        ['Passed at another try:', ...counted.flaky.map((name) => `  ${name}`)].join('\n'),
      );
  }
}

function count(modules: readonly TestModule[], errors: readonly { message?: string }[]): TestCount {
  const counted: TestCount = { passed: 0, failed: 0, skipped: 0, failures: [], flaky: [] };
  for (const module of modules) {
    const { relativeModuleId, children } = module;
    for (const test of children.allTests()) {
      const { state, errors: reasons } = test.result();
      const name = `${relativeModuleId} › ${test.fullName}`;
      if (state === 'passed') counted.passed += 1;
      else if (state === 'failed') {
        counted.failed += 1;
        counted.failures.push(`${name}: ${firstLine(reasons[0])}`);
      } else counted.skipped += 1;
      if (state === 'passed' && test.diagnostic()?.flaky)
        counted.flaky.push(`${name}: ${firstLine(reasons?.[0])}`);
    }
    // A file that could not be loaded, or a hook that failed.
    const suites = [module, ...children.allSuites()];
    for (const reason of suites.flatMap((suite) => suite.errors())) {
      counted.failed += 1;
      counted.failures.push(`${relativeModuleId}: ${firstLine(reason)}`);
    }
  }
  // Whatever was thrown outside any test.
  counted.failed += errors.length;
  counted.failures.push(...errors.map(firstLine));
  return counted;
}

function firstLine(error: { message?: string } | undefined): string {
  return error?.message?.split('\n')[0] ?? 'without a message';
}
