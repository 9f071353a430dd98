import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { careForMemory, heldBytes } from './memory-care.ts';

const MEGABYTE = 1_048_576;

let used: number;
let heap: number;
let end: () => void;
const collect = vi.fn(() => {
  heap = 20 * MEGABYTE;
});

beforeEach(() => {
  vi.useFakeTimers();
  collect.mockClear();
  used = 0;
  heap = 30 * MEGABYTE;
  end = careForMemory({ collect, utilization: () => used, heapSize: () => heap, look: 1_000 });
});

afterEach(() => {
  end();
  vi.useRealTimers();
});

it('collects once after a rush, and not before it is over', () => {
  used = 0.5;
  vi.advanceTimersByTime(5_000);
  expect(collect).not.toHaveBeenCalled();
  used = 0;
  vi.advanceTimersByTime(5_000);
  expect(collect).toHaveBeenCalledOnce();
});

it('collects again only when the heap has grown since', () => {
  vi.advanceTimersByTime(1_000);
  heap += 3 * MEGABYTE;
  vi.advanceTimersByTime(5_000);
  expect(collect).toHaveBeenCalledOnce();
  heap += 2 * MEGABYTE;
  vi.advanceTimersByTime(1_000);
  expect(collect).toHaveBeenCalledTimes(2);
});

it('ends', () => {
  end();
  vi.advanceTimersByTime(5_000);
  expect(collect).not.toHaveBeenCalled();
});

it('counts the buffers that lie outside of the heap', () => {
  const before = heldBytes();
  const pieces = Array.from({ length: 400 }, () => new Uint8Array(64 * 1_024).fill(1));
  expect(heldBytes() - before).toBeGreaterThan(20 * MEGABYTE);
  expect(pieces).toHaveLength(400);
});
