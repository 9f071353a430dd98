import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import AxeBuilder from '@axe-core/playwright';
import type { Frame, Page } from '@playwright/test';

/** WCAG up to 2.2 AA, and axe's own best practices. */
export const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rules whose outcome colours decide; all that a scheme of other colours can break. */
export const ABOUT_COLOURS = ['color-contrast', 'link-in-text-block'];

const { resolve } = createRequire(import.meta.resolve('@axe-core/playwright'));
const AXE = readFileSync(resolve('axe-core/axe.min.js'), 'utf8');

/** How long a frame is waited for that may have been taken away, milliseconds; the builder's own time. */
const FRAME = 1_000;

/**
 * Brings axe into a document that has none yet. The builder would bring its readable source, twice as
 * long, and do so twice before each run, which takes longer than most runs.
 */
async function bringAxe(frame: Frame): Promise<void> {
  if (await frame.evaluate(() => 'axe' in globalThis)) return;
  await frame.evaluate(AXE);
}

async function bringAxeToAll(page: Page): Promise<void> {
  const main = page.mainFrame();
  await bringAxe(main);
  const others = page.frames().filter((frame) => frame !== main);
  const late = new Promise<void>((done) => void setTimeout(done, FRAME).unref());
  // What no script reaches is left out, as by the builder.
  await Promise.all(
    others.map((one) => Promise.race([bringAxe(one).catch(() => undefined), late])),
  );
}

/** Longest time that a transition is waited for, milliseconds. */
const TRANSITION = 2_000;

/** Waits for what fades in or out, which has other colours on the way. */
async function awaitTransitions(page: Page): Promise<void> {
  const late = new Promise<void>((done) => void setTimeout(done, TRANSITION).unref());
  await Promise.race([page.evaluate(endOfTransitions).catch(() => undefined), late]);
}

/** Runs in the page. */
async function endOfTransitions(): Promise<void> {
  for (;;) {
    // What a click has begun has its transition in the next frame.
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const running = document.getAnimations().filter((one) => one instanceof CSSTransition);
    if (running.length === 0) return;
    await Promise.all(running.map(({ finished }) => finished.catch(() => undefined)));
  }
}

interface Rules {
  /** Only rules with one of these tags; by default all that axe applies by itself. */
  readonly tags?: readonly string[];
  /** Only these rules, by id. */
  readonly rules?: readonly string[];
  /** Rules that do not apply here, by id. */
  readonly except?: readonly string[];
}

/**
 * What axe objects to on the page as it is: each rule with the elements that break it. With axe's own
 * settings it takes four times as long: they describe what passes, too, and gather the results of
 * frames in a second page.
 */
export async function problemsOf(
  page: Page,
  { tags, rules, except }: Rules = {},
): Promise<string[]> {
  await awaitTransitions(page);
  await bringAxeToAll(page);
  const axe = new AxeBuilder({ page, axeSource: ';' }).setLegacyMode(true);
  axe.options({ resultTypes: ['violations'], selectors: false });
  if (tags) axe.withTags([...tags]);
  if (rules) axe.withRules([...rules]);
  if (except) axe.disableRules([...except]);
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
