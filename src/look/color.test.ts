import { expect, it } from 'vitest';
import {
  contrast,
  leastContrast,
  nearestReadable,
  TEXT_CONTRAST,
  toHex,
  toOklch,
} from './color.ts';

it('contrast is that of WCAG, whichever colour comes first', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#1f5f8b', '#1f5f8b')).toBe(1);
  // The darkest grey that WCAG's own examples refuse on white, and the lightest that they accept.
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  expect(contrast('#ffffff', '#767676')).toBeCloseTo(4.54, 2);
});

it.each(['#000000', '#ffffff', '#b4472b', '#1f5f8b', '#e2a03f', '#5a672d'])(
  '%s is the same again after a turn through OKLCH',
  (color) => expect(toHex(toOklch(color))).toBe(color),
);

it('what no screen shows loses chroma, not lightness', () => {
  const shown = toOklch(toHex({ lightness: 0.7, chroma: 0.5, hue: 140 }));
  expect(shown.lightness).toBeCloseTo(0.7, 2);
  expect(shown.chroma).toBeLessThan(0.3);
});

it('a colour that is read stays as it is', () => {
  expect(nearestReadable('#b4472b', ['#fffaf1'])).toBe('#b4472b');
});

it.each([
  ['#e2a03f', ['#fffaf1']],
  ['#8fd3ff', ['#fffaf1', '#ffffff', '#f8eedc']],
  ['#333333', ['#1d1611']],
])(
  '%s becomes what is read on %o: the same hue, no further off than it takes',
  (color, grounds) => {
    const found = nearestReadable(color, grounds);
    expect(leastContrast(found, grounds)).toBeGreaterThanOrEqual(TEXT_CONTRAST);
    expect(leastContrast(found, grounds)).toBeLessThan(TEXT_CONTRAST + 0.3);
    const [asked, got] = [toOklch(color), toOklch(found)];
    if (asked.chroma > 0.01) expect(Math.abs(got.hue - asked.hue)).toBeLessThan(4);
  },
);

it('where no colour is read on all, it is black or white', () => {
  expect(['#000000', '#ffffff']).toContain(nearestReadable('#b4472b', ['#000000', '#ffffff'], 7));
});
