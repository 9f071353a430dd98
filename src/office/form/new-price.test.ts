import { describe, expect, it } from 'vitest';
import { newPrice } from './new-price.ts';

describe('a new price', () => {
  it('is rounded to what was chosen, and never to nothing', () => {
    expect(newPrice(3.5, 5, 10)).toBe(3.7);
    expect(newPrice(3.5, 5, 5)).toBe(3.7);
    expect(newPrice(12, -5, 50)).toBe(11.5);
    expect(newPrice(0.05, -50, 10)).toBe(0.1);
    expect(newPrice(0, 5, 10)).toBe(0);
    expect(newPrice(1.1, 10, 10)).toBe(1.2);
  });
});
