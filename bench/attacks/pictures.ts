/** What costs the encoder of pictures time, and the disk space. */
import { setTimeout as pause } from 'node:timers/promises';
import { heightFor, PICTURE_RATIOS } from '../../src/media/picture-sizes.ts';
import { atMost, isSo, MEGABYTE, milliseconds, none } from '../support/figure.ts';
import { pick, refused, type Attack } from './attack.ts';

/** How long a genuine picture that is not cached may take, milliseconds. */
const PICTURE_GOAL = 2_000;
/** Allowed growth of the disk cache: only the bystander's own pictures, megabytes. */
const DISK = 4;
/** Time after which a request is aborted, milliseconds. */
const HANG_UP = 5;
const RATIOS = Object.keys(PICTURE_RATIOS) as (keyof typeof PICTURE_RATIOS)[];
const FITS = ['scale', 'clip', 'fill', 'min', 'crop', 'fillmax'];
const FORMATS = ['png', 'avif', 'webp', 'jpg'];
const WIDTHS = [2000, 1600, 1440, 64] as const;
const WIDTH = 32;

/** A picture address that no page has, with its own part, focal point, quality and size. */
function madeUp(file: string, at: number): string {
  const width = pick(WIDTHS, at);
  const part = [at % 90, Math.floor(at / 90) % 90, 200 + (at % 300), 200 + (at % 370)].join();
  const query = [
    `/images/${file}?rect=${part}`,
    `w=${width}`,
    `h=${heightFor(width, pick(RATIOS, at))}`,
    `fit=${pick(FITS, at)}`,
    `fm=${pick(FORMATS, at)}`,
    `q=${1 + ((at * 7) % 100)}`,
  ];
  if (at % 3 === 0) query.push(`fp-x=0.${10 + (at % 89)}`, 'fp-y=0.3', 'crop=focalpoint');
  if (at % 5 === 0) query.push('crop=entropy');
  return query.join('&');
}

const madeUpPictures: Attack = {
  name: 'made-up picture addresses',
  expects: refused,
  asksNewPictures: true,
  async run(attackers) {
    const { bytes } = await attackers.ask({ path: '/gallery' });
    const files = [...new Set(bytes.toString().match(/[0-9a-f]{20}-\d+x\d+\.\w+/g))];
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
    const next = (at: number) => ({ path: madeUp(pick(files, at), at) });
    const { pictures, cache, isIdle } = await attackers.attack(() =>
      Promise.all([
        attackers.flood({ width: WIDTH, next }),
        ...Array.from({ length: WIDTH }, hangUp),
      ]),
    );
    const { waits, calm } = pictures;
    const inWords = (times: readonly number[]) => times.map(milliseconds).join(', ');
    const { before, after } = cache;
    const { name } = this;
    return [
      atMost(
        `${name}: a new picture for a bystander`,
        Math.max(...waits),
        PICTURE_GOAL,
        'ms',
        `each ${inWords(waits)}; calm ${inWords(calm)}`,
      ),
      atMost(
        `${name}: left on disk`,
        (after.bytes - before.bytes) / MEGABYTE,
        DISK,
        'MB',
        `${after.files - before.files} files`,
      ),
      none(`${name}: temporary files left`, after.temporary),
      isSo(`${name}: server idle afterwards`, isIdle),
    ];
  },
};

export const PICTURES: readonly Attack[] = [madeUpPictures];
