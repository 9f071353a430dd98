import { describe, expect, it } from 'vitest';
import { slideOffset, stepsBetween, swipeSteps, wrap } from './motion.ts';

describe('going round', () => {
  it('wraps at both ends', () => {
    expect([-1, 0, 4, 5, 11].map((value) => wrap(value, 5))).toEqual([4, 0, 4, 0, 1]);
    expect(wrap(3, 0)).toBe(0);
  });

  it('puts the slides after one another from the position on', () => {
    expect([0, 1, 2, 3].map((slide) => slideOffset(slide, 2, 4, 0))).toEqual([2, 3, 0, 1]);
  });

  it('keeps the slide that leaves in front, so that it is seen leaving', () => {
    expect([0, 1, 2, 3].map((slide) => slideOffset(slide, 1, 4, 1))).toEqual([-1, 0, 1, 2]);
  });

  it('takes the shortest way to the slide of a dot', () => {
    expect(stepsBetween(0, 2, 6)).toBe(2);
    expect(stepsBetween(0, 5, 6)).toBe(-1);
    expect(stepsBetween(5, 0, 6)).toBe(1);
  });
});

describe('a swipe', () => {
  it('of five pixels or less is none', () => {
    expect(swipeSteps(5, 100, 300)).toBe(0);
    expect(swipeSteps(-5, 100, 300)).toBe(0);
  });

  it('that is quick moves on by its direction', () => {
    expect(swipeSteps(-20, 299, 300)).toBe(1);
    expect(swipeSteps(20, 299, 300)).toBe(-1);
  });

  it('of 300 ms and more moves on only past half a slide', () => {
    expect(swipeSteps(-140, 300, 300)).toBe(0);
    expect(swipeSteps(-160, 300, 300)).toBe(1);
    expect(swipeSteps(-500, 900, 300)).toBe(2);
  });
});
