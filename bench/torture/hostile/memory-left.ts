import type { Figure } from '../../support/figure.ts';
import type { Scene } from './scene.ts';

const MEGABYTE = 1_048_576;
/**
 * How much memory an attack may leave behind, megabytes: the usual fluctuation of the young generation
 * and the buffers of 64 connections. Filling the page cache (32 MB) would exceed it.
 */
const MOST = 24;

/** Memory left behind by an attack with ever new requests. */
export function memoryLeft(name: string, { before, after }: Scene['memory']): Figure {
  return {
    name: `${name}: left in memory`,
    value: (after - before) / MEGABYTE,
    unit: 'MB',
    goal: { atMost: MOST },
    note: `${(before / MEGABYTE).toFixed(0)} MB before`,
  };
}
