import { expect, it } from 'vitest';
import { newId } from './ids.server.ts';

it('makes UUIDs of version 7 that sort by their time', () => {
  const ids = [1_000, 1_767_225_600_000, 1_767_225_600_001, 4_102_444_800_000].map(newId);
  for (const id of ids) {
    expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  }
  expect(ids.toSorted()).toEqual(ids);
  expect(Number.parseInt(ids[1]?.replaceAll('-', '').slice(0, 12) ?? '', 16)).toBe(
    1_767_225_600_000,
  );
  expect(new Set(Array.from({ length: 1_000 }, () => newId(1))).size).toBe(1_000);
});
