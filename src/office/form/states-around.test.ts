import { expect, it } from 'vitest';
import { statesAround, type WrittenState } from './states-around.ts';

const published = (updatedAt: number): WrittenState => ({ state: 'published', updatedAt });
const draft = (updatedAt: number): WrittenState => ({ state: 'draft', updatedAt });
const [first, edited, second, last] = [published(10), draft(20), published(30), draft(45)];
// As the server lists them: newest first.
const STATES = [last, second, edited, first];

it.each([
  ['publishing, told from what was published before', 'document.publish', 30, first, second],
  ['a draft, told from what was there', 'document.draft', 20, first, edited],
  ['the first of a run of edits, which is kept as its last', 'document.draft', 40, second, last],
  ['the first state of all', 'document.publish', 10, null, first],
  ['what is no longer kept', 'document.draft', 50, last, null],
] as const)('finds the states around %s', (_, action, at, before, after) => {
  expect(statesAround(STATES, { at, action })).toEqual({ before, after });
});
