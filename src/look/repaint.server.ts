import { crc32 } from 'node:zlib';
import { channelsOf } from './color.ts';
import { SHIPPED_ICON, type IconColors } from './icon.ts';

type Channels = readonly [red: number, green: number, blue: number];

/** A drawing of the icon (SVG) in other colours than the shipped ones. */
export function repaintSvg(svg: string, colors: IconColors): string {
  return (['ground', 'line', 'dot'] as const).reduce(
    (text, name) => text.replaceAll(SHIPPED_ICON[name], colors[name]),
    svg,
  );
}

/**
 * A picture of the icon (PNG with a palette) in other colours than the shipped ones. Each entry of its
 * palette is a mixture of the three: only these 256 are written anew, and no pixel is looked at.
 */
export function repaintPng(png: Uint8Array, colors: IconColors): Uint8Array<ArrayBuffer> {
  const bytes = Uint8Array.from(png);
  const view = new DataView(bytes.buffer);
  const mix = mixer(colors);
  // After the signature: chunks of a length, a name, their data and a checksum.
  for (let at = 8; at < bytes.length; at += 12 + view.getUint32(at)) {
    if (view.getUint32(at + 4) !== PALETTE) continue;
    const end = at + 8 + view.getUint32(at);
    for (let entry = at + 8; entry < end; entry += 3)
      bytes.set(mix([bytes[entry] ?? 0, bytes[entry + 1] ?? 0, bytes[entry + 2] ?? 0]), entry);
    view.setUint32(end, crc32(bytes.subarray(at + 4, end)));
  }
  return bytes;
}

/** `PLTE` */
const PALETTE = 0x50_4c_54_45;

/** Finds how much of line and dot a shipped colour has over the ground, and mixes the others so. */
function mixer(colors: IconColors): (shipped: Channels) => Channels {
  const [ground, line, dot] = partsOf(SHIPPED_ICON);
  const [toGround, toLine, toDot] = partsOf(colors);
  const [ll, ld, dd] = [product(line, line), product(line, dot), product(dot, dot)];
  const determinant = ll * dd - ld * ld;
  return (shipped) => {
    const rest = less(shipped, ground);
    const [l, d] = [product(rest, line), product(rest, dot)];
    const ofLine = share((l * dd - d * ld) / determinant);
    const ofDot = share((d * ll - l * ld) / determinant);
    return toGround.map((from, channel) =>
      Math.round(from + ofLine * (toLine[channel] ?? 0) + ofDot * (toDot[channel] ?? 0)),
    ) as never;
  };
}

/** The ground, and how line and dot differ from it. */
function partsOf({ ground, line, dot }: IconColors): readonly [Channels, Channels, Channels] {
  const base = channelsOf(ground);
  return [base, less(channelsOf(line), base), less(channelsOf(dot), base)];
}

const less = (one: Channels, other: Channels): Channels => [
  one[0] - other[0],
  one[1] - other[1],
  one[2] - other[2],
];
const product = (one: Channels, other: Channels) =>
  one[0] * other[0] + one[1] * other[1] + one[2] * other[2];
const share = (value: number) => Math.min(1, Math.max(0, value));
