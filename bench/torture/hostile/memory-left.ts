import type { Figure } from '../../support/figure.ts';
import type { Scene } from './scene.ts';

const MEGABYTE = 1_048_576;
/**
 * What an attack may leave behind in memory: what the young generation and the buffers of 64
 * connections come and go by. The room for held pages is 32 MB, so that filling it shows.
 */
const MOST = 24;

/** That an attack which asks for ever new things leaves none of them in memory. */
export function memoryLeft(name: string, { before, after }: Scene['memory']): Figure {
  return {
    name: `${name}: left in memory`,
    value: (after - before) / MEGABYTE,
    unit: 'MB',
    goal: { atMost: MOST },
    note: `${(before / MEGABYTE).toFixed(0)} MB before`,
  };
}
