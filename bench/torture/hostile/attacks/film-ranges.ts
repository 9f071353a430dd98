import { none } from '../../support/scenario.ts';
import { defineAttack, oneOf } from '../attack.ts';

const FILM = '/files/about.mp4';
const RANGES = [
  'bytes=0-0',
  'bytes=0-',
  'bytes=-1',
  'bytes=-0',
  'bytes=-99999999999999999999',
  'bytes=99999999999999999999-',
  'bytes=5-2',
  'bytes=0-1,0-1,0-1',
  `bytes=${Array.from({ length: 1_000 }, (_, at) => `${at}-`).join()}`,
  `bytes=${'0-0,'.repeat(2_000)}0-0`,
  'bytes=0-99999999999999999999',
  'bytes=-',
  'bytes=a-b',
  'bytes=0-1;q=1',
  'items=0-1',
  `bytes=${'9'.repeat(8_000)}-`,
  'bytes=1-2\t',
  '',
];

/** Parts of the film: overlapping, countless, beyond its end, nonsense. */
export const filmRanges = defineAttack<void, string[]>({
  name: 'ranges of the film',
  expects: oneOf(200, 206, 304, 400, 416, 431),
  async run(attackers) {
    await attackers.flood({
      width: 32,
      next: (at) => ({ path: FILM, headers: { range: RANGES[at % RANGES.length] ?? '' } }),
    });
    const { body } = await attackers.ask({ path: FILM });
    const wrong: string[] = [];
    for (const [range, from, to] of [
      ['bytes=2-4', 2, 5],
      ['bytes=-3', body.length - 3, body.length],
      ['bytes=1000-', 1_000, body.length],
    ] as const) {
      const answer = await attackers.ask({ path: FILM, headers: { range } });
      if (!answer.body.equals(body.subarray(from, to))) wrong.push(range);
    }
    return wrong;
  },
  figures: (wrong) => [
    none('ranges of the film: wrong bytes afterwards', wrong.length, wrong.join()),
  ],
});
