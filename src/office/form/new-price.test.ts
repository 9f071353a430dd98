import { afterEach, describe, expect, it } from 'vitest';
import { goByWays, USUAL_WAYS } from '../../i18n/index.ts';
import { newPrice, roundings } from './new-price.ts';

afterEach(() => goByWays(USUAL_WAYS));

describe('a new price', () => {
  it('is rounded to what was chosen, and never to nothing', () => {
    expect(newPrice(3.5, 5, 0.1)).toBe(3.7);
    expect(newPrice(3.5, 5, 0.05)).toBe(3.7);
    expect(newPrice(12, -5, 0.5)).toBe(11.5);
    expect(newPrice(0.05, -50, 0.1)).toBe(0.1);
    expect(newPrice(0, 5, 0.1)).toBe(0);
    expect(newPrice(1.1, 10, 0.1)).toBe(1.2);
  });

  it('is rounded to whole pesos where a dish costs thousands', () => {
    goByWays({ ...USUAL_WAYS, currency: 'CLP' });
    expect(roundings().map((one) => newPrice(8_900, 4, one))).toEqual([9_260, 9_250, 9_300]);
  });
});
