/** Numbers are cut to two decimals: finer steps are invisible and make the drawing heavy. */
export const n = (value: number): string => String(Math.round(value * 100) / 100);

export const circle = (x: number, y: number, r: number, fill: string, rest = ''): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}" ${rest}/>`;

export const ellipse = (
  x: number,
  y: number,
  rx: number,
  ry: number,
  fill: string,
  rest = '',
): string =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}" ${rest}/>`;

export const rect = (
  x: number,
  y: number,
  w: number,
  h: number,
  radius: number,
  fill: string,
  rest = '',
): string =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" rx="${n(radius)}" fill="${fill}" ${rest}/>`;

export const path = (d: string, fill: string, rest = ''): string =>
  `<path d="${d}" fill="${fill}" ${rest}/>`;

/** A stroke without a fill, round at its ends. */
export const line = (d: string, stroke: string, width: number, rest = ''): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round" ${rest}/>`;

/** Moves, turns and sizes a drawing made around its own origin. */
export const at = (x: number, y: number, turn: number, content: string, scale = 1): string =>
  `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(turn)})${scale === 1 ? '' : ` scale(${n(scale)})`}">${content}</g>`;

export type Point = readonly [number, number];

/** A smooth closed line through the points (Catmull-Rom turned into Béziers). */
export function smooth(points: readonly Point[]): string {
  const get = (i: number): Point => points[(i + points.length) % points.length] ?? [0, 0];
  let d = `M${n(get(0)[0])} ${n(get(0)[1])}`;
  for (let i = 0; i < points.length; i++) {
    const [a, b, c, e] = [get(i - 1), get(i), get(i + 1), get(i + 2)];
    d += `C${n(b[0] + (c[0] - a[0]) / 6)} ${n(b[1] + (c[1] - a[1]) / 6)} ${n(c[0] - (e[0] - b[0]) / 6)} ${n(c[1] - (e[1] - b[1]) / 6)} ${n(c[0])} ${n(c[1])}`;
  }
  return `${d}Z`;
}

/** A roundish shape with an uneven edge: bread, ham, a puddle of sauce. */
export function blob(
  rx: number,
  ry: number,
  corners: number,
  unevenness: number,
  random: () => number,
): string {
  const points: Point[] = [];
  for (let i = 0; i < corners; i++) {
    const angle = (i / corners) * Math.PI * 2;
    const reach = 1 + (random() - 0.5) * 2 * unevenness;
    points.push([Math.cos(angle) * rx * reach, Math.sin(angle) * ry * reach]);
  }
  return smooth(points);
}

/** A star or flower outline: `inner` is the share of the radius where it bends in. */
export function starPath(r: number, points: number, inner: number, turn = -90): string {
  let d = '';
  for (let i = 0; i < points * 2; i++) {
    const angle = ((i * 180) / points + turn) * (Math.PI / 180);
    const reach = i % 2 ? r * inner : r;
    d += `${i ? 'L' : 'M'}${n(Math.cos(angle) * reach)} ${n(Math.sin(angle) * reach)}`;
  }
  return `${d}Z`;
}
