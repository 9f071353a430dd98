import { encode } from 'uqr';
import { expect, it } from 'vitest';
import { rendered } from '../testing/page.tsx';
import { QrCode } from './QrCode.server.tsx';

it('draws each dark module of the code once, and no other', () => {
  const text = 'https://example.com/en/menu/all';
  const $ = rendered(<QrCode text={text} label="Code" />);
  const drawn = new Set<string>();
  const path = $('path').last().attr('d') ?? '';
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g)) {
    for (let step = 0; step < Number(length); step++) {
      const place = `${Number(x) + step} ${y}`;
      expect(drawn).not.toContain(place);
      drawn.add(place);
    }
  }
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  const dark = data.flatMap((row, y) => row.flatMap((on, x) => (on ? [`${x} ${y}`] : [])));
  expect([...drawn]).toEqual(dark);
  expect($('svg').attr('viewbox') ?? $('svg').attr('viewBox')).toBe(`0 0 ${size} ${size}`);
});
