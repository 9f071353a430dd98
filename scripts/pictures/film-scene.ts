import { createCanvas, type Element } from './canvas.ts';
import { daylight } from './grounds/light.ts';
import * as k from './scenes/kit.ts';
import { circle, n } from './svg.ts';

export const filmSize = [1280, 720] as const;
export const filmSeconds = 7;

const [width, height] = [1778, 1000];
const dish = { x: 1030, y: 520 };
const drink = { x: 520, y: 330, r: 130 };

const open = `<svg xmlns="http://www.w3.org/2000/svg" width="${filmSize[0]}" height="${filmSize[1]}" viewBox="0 0 ${width} ${height}">`;

const table: readonly Element[] = [
  k.tiles.blue(178),
  k.plate(dish.x, dish.y, 430, { rim: 'line', body: '#2479a8', colour: '#fdf3dd' }),
  k.cazuela(dish.x, dish.y, 290, [
    k.soup(260, '#f9b03c', '#d0661a'),
    k.strewn(0, 0, 200, 11, 88, (x, y, turn) => k.prawn(x, y, 62, turn)),
    k.strewn(0, 0, 210, 12, 56, (x, y) => k.coin(x, y, 18, ['#e8cf9a', '#fff6e0', '#f6e6c0'])),
    k.strewn(0, 0, 210, 9, 60, (x, y) => k.tuft('parsley', x, y, 24)),
  ]),
  k.glass(drink.x, drink.y, drink.r, '#fbe27a', {
    inside: [k.citrus('lemon', 34, 30, 62, 10), k.ice(-44, 44, 54, 20)],
  }),
  k.food('baguette-bread', 270, 690, 340, -14),
  k.food('lemon', 610, 830, 180, -8),
  k.citrus('lemon', 760, 920, 58, 12, 'food'),
  k.plate(1640, 180, 170, { rim: 'dots', colour: '#b4472b' }),
  k.olive(1610, 160, 34, 20),
  k.olive(1680, 190, 34, 130),
  k.olive(1620, 235, 32, 250),
  k.food('garlic', 1610, 830, 150, 8),
];

/** Everything on the table that keeps still. */
export function filmStill(): string {
  const canvas = createCanvas('about-film', width, height);
  const layers = table.map((element) => element(canvas)).join('') + daylight(canvas, 'noon');
  return `${open}<defs>${canvas.definitions.join('')}</defs>${layers}</svg>`;
}

/* A wave that comes back to where it began after a whole number of turns. */
const wave = (share: number, turns: number, shift = 0): number =>
  Math.sin((share * turns + shift) * Math.PI * 2);

/** Soft puffs that rise from the dish, swell, drift and thin out. */
function steam(share: number): string {
  let out = '';
  for (let i = 0; i < 48; i++) {
    const life = (share * 2 + i / 48) % 1;
    const lane = ((i * 7) % 5) - 2;
    const x = dish.x + lane * 70 + wave(life, 1, i * 0.37) * (14 + life * 60) + life * 70;
    const y = dish.y + 60 - ((i * 13) % 4) * 40 - life * 430;
    const strength = Math.sin(life * Math.PI) ** 1.2 * 0.36;
    out += `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(16 + life * 34)}" ry="${n(52 + life * 78)}" fill="url(#puff)" opacity="${strength.toFixed(3)}" transform="rotate(${n(wave(life, 1, i * 0.2) * 28)} ${n(x)} ${n(y)})"/>`;
  }
  return out;
}

/** Bubbles that come up in the glass, grow and burst. */
function fizz(share: number): string {
  let out = '';
  for (let i = 0; i < 22; i++) {
    const life = (share * (i % 2 ? 4 : 3) + i * 0.618) % 1;
    const angle = i * 2.4;
    const reach = Math.sqrt((i + 0.5) / 22) * drink.r * 0.72;
    const [x, y] = [drink.x + Math.cos(angle) * reach, drink.y + Math.sin(angle) * reach];
    const r = 2 + life * (5 + (i % 3) * 2);
    const strength = life < 0.9 ? Math.min(1, life * 3) : (1 - life) * 10;
    out += `<g opacity="${strength.toFixed(3)}">${circle(x, y, r, '#fff', 'opacity=".55"')}${circle(x - r * 0.3, y - r * 0.3, r * 0.35, '#fff')}</g>`;
  }
  return out;
}

const herbs = [
  ['bay', 870, 990, 260, -32, 1],
  ['rosemary', 1480, 960, 330, -64, 1],
  ['mint', 190, 420, 220, -50, 2],
] as const;

/** One frame; `share` runs from 0 to 1 over the film. `still` is the painted table. */
export function filmFrame(share: number, still: string): string {
  const canvas = createCanvas('about-film-herbs', width, height);
  const swaying = herbs
    .map(([kind, x, y, length, turn, turns], i) => {
      const lean = wave(share, turns, i * 0.3) * 4 + wave(share, turns * 2, i * 0.17) * 1.4;
      return `<g transform="rotate(${n(lean)} ${x} ${y})">${k.sprig(kind, x, y, length, turn)(canvas)}</g>`;
    })
    .join('');
  const leaves = `<g transform="rotate(${n(wave(share, 1) * 2.5)} -60 -60)">${k.treeShade(190, 40, 560, 0.34)(canvas)}</g>`;
  const puff =
    '<radialGradient id="puff"><stop offset="0" stop-color="#fff"/><stop offset=".5" stop-color="#fff" stop-opacity=".5"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>';
  // The camera comes a little closer and goes back, drifting as it does.
  const near = 1.03 + 0.025 * (1 - Math.cos(share * Math.PI * 2)) * 0.5;
  const camera = `translate(${n(width / 2 + wave(share, 1) * 9)} ${n(height / 2 + wave(share, 1, 0.25) * 5 - 5)}) scale(${near.toFixed(5)}) translate(${-width / 2} ${-height / 2})`;
  const table = `<image width="${width}" height="${height}" preserveAspectRatio="none" href="${still}"/>`;
  return `${open}<defs>${puff}${canvas.definitions.join('')}</defs><g transform="${camera}">${table}${fizz(share)}${swaying}${leaves}${steam(share)}</g></svg>`;
}
