import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { iconAt, iconOf, SHIPPED_ICON } from './icon.ts';
import { DEFAULT_LOOK } from './look.ts';
import { repaintPng, repaintSvg } from './repaint.server.ts';

const fileOf = (name: string) => readFileSync(join('public', name));
const GREEN = { ground: '#f0f4ee', line: '#2d4a2b', dot: '#d08020' };
const PICTURES = ['apple-touch-icon.png', 'icon-192.png', 'icon-512.png', 'icon-maskable-512.png'];

describe('the icon of a business that has given none', () => {
  it('is the shipped one in the shipped look, and else one whose address says its colours', () => {
    expect(iconOf('favicon.svg', DEFAULT_LOOK)).toBe('/favicon.svg');
    const address = iconOf('icon-192.png', { ...DEFAULT_LOOK, link: '#2d4a2b' });
    expect(address).toMatch(/^\/icon-[\da-f]{6}-2d4a2b-e2a03f\/icon-192\.png$/);
    expect(iconAt(address)).toMatchObject({
      file: '/icon-192.png',
      colors: { line: '#2d4a2b', dot: '#e2a03f' },
    });
    for (const path of ['/icon-192.png', '/icon-2d4a2b/icon-192.png', '/icon-1-2-3/a.png'])
      expect(iconAt(path), path).toBeNull();
  });

  it.each(PICTURES)('%s has no colour but those of the look', async (name) => {
    const pixels = async (colors: typeof GREEN) => {
      const repainted = repaintPng(fileOf(name), colors);
      const { data, info } = await sharp(repainted)
        .removeAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      const at = (x: number, y: number) => {
        const start = (Math.round(y * info.height) * info.width + Math.round(x * info.width)) * 3;
        return `#${data.subarray(start, start + 3).toString('hex')}`;
      };
      // The dot in the middle, the star around it, the paper between star and rings.
      return { dot: at(0.5, 0.5), line: at(0.5, 0.35), ground: at(0.35, 0.35) };
    };
    const close = (one: string, other: string) => {
      const difference = Buffer.from(one.slice(1), 'hex').map((value, index) =>
        Math.abs(value - (Buffer.from(other.slice(1), 'hex')[index] ?? 0)),
      );
      expect(Math.max(...difference), `${one} for ${other}`).toBeLessThan(4);
    };
    for (const colors of [GREEN, SHIPPED_ICON]) {
      const found = await pixels(colors);
      for (const part of ['dot', 'line', 'ground'] as const) close(found[part], colors[part]);
    }
  });

  it('is drawn in them, too', () => {
    const svg = repaintSvg(fileOf('favicon.svg').toString(), GREEN);
    const colors = new Set(svg.match(/#[\da-f]{6}/g));
    expect([...colors].sort()).toEqual(Object.values(GREEN).sort());
  });
});
