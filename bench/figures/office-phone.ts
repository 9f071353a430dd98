import { setTimeout as pause } from 'node:timers/promises';
import {
  bytesOf,
  launchBrowser,
  onSlowPhone,
  SCREEN,
  watchLoads,
  type Page,
} from '../support/browser.ts';
import { atMost, median, type Figure } from '../support/figure.ts';
import { OWNER, setUpOwner } from '../../tests/support/owner.ts';
import { startBuilt } from '../../tests/support/server.ts';

/** A phone in a kitchen: a round trip of 400 ms, 1.6 Mbit/s down, 750 kbit/s up. */
const KITCHEN = {
  latency: 400,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};

/** Measurements of which the median counts. */
const RUNS = 3;

/** How long somebody needs to type their email address and password, milliseconds. */
const TYPING = 5_000;

const PATIENCE = 60_000;

/** What a phone waits for; milliseconds, bytes as they come, files. */
interface Visit {
  /** From an empty cache to the form, and from its button to Today. */
  readonly form: number;
  readonly entering: number;
  /** Until Today is there, the form included. */
  readonly bytes: number;
  readonly files: number;
  /** Of who comes again, signed in. */
  readonly again: number;
}

export const what = 'how long an owner on a slow phone waits for Today';

/** The connection alone is slowed down: how fast phones compute differs more than what they are connected by. */
export async function run(): Promise<Figure[]> {
  await using site = await startBuilt({ environment: { WARM_UP: 'off' } });
  await using browser = await launchBrowser();
  await setUpOwner(site);
  const visit = () => onSlowPhone(browser, SCREEN, KITCHEN, (page) => visitOf(page, site.url), 1);
  // The server reads its files, and compresses its answers, for nobody's account.
  await visit();
  const visits = await Array.fromAsync({ length: RUNS }, visit);
  const of = (name: keyof Visit) => median(visits.map((each) => each[name]));
  const slowest = (name: (visit: Visit) => number) =>
    `${Math.max(...visits.map(name)).toFixed(0)} at most`;
  const note = `${of('form').toFixed(0)} until the form, ${of('entering').toFixed(0)} from its button to Today; ${slowest(({ form, entering }) => form + entering)}`;
  return [
    atMost('first visit, both waits together', of('form') + of('entering'), 3_500, 'ms', note),
    atMost('what it loads', of('bytes') / 1_000, 250, 'KB', `${of('files')} files`),
    atMost(
      'second visit, until Today',
      of('again'),
      1_200,
      'ms',
      slowest(({ again }) => again),
    ),
  ];
}

async function visitOf(page: Page, url: string): Promise<Visit> {
  const loads = await watchLoads(page);
  const today = page.locator('#quick-title');
  const email = page.locator('input[type="email"]');
  const openedAt = performance.now();
  await page.goto(`${url}/admin`, { waitUntil: 'commit', timeout: PATIENCE });
  await email.waitFor({ timeout: PATIENCE });
  const form = performance.now() - openedAt;
  await email.fill(OWNER.email);
  await page.locator('input[type="password"]').fill(OWNER.password);
  await pause(TYPING);
  const enteredAt = performance.now();
  await page.locator('button[type="submit"]').tap({ noWaitAfter: true });
  await today.waitFor({ timeout: PATIENCE });
  const entering = performance.now() - enteredAt;
  const [bytes, files] = [bytesOf(loads.values()), loads.size];
  // What is fetched ahead of the next tap has come by then.
  await pause(TYPING);
  await page.goto('about:blank');
  const cameAt = performance.now();
  await page.goto(`${url}/admin`, { waitUntil: 'commit', timeout: PATIENCE });
  await today.waitFor({ timeout: PATIENCE });
  return { form, entering, bytes, files, again: performance.now() - cameAt };
}
