import { afterEach, beforeEach, expect, vi } from 'vitest';

/** Fails every test during which the code logs a warning or an error. */
beforeEach(() => {
  vi.spyOn(console, 'error');
  vi.spyOn(console, 'warn');
});

afterEach(() => {
  const complaints = [console.error, console.warn].flatMap(
    (method) => vi.mocked(method).mock.calls,
  );
  vi.mocked(console.error).mockRestore();
  vi.mocked(console.warn).mockRestore();
  expect(complaints, 'written to console.error or console.warn').toEqual([]);
});
