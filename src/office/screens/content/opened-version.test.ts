import { expect, it } from 'vitest';
import { firstOpened, isBeyond } from './opened-version.ts';

// As they are listed: what is published now, then what was replaced, newest first.
const versions = [
  { updatedAt: 10, isCurrent: true },
  { updatedAt: 60, isCurrent: false },
  { updatedAt: 50, isCurrent: false },
  { updatedAt: 40, isCurrent: false },
];
const [, newest, , oldest] = versions;

it('opens the last that another has come after', () => {
  expect(isBeyond(versions)).toBe(false);
  expect(firstOpened(versions)).toBe(newest);
});

it('opens the last of before an instant, once it is among those that have been read', () => {
  expect(isBeyond(versions.slice(0, 3), 45)).toBe(true);
  expect(isBeyond(versions, 45)).toBe(false);
  expect(firstOpened(versions, 45)).toBe(oldest);
});
