import * as k from './kit.ts';
import { scene, type Scene } from './kit.ts';

const loose = (
  reach: number,
  count: number,
  gap: number,
  make: (x: number, y: number, turn: number) => ReturnType<typeof k.food>,
) => k.strewn(0, 0, reach, count, gap, make);

/** Gallery 25 to 36. */
export const galleryGarden: readonly Scene[] = [
  scene('gallery-25', k.painted('#f6c142'), [
    k.bowl(270, 270, 215, '#5d8a2a', [
      k.leaves(190),
      loose(120, 9, 60, (x, y) => k.radishCoin(x, y, 34)),
      loose(140, 12, 34, (x, y) => k.ball(x, y, 15, '#b5e36a', '#5fa53a')),
    ]),
    k.bowl(730, 270, 215, '#1f6f9c', [
      k.leaves(190, ['#8fcc4d', '#b5e06a']),
      k.tomatoSlice(-60, -40, 62),
      k.tomatoSlice(60, -60, 60),
      k.tomatoSlice(10, 70, 62),
      k.cucumberSlice(90, 50, 50),
      k.cucumberSlice(-90, 60, 50),
      loose(110, 6, 50, (x, y, t) => k.olive(x, y, 20, t)),
    ]),
    k.bowl(270, 730, 215, '#b4472b', [
      k.leaves(190, ['#c9923a', '#8a9a3a', '#b5682a', '#7f8f35']),
      k.fig(-50, -40, 60, 20),
      k.fig(70, -20, 56, -40),
      k.fig(0, 80, 56, 90),
      loose(140, 8, 46, (x, y, t) => k.almond(x, y, 44, t)),
    ]),
    k.bowl(730, 730, 215, '#fffdf6', [
      k.leaves(190, ['#8a2a6a', '#6f9a3a', '#b0488f', '#4d8431']),
      k.citrus('orange', -60, -50, 62, 10),
      k.citrus('orange', 60, 40, 62, 40),
      k.beetCoin(70, -80, 44),
      k.beetCoin(-70, 70, 44),
      loose(130, 24, 24, (x, y) => k.ball(x, y, 10, '#f2475f', '#a8122f')),
    ]),
    k.woodenSpoon(500, 500, 380, 45),
    k.tuft('basil', 500, 90, 46),
  ]),
  scene('gallery-26', k.linen('#a9def0', '#fff'), [
    k.tray(500, 700, 800, 980, 2, '#fffaf0', '#e2567f'),
    k.grid(290, 390, 3, 4, 210, 210, (x, y, i) =>
      k.biscuit(
        (['star', 'heart', 'round'] as const)[i % 3] ?? 'star',
        x,
        y,
        82,
        i * 17 - 40,
        ['#ffd257', '#f7829a', '#8fd8ea', '#a7dc8a', '#c79be8', '#fffdf6', '#ffb36b'][(i * 3) % 7],
      ),
    ),
    k.pipingBag(790, 1190, 340, 150, '#c79be8'),
    k.bowl(140, 130, 100, '#fffdf6', [
      k.pool(84, '#ffe3ea', '#f7a3b8'),
      k.confetti(-70, -70, 140, 140, 50, 15),
    ]),
    k.cutter('star', 850, 120, 74, 10),
    k.food('paintbrush', 160, 1210, 190, -10),
    k.confetti(300, 40, 420, 130, 24),
  ]),
  scene(
    'gallery-27',
    k.wood('#cfa06a', '#7a4a1e', 150),
    [
      k.runner(666, 500, 1500, 250, 0, '#fdf3dd', '#5d8a2a'),
      k.grid(170, 190, 5, 2, 250, 620, (x, y, i) =>
        k.all(
          k.plate(x, y, 116, {
            rim: (['line', 'dots', 'petals', 'tile', 'band'] as const)[i % 5] ?? 'line',
            colour: ['#1f6f9c', '#b4472b', '#5d8a2a', '#d9568a', '#1f6f9c', '#7a2f5a'][i % 6] ?? '',
          }),
          k.food(
            [
              'shrimp',
              'green-salad',
              'taco',
              'cheese-wedge',
              'spaghetti',
              'pizza',
              'curry-rice',
              'fried-shrimp',
              'stuffed-flatbread',
              'sandwich',
            ][i] ?? 'olive',
            x,
            y,
            140,
          ),
        ),
      ),
      k.grid(295, 330, 4, 2, 250, 340, (x, y, i) =>
        k.glass(x, y, 44, i % 2 ? '#a3183f' : '#f6dc7a', { stem: true }),
      ),
      ...[150, 420, 910, 1180].flatMap((x, i) => [
        k.blossom(x, 500, 58, i % 2 ? '#f7829a' : '#fff', i % 2 ? '#c22f50' : '#e9a52f'),
        k.blossom(x + 76, 530, 44, i % 2 ? '#fff' : '#ffd257', '#e9a52f'),
        k.sprig('olive', x - 120, 520, 130, -10),
      ]),
      k.food('bouquet', 666, 490, 220),
      k.candle(555, 500, 40),
      k.candle(790, 500, 40),
    ],
    'golden',
    [k.treeShade(60, -30, 560, 0.3)],
  ),
  scene(
    'gallery-28',
    k.tiles.star(180, ['#1f3d63', '#17304f', '#122640', '#e9b64a']),
    [
      k.glow(500, 500, 900, '#ffb84a', 0.85),
      k.plate(500, 500, 380, { rim: 'line', colour: '#e9b64a', body: '#fff3dc' }),
      k.plate(500, 280, 150, { rim: 'tile' }),
      k.food('lobster', 500, 275, 150),
      k.plate(500, 735, 150, { rim: 'tile' }),
      k.food('shrimp', 500, 735, 170),
      k.candle(500, 500, 70),
      k.glass(310, 420, 60, '#a3183f', { stem: true }),
      k.glass(690, 580, 60, '#a3183f', { stem: true }),
      k.blossom(380, 540, 44, '#f7829a', '#c22f50'),
      k.blossom(620, 450, 38, '#fff', '#e9a52f'),
      k.fork(310, 740, 200, 6, 'gold'),
      k.knife(690, 740, 200, -6, 'gold'),
      k.fork(690, 270, 200, 186, 'gold'),
      k.knife(310, 270, 200, 174, 'gold'),
      k.petals(60, 60, 880, 880, 30, '#f7829a', 22),
      k.food('rose', 120, 870, 170, -20),
      k.food('rose', 880, 120, 160, 20),
    ],
    'night',
    [k.glow(500, 490, 260, '#ffcf5a', 0.6)],
  ),
  scene(
    'gallery-29',
    k.painted('#3aa7a0'),
    [
      k.slate(500, 670, 800, 1000, -3),
      ...[250, 415, 580, 745].flatMap((x, i) => [
        k.placed(
          x,
          680,
          0,
          1,
          () => '<rect x="-6" y="-480" width="12" height="960" rx="6" fill="#ecc98a"/>',
        ),
        ...[0, 1, 2, 3, 4].map((j) => {
          const y = 360 + j * 158;
          const kind = (i + j) % 5;
          return kind === 0
            ? k.food('strawberry', x, y, 150)
            : kind === 1
              ? k.kiwiSlice(x, y, 74, 'food')
              : kind === 2
                ? k.ball(x, y, 64, '#b07fd8', '#5a2a8a', 'food')
                : kind === 3
                  ? k.citrus('orange', x, y, 76, 10, 'food')
                  : k.ball(x, y, 62, '#ffe08a', '#f0a52f', 'food');
        }),
      ]),
      k.tuft('mint', 140, 1180, 70),
      k.food('strawberry', 870, 1230, 130, 10),
      k.food('kiwi-fruit', 120, 120, 150),
      k.food('blueberries', 880, 120, 150),
    ],
    'noon',
    [k.palmShade(-60, 60, 620, 40, 0.4)],
  ),
  scene(
    'gallery-30',
    k.terrazzo('#f7ead6', ['#b4472b', '#e9a52f', '#1f6f9c', '#d9b98a', '#8a5a34']),
    [
      k.grid(190, 190, 3, 3, 310, 310, (x, y, i) => {
        const milk = i / 8;
        const mix = (a: number, b: number) => Math.round(a + (b - a) * milk);
        const tone = (d: number) =>
          `rgb(${mix(74, 240) - d},${mix(36, 214) - d},${mix(14, 176) - d})`;
        return k.cup(x, y, 88, [tone(-14), tone(0), tone(26)], {
          turn: 40,
          colour: (['#fffdf6', '#2b7fae', '#b4472b'] as const)[i % 3] ?? '#fffdf6',
        });
      }),
    ],
    'morning',
    [k.shutterShade(0.2, 160)],
  ),
  scene(
    'gallery-31',
    k.wood('#f3ece0', '#b5a184', 175),
    [
      k.plate(620, 510, 420, { rim: 'petals', colour: '#e2567f' }),
      k.round(
        620,
        510,
        330,
        ['#fff6dc', '#fbe3ae', '#f0cb86'],
        [
          k.ring(0, 0, 225, 12, (x, y, a) => k.food('strawberry', x, y, 130, a + 90)),
          k.ring(0, 0, 116, 7, (x, y, a) => k.food('strawberry', x, y, 120, a + 90)),
          k.bonbon(0, 0, 58, '#fff6ea', '#fff'),
        ],
        0.88,
      ),
      k.food('strawberry', 1150, 200, 150, 10),
      k.food('strawberry', 1250, 290, 120, -20),
      k.bowl(1170, 700, 150, '#e2567f', [k.soup(130, '#fffdf8', '#f6e9d6', '#fff')]),
      k.whisk(1080, 860, 360, 80, '#2b7fae'),
      k.tuft('mint', 130, 180, 70),
      k.knife(110, 720, 330, -8),
    ],
    'morning',
  ),
  scene(
    'gallery-32',
    k.wood('#c98f54', '#6f3d17'),
    [
      k.tray(500, 660, 820, 1060, 2, '#5a4a48', '#2f2628'),
      ...[
        [280, 330],
        [500, 300],
        [720, 340],
      ].map(([x = 0, y = 0], i) =>
        k.food(
          'bell-pepper',
          x,
          y,
          210,
          i * 14 - 14,
          [{ hue: -92, saturation: 1.6 }, { hue: -70, saturation: 1.8, brightness: 1.25 }, {}][i] ??
            {},
        ),
      ),
      ...[
        [270, 560],
        [420, 640],
        [300, 730],
      ].map(([x = 0, y = 0]) => k.courgetteCoin(x, y, 84)),
      ...[
        [570, 560],
        [720, 610],
        [640, 740],
      ].map(([x = 0, y = 0]) => k.tomatoSlice(x, y, 84)),
      k.food('eggplant', 290, 940, 260, 8),
      k.food('carrot', 510, 900, 220, -20),
      k.food('potato', 720, 920, 190),
      k.food('garlic', 500, 1080, 150),
      k.food('onion', 700, 1080, 160),
      k.sprig('rosemary', 200, 1140, 330, -30),
      k.sprig('rosemary', 480, 500, 300, -10),
      k.grains(500, 660, 360, 60, ['#fff'], 6),
      k.napkin(130, 130, 300, 180, -20, '#b4472b'),
      k.food('lemon', 880, 110, 150),
    ],
    'golden',
  ),
  scene('gallery-33', k.painted('#7fd0e0'), [
    k.grid(170, 170, 4, 4, 220, 220, (x, y, i) =>
      i % 2 === Math.floor(i / 4) % 2
        ? k.food('doughnut', x, y, 210)
        : k.rosquilla(x, y, 92, {
            glaze:
              ['#f7829a', '#ffd257', '#a7dc8a', '#c79be8', '#fffdf6', '#ff9d5c'][(i * 5) % 6] ??
              '#fff',
          }),
    ),
    k.confetti(20, 20, 960, 960, 40),
  ]),
  scene(
    'gallery-34',
    k.linen('#b9683a', '#f3cf93'),
    [
      k.board(660, 510, 880, 640, { turn: -4, colour: '#e2b67c' }),
      k.food('brown-mushroom', 410, 400, 260, -8),
      k.food('brown-mushroom', 620, 360, 200, 10),
      k.food('brown-mushroom', 520, 590, 220, 4),
      k.food('chestnut', 800, 360, 180, -8),
      k.food('chestnut', 930, 450, 150, 14),
      k.food('chestnut', 800, 540, 160, 4),
      k.sprig('thyme', 700, 720, 280, -14),
      k.food('garlic', 380, 690, 130),
      k.food('fallen-leaf', 160, 190, 220, 10),
      k.food('maple-leaf', 1190, 230, 180, 20, { hue: 20 }),
      k.food('fallen-leaf', 1170, 820, 240, 70),
      k.pumpkin(150, 810, 130),
    ],
    'golden',
  ),
  scene(
    'gallery-35',
    k.wood('#e2b67c', '#8f5f2c'),
    [
      k.runner(500, 640, 880, 900, -6, '#fffaf0', '#2b7fae'),
      k.bowl(470, 560, 310, '#2b7fae', [
        k.pool(280, '#fffdf4', '#f0e4ca'),
        loose(240, 34, 52, (x, y) => k.ball(x, y, 38, '#ffffff', '#f3e8d0')),
      ]),
      k.cheeseRound(280, 1000, 110, true),
      k.cheeseRound(520, 1040, 110, true),
      k.cheeseRound(750, 960, 110, true),
      k.sprig('thyme', 620, 830, 280, -20),
      k.sprig('thyme', 130, 850, 200, -60),
      k.jug(810, 240, 120, '#fffdf6', 30, [], '#f3b13c'),
      k.woodenSpoon(180, 300, 420, 160),
      k.blossom(880, 1210, 54, '#fff', '#e9a52f'),
    ],
    'morning',
  ),
  scene('gallery-36', k.tiles.octagon(140, ['#fdf4e3', '#b4472b', '#fff', '#fff']), [
    k.board(500, 530, 720, 640, { turn: -3, colour: '#c4874a' }),
    k.food('hamburger', 400, 480, 400, -4),
    k.placed(690, 620, 0, 1, k.chips(170, 26)),
    k.bowl(680, 330, 96, '#1f6f9c', [k.soup(80, '#fff6d6', '#f3dfa0')]),
    k.glass(1080, 400, 170, '#f7b52f', {
      deep: '#e0901a',
      inside: [k.placed(-8, 6, 0, 1, k.soup(108, '#fffaf0', '#f9e4b0')), k.bubbles(136, 46, 0.07)],
    }),
    k.food('tomato', 1130, 790, 210, 8),
    k.food('leafy-green', 140, 150, 190),
    k.napkin(990, 890, 240, 150, -10, '#f3c65a'),
    k.olive(130, 890, 38, 20),
    k.olive(200, 920, 34, 120),
  ]),
];
