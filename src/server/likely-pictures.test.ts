import { describe, expect, it } from 'vitest';
import { createPictureAddresses } from '../media/index.ts';
import {
  everyPicture,
  firstPictures,
  layoutWidth,
  likelyPictures,
  picturesInUse,
  picturesUses,
} from './likely-pictures.ts';

const image = (name: string, more = '') =>
  `<img src="/images/${name}?w=320" srcSet="/images/${name}?rect=1,2,3,4&amp;w=320 320w, /images/${name}?w=720 720w, /images/${name}?w=480 480w" ${more}/>`;

const phone = { width: 400, density: 2 };

describe('pictures that are made ready', () => {
  it('begin with those at the top, in every width', () => {
    expect(firstPictures(`<p>${image('a', 'fetchPriority="high"')}</p>${image('b')}`)).toEqual([
      '/images/a?rect=1,2,3,4&w=320',
      '/images/a?w=720',
      '/images/a?w=480',
    ]);
  });

  it('are in the width that the screen asks for, the next larger, or the largest there is', () => {
    const html = (vw: number) => image('a', `sizes="${vw}vw"`);
    expect(likelyPictures(html(50), phone)).toEqual(['/images/a?w=480']);
    expect(likelyPictures(html(60), phone)).toEqual(['/images/a?w=480']);
    expect(likelyPictures(html(61), phone)).toEqual(['/images/a?w=720']);
    expect(likelyPictures(html(100), phone)).toEqual(['/images/a?w=720']);
    expect(likelyPictures('<img src="/icon.svg"/>', phone)).toEqual([]);
  });

  it.each([
    ['(width >= 68rem) 17rem, (width >= 40rem) 30vw, 46vw', 1280, 272],
    ['(width >= 68rem) 17rem, (width >= 40rem) 30vw, 46vw', 700, 210],
    ['(width >= 68rem) 17rem, (width >= 40rem) 30vw, 46vw', 400, 184],
    ['(width >= 800px) 48vw, 92vw', 800, 384],
    ['5.5rem', 400, 88],
    ['', 400, 400],
    ['calc(100vw - 2rem)', 400, 400],
  ])('lays %s out on %i px as %i px', (sizes, width, expected) => {
    expect(layoutWidth(sizes, { width, density: 1 })).toBeCloseTo(expected);
  });
});

describe('the ways in which pages show pictures', () => {
  const addresses = createPictureAddresses(() => 'signed00');
  const picture = (id: string) => ({ asset: { _ref: `image-${id}-2000x1500-webp` } });
  const tag = (id: string, ratio: '8:5' | '1:1' | undefined, sizes: string) => {
    const sources = addresses.sources(picture(id), {
      widths: [320, 720],
      ...(ratio && { ratio }),
    });
    return `<img sizes="${sizes}" srcset="${sources?.srcSet.replaceAll('&', '&amp;')}">`;
  };
  const html =
    tag('aaaaaaaa', '8:5', '50vw') +
    tag('bbbbbbbb', '8:5', '50vw') +
    tag('cccccccc', '1:1', '50vw') +
    tag('dddddddd', undefined, '100vw');

  it('are each found once, with ratio, widths and sizes', () => {
    const uses = [...picturesUses(html + '<img src="/icon.svg">').values()];
    const widths = [320, 720];
    expect(uses).toEqual([
      { ratio: '8:5', widths, sizes: '50vw' },
      { ratio: '1:1', widths, sizes: '50vw' },
      { ratio: null, widths, sizes: '100vw' },
    ]);
  });

  it('give the addresses at which a page would show another picture', () => {
    const chosen = (screen: { width: number; density: number }) =>
      picturesInUse(picture('eeeeeeee').asset._ref, picturesUses(html).values(), addresses, screen);
    const shown = html.replaceAll(/([abcd])\1{7}/g, 'eeeeeeee');
    expect(chosen(phone)).toEqual([...new Set(likelyPictures(shown, phone))]);
    expect(chosen({ width: 400, density: 1 })).toHaveLength(3);
    expect(everyPicture(shown)).toEqual(expect.arrayContaining(chosen(phone)));
    expect(picturesInUse('nonsense', picturesUses(html).values(), addresses, phone)).toEqual([]);
  });
});
