import type { Canvas, Element, Height } from '../canvas.ts';
import { lift } from '../canvas.ts';
import { at, line, n, path } from '../svg.ts';

export const leafShape = (l: number, w: number): string =>
  `M0 0C${n(l * 0.25)} ${n(-w)} ${n(l * 0.75)} ${n(-w)} ${n(l)} 0C${n(l * 0.75)} ${n(w)} ${n(l * 0.25)} ${n(w)} 0 0Z`;

function leaf(canvas: Canvas, l: number, w: number, light: string, dark: string): string {
  return (
    path(leafShape(l, w), canvas.linear([light, dark], 80)) +
    line(`M${n(l * 0.08)} 0H${n(l * 0.86)}`, '#f3ffd0', Math.max(0.8, w * 0.12), 'opacity=".6"')
  );
}

const kinds = {
  rosemary: {
    leaf: 0.2,
    width: 0.022,
    pairs: 15,
    light: '#7fae5f',
    dark: '#3f7045',
    stem: '#7a6a3a',
    lean: 42,
  },
  thyme: {
    leaf: 0.09,
    width: 0.034,
    pairs: 11,
    light: '#9cc86a',
    dark: '#5d8f3f',
    stem: '#8a6a3f',
    lean: 62,
  },
  olive: {
    leaf: 0.27,
    width: 0.038,
    pairs: 7,
    light: '#a9bf6a',
    dark: '#5f7a3a',
    stem: '#7a6540',
    lean: 46,
  },
  bay: {
    leaf: 0.3,
    width: 0.075,
    pairs: 4,
    light: '#7fb04a',
    dark: '#3d7230',
    stem: '#6a5a30',
    lean: 48,
  },
  mint: {
    leaf: 0.26,
    width: 0.11,
    pairs: 4,
    light: '#86d06a',
    dark: '#3a9548',
    stem: '#4d8a3f',
    lean: 58,
  },
  basil: {
    leaf: 0.32,
    width: 0.13,
    pairs: 3,
    light: '#8ad154',
    dark: '#3f9433',
    stem: '#5d9a3f',
    lean: 56,
  },
  parsley: {
    leaf: 0.2,
    width: 0.1,
    pairs: 5,
    light: '#7cc64e',
    dark: '#3d8f36',
    stem: '#5d9a3f',
    lean: 50,
  },
} as const;

/** The herbs and branches that can be laid as a sprig. */
export type Herb = keyof typeof kinds;

/** The drawing of a sprig, its stem's foot at the origin and its tip to the right. */
export function sprigDrawing(canvas: Canvas, kind: Herb, length: number, bend = 0.12): string {
  const k = kinds[kind];
  const on = (t: number): [number, number] => [
    t * length,
    -Math.sin(t * Math.PI * 0.9) * length * bend,
  ];
  let out = line(
    `M0 0Q${n(length * 0.5)} ${n(-length * bend * 1.7)} ${n(length * 0.97)} ${n(-length * bend * 0.35)}`,
    k.stem,
    Math.max(2, length * 0.014),
  );
  for (let i = 0; i < k.pairs; i++) {
    const t = 0.14 + (i / k.pairs) * 0.82;
    const [x, y] = on(t);
    const size = length * k.leaf * (1 - t * 0.35) * canvas.between(0.88, 1.1);
    for (const side of [-1, 1])
      out += at(
        x,
        y,
        side * (k.lean + canvas.between(-9, 9)) - (t - 0.5) * -bend * 140,
        leaf(canvas, size, length * k.width * (1 - t * 0.25), k.light, k.dark),
      );
  }
  const [x, y] = on(0.96);
  return (
    out +
    at(
      x,
      y,
      bend * 60,
      leaf(canvas, length * k.leaf * 0.8, length * k.width * 0.8, k.light, k.dark),
    )
  );
}

/** A sprig of a herb; `x`, `y` is the foot of its stem. */
export const sprig =
  (
    kind: Herb,
    x: number,
    y: number,
    length: number,
    turn: number,
    height: Height = 'low',
  ): Element =>
  (canvas) =>
    lift(
      canvas,
      height,
      at(x, y, turn, sprigDrawing(canvas, kind, length, canvas.between(-0.16, 0.16))),
    );

/** A few loose leaves, their stems together: basil or mint on a dish. */
export const tuft =
  (
    kind: 'basil' | 'mint' | 'parsley' | 'bay',
    x: number,
    y: number,
    size: number,
    turn = 0,
  ): Element =>
  (canvas) => {
    const k = kinds[kind];
    return lift(
      canvas,
      'low',
      at(
        x,
        y,
        turn,
        [-75, -15, 45, 165]
          .map((a, i) =>
            at(
              0,
              0,
              a,
              leaf(canvas, size * (i === 3 ? 0.55 : 0.8 + i * 0.07), size * 0.3, k.light, k.dark),
            ),
          )
          .join(''),
      ),
    );
  };

/** A bushy plant from above, to stand in a pot. */
export const bush =
  (kind: Herb, x: number, y: number, r: number): Element =>
  (canvas) => {
    let out = '';
    for (let i = 0; i < 13; i++)
      out += at(
        x,
        y,
        i * 27.7 * 5,
        sprigDrawing(canvas, kind, r * canvas.between(0.75, 1.1), 0.08),
      );
    return lift(canvas, 'food', out);
  };
