import type { KeyboardEvent } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fragmentNow } from './dialog/useLayer.ts';
import { nextTab, tabAfter } from './tab-keys.ts';
import { fullStars, starText } from './reviews/read-reviews.ts';
import { nextPause } from './outbox/sender.ts';

afterEach(() => vi.unstubAllGlobals());

describe('the keys of tabs', () => {
  it('go round, to the first and to the last', () => {
    expect(nextTab('ArrowRight', 2, 3, false)).toBe(0);
    expect(nextTab('ArrowLeft', 0, 3, false)).toBe(2);
    expect(nextTab('Home', 2, 3, false)).toBe(0);
    expect(nextTab('End', 0, 3, false)).toBe(2);
    expect(nextTab('a', 0, 3, false)).toBe(-1);
  });

  it('follow the eye where the script runs from right to left', () => {
    expect(nextTab('ArrowLeft', 0, 3, true)).toBe(1);
    expect(nextTab('ArrowRight', 0, 3, true)).toBe(2);
  });

  it.each([{}, { altKey: true }, { ctrlKey: true }, { metaKey: true }])(
    'are the browser’s with another key: %o',
    (keys) => {
      vi.stubGlobal('getComputedStyle', () => ({ direction: 'ltr' }));
      const event = { key: 'ArrowRight', ...keys } as unknown as KeyboardEvent<HTMLElement>;
      expect(tabAfter(event, 0, 3)).toBe(Object.keys(keys).length ? -1 : 1);
    },
  );
});

it.each([
  ['#caf%C3%A9', 'café'],
  ['#50%', '50%'],
  ['', ''],
])('the fragment of %j is %j', (hash, fragment) => {
  vi.stubGlobal('location', { hash });
  expect(fragmentNow()).toBe(fragment);
});

describe('stars', () => {
  it('are whole ones, five in all', () => {
    expect(starText(4.4)).toBe('★★★★☆');
    expect(starText(4.5)).toBe('★★★★★');
    expect(fullStars(9)).toBe(5);
    expect(fullStars(-1)).toBe(0);
  });
});

describe('the pauses between two tries', () => {
  it('double from ten seconds to five minutes', () => {
    expect(nextPause()).toBe(10_000);
    expect(nextPause(10_000)).toBe(20_000);
    expect(nextPause(200_000)).toBe(300_000);
  });
});
