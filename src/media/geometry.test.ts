import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PICTURE_WIDTHS } from './picture-sizes.ts';
import { LONGEST_SIDE, geometryOf } from './geometry.server.ts';

const picture = { width: 800, height: 600 };

test('a part keeps its own aspect ratio, and is never enlarged', () => {
  const geometry = (width: 320 | 1200, rect: Parameters<typeof geometryOf>[1]['rect'] = null) =>
    geometryOf(picture, { rect, width, height: null, format: 'auto' });
  expect(geometry(320)).toEqual({ extract: null, width: 320, height: 240 });
  expect(geometry(1200)).toEqual({ extract: null, width: 800, height: 600 });
  const part = { left: 400, top: 0, width: 400, height: 600 };
  expect(geometry(320, part)).toEqual({ extract: part, width: 320, height: 480 });
  expect(geometry(1200, part)).toEqual({ extract: part, width: 400, height: 600 });
});

test('a crop that is larger than the part becomes the largest of its aspect ratio', () => {
  const geometry = (width: 320 | 1200, height: number) =>
    geometryOf(picture, { rect: null, width, height, format: 'auto' });
  const middle = { left: 100, top: 0, width: 600, height: 600 };
  expect(geometry(320, 320)).toEqual({ extract: middle, width: 320, height: 320 });
  expect(geometry(1200, 1200)).toEqual({ extract: middle, width: 600, height: 600 });
});

test('nothing is ever enlarged, and no part reaches beyond the picture', () => {
  const side = fc.integer({ min: 1, max: 20_000 });
  fc.assert(
    fc.property(
      fc.record({ width: side, height: side }),
      fc.tuple(fc.nat(), fc.nat(), fc.nat(), fc.nat()),
      fc.constantFrom(...PICTURE_WIDTHS),
      fc.option(fc.integer({ min: 1, max: 4_000 })),
      (whole, [a, b, c, d], width, height) => {
        const left = a % whole.width;
        const top = b % whole.height;
        const part = {
          left,
          top,
          width: 1 + (c % (whole.width - left)),
          height: 1 + (d % (whole.height - top)),
        };
        const geometry = geometryOf(whole, { rect: part, width, height, format: 'auto' });
        const kept = geometry.extract ?? { left: 0, top: 0, ...whole };
        expect(geometry.width).toBeGreaterThanOrEqual(1);
        expect(geometry.height).toBeGreaterThanOrEqual(1);
        expect(geometry.width).toBeLessThanOrEqual(Math.min(width, kept.width));
        expect(geometry.height).toBeLessThanOrEqual(Math.min(LONGEST_SIDE, kept.height));
        expect(kept.left).toBeGreaterThanOrEqual(part.left);
        expect(kept.top).toBeGreaterThanOrEqual(part.top);
        expect(kept.left + kept.width).toBeLessThanOrEqual(part.left + part.width);
        expect(kept.top + kept.height).toBeLessThanOrEqual(part.top + part.height);
      },
    ),
    { numRuns: 500 },
  );
});
