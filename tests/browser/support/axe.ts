import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** WCAG up to 2.2 AA, and axe's own best practices. */
export const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rules whose outcome colours decide; all that a scheme of other colours can break. */
export const ABOUT_COLOURS = ['color-contrast', 'link-in-text-block'];

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
  const axe = new AxeBuilder({ page }).setLegacyMode(true);
  axe.options({ resultTypes: ['violations'], selectors: false });
  if (tags) axe.withTags([...tags]);
  if (rules) axe.withRules([...rules]);
  if (except) axe.disableRules([...except]);
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
