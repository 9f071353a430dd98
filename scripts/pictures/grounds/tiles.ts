import type { Canvas, Element } from '../canvas.ts';
import { circle, line, n, path, rect, starPath } from '../svg.ts';

/** Colours of a tile: its body, its drawing, a second and a third colour. */
export type TileColours = readonly [body: string, main: string, second: string, third: string];

type DrawTile = (size: number, colours: TileColours) => string;

/**
 * Lays one tile beside the other. Each is a touch lighter or darker than its neighbour, with a
 * bright upper edge and a worn joint: that is what makes a floor look laid and not printed.
 */
function laid(size: number, colours: TileColours, joint: string, draw: DrawTile): Element {
  return (canvas) => {
    const id = canvas.define(`tile${draw.name}${colours.join()}${size}`, (key) => {
      const [body] = colours;
      return `<g id="${key}">${rect(0, 0, size + 0.6, size + 0.6, 0, body)}${canvasClip(draw(size, colours), key, size)}</g>`;
    });
    let tiles = '';
    for (let y = -size * 0.3; y < canvas.height; y += size)
      for (let x = -size * 0.2; x < canvas.width; x += size) {
        tiles += `<use href="#${id}" x="${n(x)}" y="${n(y)}"/>`;
        tiles += weather(canvas, x, y, size, joint);
      }
    return tiles;
  };
}

const canvasClip = (content: string, key: string, size: number): string =>
  `<clipPath id="${key}c"><rect width="${size + 0.6}" height="${size + 0.6}"/></clipPath><g clip-path="url(#${key}c)">${content}</g>`;

function weather(canvas: Canvas, x: number, y: number, size: number, joint: string): string {
  const tone = canvas.random();
  const veil = rect(x, y, size + 0.5, size + 0.5, 0, tone > 0.5 ? '#fff6dc' : '#5a2a0a');
  return (
    `<g opacity="${n(Math.abs(tone - 0.5) * 0.15)}">${veil}</g>` +
    rect(x, y, size, size, 0, 'none', `stroke="${joint}" stroke-width="2.4"`) +
    line(
      `M${n(x + 3)} ${n(y + size - 3)}V${n(y + 3)}H${n(x + size - 3)}`,
      '#fff',
      1.6,
      'opacity=".3"',
    )
  );
}

const corners = (s: number): [number, number][] => [
  [0, 0],
  [s, 0],
  [0, s],
  [s, s],
];

/** A four-pointed star with curved sides. */
const spark = (x: number, y: number, r: number, fill: string, bend = 0.22): string => {
  const b = r * bend;
  return path(
    `M${n(x)} ${n(y - r)}Q${n(x + b)} ${n(y - b)} ${n(x + r)} ${n(y)}Q${n(x + b)} ${n(y + b)} ${n(x)} ${n(y + r)}Q${n(x - b)} ${n(y + b)} ${n(x - r)} ${n(y)}Q${n(x - b)} ${n(y - b)} ${n(x)} ${n(y - r)}Z`,
    fill,
  );
};

function sparkAndRing(s: number, [, main, second]: TileColours): string {
  const rings = corners(s).map(
    ([x, y]) =>
      circle(x, y, s * 0.36, 'none', `stroke="${main}" stroke-width="${n(s * 0.028)}"`) +
      circle(x, y, s * 0.15, second),
  );
  return (
    rings.join('') + spark(s / 2, s / 2, s * 0.29, main) + circle(s / 2, s / 2, s * 0.075, second)
  );
}

function clayDiamond(s: number, [, main, second]: TileColours): string {
  const diamond = (x: number, y: number, r: number, fill: string): string =>
    path(`M${x} ${y - r}L${x + r} ${y}L${x} ${y + r}L${x - r} ${y}Z`, fill);
  return (
    corners(s)
      .map(([x, y]) => diamond(x, y, s * 0.2, main))
      .join('') +
    diamond(s / 2, s / 2, s * 0.32, main) +
    diamond(s / 2, s / 2, s * 0.15, second)
  );
}

function leafStar(s: number, [, main, second]: TileColours): string {
  return circle(s / 2, s / 2, s * 0.5, main) + spark(s / 2, s / 2, s * 0.25, second, 0.25);
}

/** The eight-pointed star of the Alcazaba, with crosses between. */
function eightStar(s: number, [body, main, second, third]: TileColours): string {
  const star = (x: number, y: number, r: number, fill: string): string =>
    path(starPath(r, 8, 0.76), fill, `transform="translate(${n(x)} ${n(y)})"`);
  return (
    rect(0, 0, s, s, 0, second) +
    corners(s)
      .map(([x, y]) => star(x, y, s * 0.36, body))
      .join('') +
    star(s / 2, s / 2, s * 0.46, body) +
    star(s / 2, s / 2, s * 0.38, main) +
    star(s / 2, s / 2, s * 0.2, third) +
    corners(s)
      .map(([x, y]) => star(x, y, s * 0.27, third))
      .join('')
  );
}

function scales(s: number, [, main, second, third]: TileColours): string {
  const scale = (x: number, y: number, i: number): string =>
    circle(
      x,
      y,
      s * 0.5,
      i % 2 ? main : second,
      `stroke="${third}" stroke-width="${n(s * 0.03)}"`,
    ) +
    circle(x, y, s * 0.2, 'none', `stroke="${third}" stroke-width="${n(s * 0.022)}" opacity=".7"`);
  let all = '';
  for (let row = 3; row >= -1; row--)
    for (let i = -1; i < 3; i++)
      all += scale(i * s + (row % 2 ? s / 2 : 0), row * s * 0.5, row + 1);
  return all;
}

function flower(s: number, [body, main, second, third]: TileColours): string {
  const petals = (x: number, y: number, r: number): string =>
    [0, 90, 180, 270]
      .map((turn) =>
        path(
          `M0 0C${n(r * 0.7)} ${n(-r * 0.5)} ${n(r * 0.5)} ${n(-r)} 0 ${n(-r)}C${n(-r * 0.5)} ${n(-r)} ${n(-r * 0.7)} ${n(-r * 0.5)} 0 0Z`,
          main,
          `transform="translate(${n(x)} ${n(y)}) rotate(${turn + 45})"`,
        ),
      )
      .join('') + circle(x, y, r * 0.22, third);
  return (
    corners(s)
      .map(([x, y]) => circle(x, y, s * 0.22, second) + circle(x, y, s * 0.13, body))
      .join('') + petals(s / 2, s / 2, s * 0.46)
  );
}

function octagon(s: number, [, main]: TileColours): string {
  return corners(s)
    .map(([x, y]) =>
      path(
        `M${x} ${n(y - s * 0.2)}L${n(x + s * 0.2)} ${y}L${x} ${n(y + s * 0.2)}L${n(x - s * 0.2)} ${y}Z`,
        main,
      ),
    )
    .join('');
}

const blue: TileColours = ['#fbf1df', '#1f669c', '#eba637', '#1f669c'];

export const tiles = {
  blue: (size = 150, colours: TileColours = blue) => laid(size, colours, '#e2cfa4', sparkAndRing),
  clay: (size = 165, colours: TileColours = ['#d4562f', '#e27a4c', '#f4a679', '#fff']) =>
    laid(size, colours, '#a93f1f', clayDiamond),
  olive: (size = 170, colours: TileColours = ['#6f8a35', '#86a548', '#f6e6b8', '#fff']) =>
    laid(size, colours, '#6f8a35', leafStar),
  star: (size = 200, colours: TileColours = ['#fdf3dd', '#1d6d94', '#f0b03f', '#f7d27a']) =>
    laid(size, colours, '#e6c88c', eightStar),
  scales: (size = 150, colours: TileColours = ['#2b8fb8', '#2f9cc4', '#54b9d6', '#eaf7f3']) =>
    laid(size, colours, 'none', scales),
  flower: (size = 180, colours: TileColours = ['#fff1ea', '#ec7f86', '#f3b34c', '#ffd873']) =>
    laid(size, colours, '#efcdbb', flower),
  octagon: (size = 150, colours: TileColours = ['#fdf4e3', '#1f5f8b', '#fff', '#fff']) =>
    laid(size, colours, '#dfc9a0', octagon),
};
