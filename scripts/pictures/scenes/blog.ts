import * as k from './kit.ts';
import { scene, type Scene } from './kit.ts';

/** Blog covers measure 1600 by 1000 units. */
export const blogScenes: readonly Scene[] = [
  scene('blog-gazpacho', k.tiles.blue(180, ['#fdf3dd', '#5d8a2a', '#e2412d', '#5d8a2a']), [
    k.napkin(800, 510, 780, 680, -10, '#fffaf1', '#b4472b'),
    k.bowl(800, 500, 340, '#fffdf6', [
      k.soup(300, '#f2603f', '#d23a24', '#f6c76a'),
      k.dice(140, 46, ['#8fcc4d', '#fff3d0', '#ffe08a', '#5fa53a'], 22),
      k.tuft('basil', 0, -10, 60),
    ]),
    k.bowl(330, 250, 120, '#5d8a2a', [k.dice(105, 80, ['#d7efa0', '#a4d45a', '#8fcc4d'], 22)]),
    k.bowl(1270, 240, 120, '#e9a52f', [k.dice(105, 80, ['#e2412d', '#ff6a4d', '#5fa53a'], 22)]),
    k.bowl(1310, 760, 120, '#1f6f9c', [k.dice(105, 70, ['#f3cf93', '#e0a45a', '#fbe0ae'], 26)]),
    k.food('tomato', 290, 690, 230, -8),
    k.food('tomato', 430, 840, 170, 10),
    k.cucumberSlice(300, 900, 54, 'food'),
    k.food('cucumber', 1480, 500, 230, 20),
    k.food('garlic', 1100, 900, 130),
    k.spoon(1120, 130, 250, -60),
  ]),
  scene(
    'blog-olive-oil',
    k.wood('#e9cf9f', '#9a763e', 180),
    [
      ...[
        [500, 330, 170],
        [860, 500, 210],
        [480, 720, 160],
      ].flatMap(([x = 0, y = 0, r = 0], i) =>
        k.bowl(x, y, r, ['#fffdf6', '#1f6f9c', '#b4472b'][i] ?? '', [
          k.pool(
            r,
            ['#e0dc4a', '#c9cf35', '#b5a91f'][i] ?? '',
            ['#a9a81a', '#8f9a14', '#857712'][i] ?? '',
          ),
        ]),
      ),
      k.loaf(1240, 310, 190),
      k.toast(1180, 640, 240, -14, '#d9d24a'),
      k.toast(1410, 620, 230, 20, '#d9d24a'),
      k.sprig('olive', 640, 920, 420, -14),
      k.sprig('olive', 120, 560, 380, -60),
      ...[
        [840, 760],
        [910, 800],
        [230, 200],
        [300, 150],
        [700, 170],
      ].map(([x = 0, y = 0], i) => k.olive(x, y, 36, i * 70)),
      k.bottle(1310, 870, 430, -6, '#7f9120', '#fdf1d6', '#6b7a3a'),
    ],
    'noon',
    [k.treeShade(60, -20, 620, 0.42)],
  ),
  scene('blog-kids-cook', k.gingham('#3fa9d6', 84), [
    k.flour(720, 520, 430),
    k.placed(720, 500, 0, 1, k.round(0, 0, 330, ['#fff3d0', '#f6dca0', '#e9c37a'], [], 0.995)),
    k.cutter('star', 620, 420, 92, 10),
    k.cutter('heart', 850, 560, 84, -14),
    k.biscuit('star', 1180, 260, 84, 12),
    k.biscuit('heart', 1370, 330, 78, -8, '#f7829a'),
    k.biscuit('star', 1240, 480, 84, -6, '#ffd257'),
    k.biscuit('round', 1420, 560, 74, 0, '#8fd8ea'),
    k.biscuit('heart', 1250, 720, 78, 10),
    k.biscuit('star', 1450, 790, 80, 20, '#a7dc8a'),
    k.rollingPin(330, 560, 620, 68),
    k.food('egg', 160, 180, 130, -10),
    k.food('egg', 280, 130, 130, 14),
    k.food('butter', 560, 890, 190),
    k.whisk(960, 870, 330, 70, '#e9a52f'),
    k.confetti(1050, 120, 500, 800, 30),
  ]),
  scene('blog-goat-cheese', k.tiles.flower(190, ['#f4f8e2', '#8fae4a', '#e9a52f', '#fff3c4']), [
    k.board(850, 520, 880, 620, { turn: -2 }),
    k.goatLog(690, 400, 420, -10),
    ...[0, 1, 2].map((i) => k.cheeseRound(960 + i * 104, 400 + i * 24, 78)),
    k.cheeseRound(700, 650, 120, true),
    k.food('honey-pot', 1080, 660, 240),
    k.sprig('rosemary', 830, 740, 280, -30),
    k.fig(900, 590, 56, 20),
    k.food('goat', 205, 720, 300, 0),
    k.sprig('thyme', 60, 340, 260, -20),
    k.blossom(1400, 220, 66, '#fff', '#e9a52f'),
    k.blossom(1480, 320, 50, '#fff', '#e9a52f'),
    k.food('grapes', 1420, 790, 230, 10),
  ]),
  scene('blog-allergens', k.painted('#f2b33c'), [
    ...['egg', 'glass-of-milk', 'peanuts', 'shrimp', 'sheaf-of-rice', 'fish'].flatMap((name, i) => {
      const [x, y] = [340 + (i % 3) * 460, 280 + Math.floor(i / 3) * 440];
      return [
        k.bowl(
          x,
          y,
          190,
          ['#1f6f9c', '#b4472b', '#5d8a2a'][(i + Math.floor(i / 3)) % 3] ?? '',
          [],
          { fill: 0.86 },
        ),
        k.food(name, x, y - 4, 220, 0),
      ];
    }),
  ]),
  scene(
    'blog-almonds',
    k.linen('#dfe9d2', '#fffaf1'),
    [
      k.bowl(820, 500, 300, '#2b7fae', [
        k.soup(265, '#fffdf2', '#f3e6c8', '#e6d9a0'),
        k.ring(0, 0, 110, 6, (x, y) => k.ball(x, y, 32, '#cfe88a', '#8fb53c')),
        k.strewn(0, 0, 60, 4, 46, (x, y, t) => k.almond(x, y, 50, t, false)),
      ]),
      k.bowl(1290, 300, 150, '#b4472b', [
        k.pool(130, '#e0a45a', '#a9682f'),
        k.strewn(0, 0, 105, 18, 36, (x, y, t) => k.almond(x, y, 66, t)),
      ]),
      k.bowl(1270, 740, 140, '#fffdf6', [
        k.pool(120, '#fbf0d2', '#e3cf9c'),
        k.strewn(0, 0, 100, 16, 36, (x, y, t) => k.almond(x, y, 62, t, false)),
      ]),
      k.flowering(60, 320, 520, -14),
      k.flowering(130, 830, 420, 18),
      k.strewn(480, 640, 100, 6, 64, (x, y, t) => k.almond(x, y, 70, t)),
      k.petals(80, 80, 1400, 860, 22, '#ffc4d4', 24),
      k.food('grapes', 1500, 520, 190, 10),
    ],
    'morning',
  ),
  scene(
    'blog-terrace-event',
    k.terrace(180),
    [
      k.plate(830, 500, 450, { rim: 'tile', body: '#fdf3df' }),
      k.food('bouquet', 830, 490, 230),
      k.ring(830, 500, 275, 6, (x, y, _, i) =>
        k.all(
          k.plate(x, y, 92, { rim: 'line', colour: i % 2 ? '#b4472b' : '#1f6f9c' }),
          k.food(
            ['shrimp', 'cheese-wedge', 'taco', 'olive', 'pizza', 'strawberry'][i] ?? 'olive',
            x,
            y,
            110,
          ),
        ),
      ),
      k.ring(
        830,
        500,
        390,
        6,
        (x, y, _, i) =>
          i % 2
            ? k.candle(x, y, 36)
            : k.glass(x, y, 46, i % 4 ? '#a3183f' : '#f6dc7a', { stem: true }),
        -60,
      ),
      k.pot(200, 230, 150),
      k.bush('olive', 200, 230, 190),
      k.pot(1450, 790, 150),
      k.bush('mint', 1450, 790, 170),
      k.petals(60, 500, 500, 450, 24),
    ],
    'golden',
    [k.palmShade(1660, -80, 760, 140, 0.5), k.glow(830, 500, 620, '#ffbf4d', 0.3)],
  ),
  scene('blog-market', k.tiles.clay(180), [
    k.basket(820, 500, 430, '#fbf1df'),
    k.food('eggplant', 640, 360, 260, -20),
    k.food('tomato', 900, 320, 200),
    k.food('tomato', 1020, 440, 180, 14),
    k.food('lemon', 650, 590, 190, -10),
    k.food('bell-pepper', 840, 520, 230, 6),
    k.food('lemon', 760, 720, 160, 20),
    k.food('ear-of-corn', 1010, 640, 240, 10),
    k.food('leafy-green', 890, 740, 180, -8),
    k.paper(280, 720, 460, 330, -14),
    k.sardine(290, 680, 330, -10),
    k.sardine(270, 760, 330, -18),
    k.citrus('lemon', 110, 880, 50),
    k.food('onion', 1400, 220, 180, 10),
    k.food('garlic', 1510, 380, 150, -6),
    k.food('watermelon', 1400, 760, 280, 4),
  ]),
];
