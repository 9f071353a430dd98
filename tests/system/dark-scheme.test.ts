import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { toOklch } from '../../src/look/index.ts';

const STYLES = join(import.meta.dirname, '..', '..', 'src', 'site', 'styles');

/** What the dark scheme may change beside colours: how bright pictures are. */
const DIMMED = /^main img,\s*video\s*\{\s*filter: brightness\([\d.]+\);\s*\}$/;

function styleSheets(): (readonly [name: string, css: string])[] {
  const names = readdirSync(STYLES, { recursive: true, encoding: 'utf8' });
  return names
    .filter((name) => name.endsWith('.css'))
    .map((name) => [name, readFileSync(join(STYLES, name), 'utf8')]);
}

/** The bodies of all rules for the dark scheme. */
function darkRules(css: string): string[] {
  return [
    ...css.matchAll(/@media[^{]*prefers-color-scheme[^{]*\{((?:[^{}]*\{[^{}]*\})*)\s*\}/g),
  ].map(([, body = '']) => body.trim());
}

// Tests of structure and size look at the light scheme alone, since the dark one has the same.
it('the dark scheme is made of colours, and dims pictures', () => {
  const styles = styleSheets();
  expect(styles.length).toBeGreaterThan(5);
  for (const [name, css] of styles) {
    const rules = darkRules(css);
    // Colours are chosen by `light-dark()`, which takes nothing else.
    expect(rules, name).toHaveLength(css.split('prefers-color-scheme').length - 1);
    for (const rule of rules) expect(rule, name).toMatch(DIMMED);
  }
});

it('every colour comes from the look: the style sheets have greys of their own, and nothing else', () => {
  const whole = (color: string) =>
    color.length < 7 ? color.replaceAll(/[\da-f]/gi, '$&$&') : color;
  const own = styleSheets().flatMap(([name, css]) =>
    (css.match(/(?<=[\s(,])#[\da-f]{3,8}\b(?=[^{}]*[;,)])/gi) ?? [])
      .filter((color) => toOklch(whole(color).slice(0, 7)).chroma > 0.02)
      .map((color) => `${name}: ${color}`),
  );
  expect(own).toEqual([]);
});
