import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const STYLES = join(import.meta.dirname, '..', '..', 'src', 'site', 'styles');

/** What the dark scheme may change beside colours: how bright pictures are. */
const DIMMED = /^main img,\s*video\s*\{\s*filter: brightness\([\d.]+\);\s*\}$/;

/** The bodies of all rules for the dark scheme. */
function darkRules(css: string): string[] {
  return [
    ...css.matchAll(/@media[^{]*prefers-color-scheme[^{]*\{((?:[^{}]*\{[^{}]*\})*)\s*\}/g),
  ].map(([, body = '']) => body.trim());
}

// Tests of structure and size look at the light scheme alone, since the dark one has the same.
it('the dark scheme is made of colours, and dims pictures', () => {
  const files = readdirSync(STYLES, { recursive: true, encoding: 'utf8' });
  const styles = files.filter((name) => name.endsWith('.css'));
  expect(styles.length).toBeGreaterThan(5);
  for (const name of styles) {
    const css = readFileSync(join(STYLES, name), 'utf8');
    const rules = darkRules(css);
    // Colours are chosen by `light-dark()`, which takes nothing else.
    expect(rules, name).toHaveLength(css.split('prefers-color-scheme').length - 1);
    for (const rule of rules) expect(rule, name).toMatch(DIMMED);
  }
});
