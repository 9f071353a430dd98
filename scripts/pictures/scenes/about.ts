import type { Element } from '../canvas.ts';
import * as k from './kit.ts';
import { scene, type Scene } from './kit.ts';

/** A medallion with a person in it, seen down to the shoulders. */
const portrait = (name: string, colour: string, ground: string): readonly Element[] => [
  k.plate(500, 500, 430, { rim: 'tile', colour }),
  k.placed(
    500,
    500,
    0,
    1,
    (canvas) => `<circle r="316" fill="${canvas.radial(['#fff6dc', ground], [0.36, 0.3], 0.8)}"/>`,
  ),
  k.within(500, 500, 316, k.food(name, 500, 545, 590)),
  k.placed(
    500,
    500,
    0,
    1,
    () => `<circle r="316" fill="none" stroke="${colour}" stroke-width="9"/>`,
  ),
];

/** Pictures of the about page measure 1333 by 1000 units, portraits 1000 by 1000. */
export const aboutScenes: readonly Scene[] = [
  scene(
    'about-story',
    k.linen('#f8e3b8', '#b4472b'),
    [
      k.plate(620, 540, 300, { rim: 'petals', colour: '#1f6f9c' }),
      k.food('shortcake', 640, 520, 300, -6),
      k.grains(520, 640, 70, 16, ['#d9a05a', '#fbe0a8'], 6),
      k.fork(470, 560, 260, -30, 'gold'),
      k.cup(1040, 330, 130, ['#c98a4e', '#9a5a26', '#5a2e12'], {
        turn: 20,
        top: (c) => k.soup(90, '#e9c08c', '#b9793f', '#fff0d8')(c),
      }),
      k.cup(250, 240, 125, ['#b9793f', '#8a4a1c', '#4a240c'], { turn: 200 }),
      k.spoon(1100, 640, 270, 60),
      k.food('sunglasses', 1110, 800, 220, 10),
      k.blossom(330, 850, 52, '#fff6ec', '#e0a02e'),
      k.blossom(240, 800, 42, '#fff6ec', '#e0a02e'),
      k.petals(60, 500, 300, 460, 10, '#f7829a'),
      k.glass(720, 130, 66, '#f6dc7a', { stem: true }),
    ],
    'golden',
    [k.treeShade(1400, -40, 620, 0.36)],
  ),
  scene(
    'about-kitchen',
    k.terrazzo('#fdf6ea', ['#1f6f9c', '#e9a52f', '#b4472b', '#8fb0b8', '#d9c3a0']),
    [
      k.board(520, 540, 700, 520, { turn: -3 }),
      k.chefKnife(250, 540, 460, 12),
      ...[0, 1, 2, 3].map((i) => k.carrotCoin(400 + i * 62, 390 + i * 10, 42)),
      ...[0, 1, 2, 3].map((i) => k.courgetteCoin(420 + i * 66, 500 + i * 8, 44)),
      k.tomatoSlice(440, 650, 62),
      k.tomatoSlice(560, 680, 62),
      k.tomatoSlice(680, 670, 58),
      k.food('onion', 740, 430, 140, 8),
      k.pan(1110, 330, 210, [k.soup(182, '#f2603f', '#d23a24'), k.tuft('basil', 0, 0, 50)], {
        handle: 'long',
        turn: -70,
      }),
      k.woodenSpoon(1090, 760, 440, 64),
      k.food('salt', 130, 160, 150, -8),
      k.sprig('basil', 850, 920, 190, -16),
      k.food('garlic', 330, 140, 120, 8),
    ],
  ),
  scene(
    'about-catering',
    k.wood('#d9a367', '#7a4a1e'),
    [
      k.tray(360, 330, 580, 400, -3, '#fffaf0', '#b4472b'),
      k.grid(225, 265, 2, 2, 272, 150, (x, y) =>
        k.bocadillo(x, y - 14, 236, -6, ['#7cc255', '#e2412d', '#ffe08a']),
      ),
      k.tray(970, 340, 560, 420, 2, '#fffaf0', '#5d8a2a'),
      k.grid(800, 240, 4, 2, 112, 180, (x, y, i) =>
        k.all(
          k.citrus('orange', x, y, 46),
          k.food(i % 2 ? 'strawberry' : 'kiwi-fruit', x, y, 76, i * 30),
        ),
      ),
      k.tray(660, 780, 780, 320, 0, '#fffaf0', '#1f6f9c'),
      k.grid(400, 720, 5, 2, 130, 118, (x, y, i) =>
        k.round(
          x,
          y,
          54,
          i % 2 ? ['#fff6dc', '#f7e3b0'] : ['#ffe07a', '#f3b83c'],
          [k.ball(0, 0, 22, i % 2 ? '#f7566f' : '#7a6ad0', i % 2 ? '#b3163a' : '#3a2a80')],
          0.8,
        ),
      ),
      k.napkin(1200, 800, 180, 260, 8, '#fbf1df', '#b4472b'),
      k.sprig('olive', 40, 800, 210, -20),
    ],
    'morning',
  ),
  scene('about-events', k.tiles.star(200, ['#fdf0dc', '#b4472b', '#f3b84a', '#7a2f5a']), [
    k.garland(10, 70, ['#e9a52f', '#fffaf1', '#1f6f9c', '#e2567f', '#5d8a2a']),
    k.food('clinking-glasses', 470, 480, 470),
    k.tray(960, 620, 560, 460, 3, '#fffaf0', '#e9a52f'),
    k.food('cupcake', 800, 560, 170, -6),
    k.food('doughnut', 970, 530, 160),
    k.food('shortcake', 1130, 560, 160),
    k.bonbon(800, 730, 54, '#f2607c', '#f9a3b4'),
    k.bonbon(920, 730, 54, '#3fa9d6', '#a5def0'),
    k.bonbon(1040, 730, 54, '#7cc255', '#c4ea9e'),
    k.food('strawberry', 1150, 720, 110),
    k.food('party-popper', 170, 820, 210, 0),
    k.confetti(60, 240, 620, 700, 46),
    k.food('rosette', 430, 860, 120),
  ]),
  scene('team-chef', k.tiles.blue(170), [
    ...portrait('woman-cook-medium-light', '#1f6f9c', '#8fd0e8'),
    k.food('tomato', 130, 860, 180, -8),
    k.sprig('rosemary', 760, 930, 250, -30),
    k.food('lemon', 880, 130, 150, 10),
    k.food('garlic', 120, 140, 130),
  ]),
  scene('team-pastry', k.tiles.flower(180), [
    ...portrait('man-cook-medium', '#e2567f', '#fbd0c4'),
    k.food('cupcake', 130, 850, 210, -8),
    k.food('cupcake', 880, 150, 190, 8, { hue: 60 }),
    k.food('doughnut', 880, 870, 180),
    k.food('strawberry', 120, 140, 130, 10),
  ]),
  scene('team-host', k.tiles.olive(170), [
    ...portrait('woman-in-tuxedo-medium', '#6b7a3a', '#f7d98a'),
    k.food('wine-glass', 870, 800, 240, 8),
    k.food('bouquet', 140, 830, 240, -6),
    k.blossom(130, 140, 66),
    k.blossom(880, 140, 60, '#fff6ec', '#e0a02e'),
  ]),
];
