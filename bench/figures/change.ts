import { setTimeout as pause } from 'node:timers/promises';
import { ask, read } from '../../tests/support/http.ts';
import { allOf, atMost, median, type Figure } from '../support/figure.ts';
import { startBuilt } from '../../tests/support/server.ts';
import { changeTitles, untilShown } from '../support/changes.ts';

const CHANGES = 20;
const SETTLING = 8_000;
/** How soon a change must show, milliseconds. */
const SHOWN = 100;
/** A page that no change concerns. */
const OTHER = { path: '/gallery' };

export const what = 'from a change by another process to its page';

export async function run(): Promise<Figure[]> {
  await using site = await startBuilt();
  const { url, dataDirectory } = site;
  await pause(SETTLING);
  await ask(url, OTHER);
  let kept = 0;
  const times = await changeTitles(dataDirectory, CHANGES, async ({ path, title, publish }) => {
    const before = (await ask(url, OTHER)).headers.etag;
    await publish();
    const time = await untilShown(() => read(url, path), title);
    if ((await ask(url, OTHER)).headers.etag === before) kept += 1;
    return time;
  });
  return [
    atMost('a change shows on its page (median of 20)', median(times), SHOWN, 'ms'),
    atMost('a change shows on its page (slowest of 20)', Math.max(...times), SHOWN, 'ms'),
    allOf('unrelated page stayed cached, of 20', kept, CHANGES),
  ];
}
