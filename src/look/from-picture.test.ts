import { expect, it } from 'vitest';
import { contrastChecks } from './check.ts';
import { toOklch } from './color.ts';
import { colorsOfPicture } from './from-picture.ts';

/** A picture of so many pixels of each colour. */
function picture(...colors: readonly (readonly [hex: string, count: number, alpha?: number])[]) {
  return Uint8ClampedArray.from(
    colors.flatMap(([hex, count, alpha = 255]) => {
      const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
      return Array.from({ length: count }, () => [...channels, alpha]).flat();
    }),
  );
}

const hue = (hex: string) => toOklch(hex).hue;

it('presses the strongest colour of a logo and links with the next, whatever paper it stands on', () => {
  const found = colorsOfPicture(
    picture(['#ffffff', 5_000], ['#0b6e4f', 900], ['#d1495b', 300], ['#111111', 700]),
  );
  expect(found?.press).toBe('#0b6e4f');
  expect(Math.abs(hue(found?.link ?? '') - hue('#d1495b'))).toBeLessThan(5);
});

it.each([
  [['#ffd400', 900]],
  [
    ['#ff00a8', 900],
    ['#00e5ff', 300],
    ['#ffe600', 200],
  ],
  [
    ['#9ad5ff', 900],
    ['#fff3b0', 400],
  ],
  [['#2b0057', 900]],
] as const)('offers what is read everywhere, from %j', (...colors) => {
  const found = colorsOfPicture(picture(...(colors as readonly (readonly [string, number])[])));
  expect(found && contrastChecks(found).filter(({ nearest }) => nearest !== null)).toEqual([]);
});

it('takes no colour from what is clear, from edges, nor from greys', () => {
  expect(colorsOfPicture(picture(['#d1495b', 900, 20], ['#777777', 900]))).toBeNull();
  const found = colorsOfPicture(picture(['#0b6e4f', 9_000], ['#d1495b', 30]));
  expect(Math.abs(hue(found?.link ?? '') - hue('#0b6e4f'))).toBeLessThan(8);
});
