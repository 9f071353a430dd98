import { describe, expect, it } from 'vitest';
import { firstPictures, layoutWidth, likelyPictures } from './likely-pictures.ts';

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
