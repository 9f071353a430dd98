import { none } from '../../support/scenario.ts';
import { defineAttack, nothingThere } from '../attack.ts';
import { memoryLeft } from '../memory-left.ts';

const ADDRESSES = 10_000;

/** Addresses that look like ours but do not exist. */
const SHAPES: readonly ((word: string) => string)[] = [
  (word) => `/menu?list=${word}`,
  (word) => `/en/menu?list=${word}`,
  (word) => `/blog/${word}`,
  (word) => `/en/blog/${word}`,
  (word) => `/gastronomic/${word}`,
  (word) => `/birthday/${word}`,
  (word) => `/api/workshops/${word}`,
  (word) => `/sitemap.xml?part=${word}`,
  (word) => `/${word}`,
];

/** Unknown addresses cost next to nothing, and evict nothing from the cache. */
export const unknownAddresses = defineAttack({
  name: 'unknown addresses of real pages',
  expects: nothingThere,
  run: (attackers) =>
    attackers.flood({
      width: 64,
      most: ADDRESSES * Math.max(0.15, attackers.share),
      next: (at) => {
        const shape = SHAPES[at % SHAPES.length] ?? ((word) => `/${word}`);
        const headers = { 'accept-encoding': at % 2 === 0 ? 'br' : 'gzip' };
        return { path: shape(`x${at.toString(36)}-${(at * 2_654_435_761) % 1e9}`), headers };
      },
    }),
  figures: (_, { memory, cachedPages }) => [
    memoryLeft('unknown addresses', memory),
    none('unknown addresses: cached pages evicted', cachedPages.evicted, `of ${cachedPages.total}`),
  ],
});
