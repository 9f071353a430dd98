import { PICTURE_RATIOS, heightFor } from '../../../../src/media/picture-sizes.ts';
import { allOf, none, pause } from '../../support/scenario.ts';
import { defineAttack, refused } from '../attack.ts';

/** How long a genuine picture that is not cached may take, milliseconds. */
const PICTURE_GOAL = 2_000;
/** Allowed growth of the disk cache: only the bystander's own pictures, bytes. */
const DISK = 4 * 1_048_576;
/** Time after which a request is aborted, milliseconds. */
const HANG_UP = 5;
const RATIOS = Object.keys(PICTURE_RATIOS) as (keyof typeof PICTURE_RATIOS)[];
const FITS = ['scale', 'clip', 'fill', 'min', 'crop', 'fillmax'];
const FORMATS = ['png', 'avif', 'webp', 'jpg'];
const WIDTHS = [2000, 1600, 1440, 64] as const;

const pick = <Item>(items: readonly Item[], at: number): Item => items[at % items.length] as Item;

const inWords = (waits: readonly number[]) =>
  waits.map((wait) => (wait < Infinity ? `${wait.toFixed(0)} ms` : 'not at all')).join(', ');

/** A picture address that no page has, with its own part, focal point, quality and size. */
function madeUp(file: string, at: number): string {
  const width = pick(WIDTHS, at);
  const height = heightFor(width, pick(RATIOS, at));
  const part = [at % 90, Math.floor(at / 90) % 90, 200 + (at % 300), 200 + (at % 370)].join();
  const query = [
    `/images/${file}?rect=${part}`,
    `w=${width}`,
    `h=${height}`,
    `fit=${pick(FITS, at)}`,
    `fm=${pick(FORMATS, at)}`,
    `q=${1 + ((at * 7) % 100)}`,
  ];
  if (at % 3 === 0) query.push(`fp-x=0.${10 + (at % 89)}`, 'fp-y=0.3', 'crop=focalpoint');
  if (at % 5 === 0) query.push('crop=entropy');
  return query.join('&');
}

export const pictures = defineAttack<string[], void>({
  name: 'made-up picture addresses',
  expects: refused,
  asksNewPictures: true,
  async prepare(attackers) {
    const { body } = await attackers.ask({ path: '/gallery' });
    return [...new Set(body.toString().match(/[0-9a-f]{20}-\d+x\d+\.\w+/g))];
  },
  async run(attackers, files) {
    // Half of them wait for a response, half hang up at once, which must cost nothing.
    let hungUp = 0;
    const hangUp = async () => {
      while (attackers.goesOn()) {
        const socket = attackers.connect();
        hungUp += 1;
        const path = madeUp(pick(files, hungUp), 1_000_000 + hungUp);
        socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
        await pause(HANG_UP);
        socket.destroy();
      }
    };
    await Promise.all([
      attackers.flood({ width: 32, next: (at) => ({ path: madeUp(pick(files, at), at) }) }),
      ...Array.from({ length: 32 }, hangUp),
    ]);
  },
  figures: (_, { pictures: { waits, calm }, cache, isIdle }) => {
    const { before, after } = cache;
    return [
      {
        name: 'made-up picture addresses: a new picture for a bystander',
        value: Math.max(...waits),
        unit: 'ms',
        goal: { atMost: PICTURE_GOAL },
        note: `each ${inWords(waits)}; calm ${inWords(calm)}`,
      },
      {
        name: 'made-up picture addresses: left on disk',
        value: (after.bytes - before.bytes) / 1_048_576,
        unit: 'MB',
        goal: { atMost: DISK / 1_048_576 },
        note: `${after.files - before.files} files`,
      },
      none('made-up picture addresses: temporary files left', after.temporary),
      allOf('made-up picture addresses: server idle afterwards', isIdle ? 1 : 0, 1),
    ];
  },
});
