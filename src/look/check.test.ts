import { expect, it } from 'vitest';
import { contrastChecks, readColors } from './check.ts';
import { DEFAULT_LOOK } from './look.ts';

const failed = (changed: object) =>
  contrastChecks({ ...DEFAULT_LOOK, ...changed }).filter(({ nearest }) => nearest !== null);

it('the shipped look passes', () => {
  expect(failed({})).toEqual([]);
});

it.each([
  ['ink', 'text', '#d0c8c0'],
  ['link', 'text', '#9fd0f0'],
  ['second', 'text', '#c5d68a'],
  ['ground', 'paper', '#7a6a55'],
] as const)('refuses a %s that nobody reads, and offers one that passes', (color, use, value) => {
  const refused = failed({ [color]: value }).find((check) => check.color === color);
  expect(refused).toMatchObject({ color, use });
  expect(refused?.contrast).toBeLessThan(refused?.needed ?? 0);
  const taken = failed({ [color]: refused?.nearest }).map((check) => check.color);
  expect(taken).not.toContain(color);
});

it('words on a colour may be white or the ink, whichever is read', () => {
  expect(failed({ press: '#ffd400', accent: '#301010' })).toEqual([]);
  // With a pale ink there is no dark word for a middle colour.
  const checks = failed({ ink: '#8a8a8a', press: '#9a9a9a' });
  expect(checks).toContainEqual(expect.objectContaining({ color: 'press', use: 'label' }));
});

it('colours that are still being typed are none', () => {
  expect(readColors({ ...DEFAULT_LOOK, ink: '#2a2' })).toBeNull();
  expect(readColors({ ...DEFAULT_LOOK, ink: '#2A211B' })).toMatchObject({ ink: '#2a211b' });
});
