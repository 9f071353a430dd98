import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '../../tests/browser/support/browser-launch.ts';

/** At a person's pace: before each touch, and for each key, milliseconds. */
const TOUCH = 350;
export const KEY = 120;

/** A person's hand on a phone. */
export interface Hand {
  readonly page: Page;
  touches: number;
  /** By the monotonic clock, milliseconds. */
  startedAt: number;
}
export type Step = (hand: Hand) => Promise<unknown>;
export type Steps = Step | readonly Step[];
type Named = string | RegExp;
const labelled = ({ page }: Hand, label: Named) =>
  page.getByLabel(label, { exact: typeof label === 'string' });

/** A touch that is done otherwise. */
export const touched = async (hand: Hand) => {
  hand.touches += 1;
  await pause(TOUCH);
};
/** Touches what is there for it. */
export const tap =
  (role: Parameters<Page['getByRole']>[0], name: Named): Step =>
  async (hand) => {
    await touched(hand);
    const found = hand.page.getByRole(role, { name, exact: typeof name === 'string' });
    await found.last().tap();
  };
/** Touches a field, to type into it. */
export const field =
  (label: Named): Step =>
  async (hand) => {
    await touched(hand);
    await labelled(hand, label).last().tap();
  };
/** What has the focus by itself is not touched. */
export const focused =
  (label: Named, timeout?: number): Step =>
  (hand) =>
    labelled(hand, label)
      .and(hand.page.locator(':focus'))
      .waitFor({ ...(timeout !== undefined && { timeout }) });
/** Types, where the focus is. */
export const type =
  (text: string): Step =>
  ({ page }) =>
    page.keyboard.type(text, { delay: KEY });
/** Enter, or what a phone's keyboard has in its place: “next”, “go”. */
export const enter: Step = ({ page }) => page.keyboard.press('Enter', { delay: KEY });
/** What came before belongs to another task. */
export const fromHere: Step = (hand) => {
  Object.assign(hand, { touches: 0, startedAt: performance.now() });
  return Promise.resolve();
};
/** Waits until it is in sight. */
export const see =
  (text: Named): Step =>
  ({ page }) =>
    page.getByText(text).locator('visible=true').first().waitFor();
/** A button of a group, where others are called the same. */
export const tapIn =
  (group: string, name: string): Step =>
  async (hand) => {
    await touched(hand);
    await hand.page
      .getByRole('group', { name: group })
      .getByRole('button', { name, exact: true })
      .tap();
  };
/** One of those that are there; where its form leads to what it shows, that is said. */
export const choosePicture: Step[] = [
  tap('button', 'Elegir foto'),
  tap('button', /^Elegir (?!fotos?$)/),
  async (hand) => {
    const isAsked = focused(/^Qué se ve en la foto · español/, 1_500)(hand);
    await isAsked.then(
      () => type('Recién hecho')(hand),
      () => {},
    );
  },
];
/** To a screen that is not at the thumb. */
export const inMenu = (name: Named): Step[] => [tap('button', 'Más'), tap('link', name)];
