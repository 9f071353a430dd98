import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Figure } from '../../support/figure.ts';

/** How much of everything to do. */
export interface Amount {
  readonly kills: number;
  /** Factor for all other amounts, 0 to 1. */
  readonly share: number;
  /** Comma-separated parts of attack names, to select only those. */
  readonly only?: string | undefined;
}

/** Mistreats the product and returns the resulting figures. */
export type Scenario = (amount: Amount) => Promise<Figure[]>;

/** Runs `work` with a temporary folder. */
export async function withFolder<Value>(work: (folder: string) => Promise<Value>): Promise<Value> {
  const folder = await mkdtemp(join(tmpdir(), 'sobremesa-torture-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** A figure that must be zero. */
export function none(name: string, value: number, note?: string): Figure {
  return { name, value, unit: '', goal: { atMost: 0 }, ...(note && { note }) };
}

/** A figure that must reach `expected`. */
export function allOf(name: string, value: number, expected: number, note?: string): Figure {
  return { name, value, unit: '', goal: { atLeast: expected }, ...(note && { note }) };
}

export const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** Waits until `isSo`, at most `patience` milliseconds; false on timeout. */
export async function until(isSo: () => boolean, patience: number): Promise<boolean> {
  const end = Date.now() + patience;
  while (!isSo()) {
    if (Date.now() > end) return false;
    await pause(100);
  }
  return true;
}

/** Runs `work` for each item, `width` at a time. */
export async function inParallel<Item>(
  items: readonly Item[],
  width: number,
  work: (item: Item, at: number) => Promise<void>,
): Promise<void> {
  let next = 0;
  const worker = async () => {
    for (;;) {
      const at = next;
      next += 1;
      const item = items[at];
      if (item === undefined) return;
      await work(item, at);
    }
  };
  await Promise.all(Array.from({ length: width }, worker));
}
