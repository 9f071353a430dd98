import { afterEach, expect, it, vi } from 'vitest';
import { newKey } from './new-key.ts';

afterEach(() => vi.unstubAllGlobals());

it('is a UUID even where the page has no randomUUID, as over plain HTTP', () => {
  const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
  expect(newKey()).toMatch(uuid);
  vi.stubGlobal('crypto', { getRandomValues: (bytes: Uint8Array) => bytes.fill(10) });
  expect(newKey()).toMatch(uuid);
});
