import { expect, it } from 'vitest';
import { changedLines } from './changed-lines.ts';

it.each([
  ['one line each, whole', 'uno', 'dos', ['uno', 'dos']],
  ['the paragraph in the middle', 'a\nb\nc', 'a\nB\nc', ['…\nb\n…', '…\nB\n…']],
  ['one that was added at the end', 'a', 'a\nb', ['…', '…\nb']],
  ['one that is gone from the beginning', 'a\nb', 'b', ['a\n…', '…']],
  ['one that stands twice', 'a\na', 'a', ['…\na', '…']],
  ['a text where there was none', '', 'a\nb', ['', 'a\nb']],
])('shows %s', (_, before, after, shown) => {
  expect(changedLines(before, after)).toEqual(shown);
});
