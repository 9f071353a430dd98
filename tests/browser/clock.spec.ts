/** The tests' own clock: whatever day it is, tests, pages and both threads of a server go by the one asked for. */
import { expect, test } from './support/fixtures.ts';

test('tests, pages and both threads of a server go by one clock', async ({ page, server }) => {
  const asked = { tuesday: 2, sunday: 0 }[process.env['TEST_CLOCK'] ?? 'tuesday'];
  if (asked !== undefined) expect(new Date().getUTCDay()).toBe(asked);
  await page.goto('/cookies');
  const before = Date.now();
  const said = await page.evaluate(() => {
    const { Temporal } = globalThis as unknown as {
      Temporal?: { Now: { instant(): { epochMilliseconds: number } } };
    };
    const instant = Temporal?.Now.instant().epochMilliseconds ?? Date.now();
    return [Date.now(), new Date().getTime(), instant];
  });
  for (const time of said) expect(Math.abs(time - before)).toBeLessThan(60_000);
  const today = `"time":"${new Date().toISOString().slice(0, 10)}T`;
  // The one line is of the thread that answers, the other of the one that writes.
  for (const line of ['Listening', 'Nobody owns the back office'])
    expect(server.output()).toMatch(new RegExp(`^{${today}[^\\n]*${line}`, 'm'));
});
