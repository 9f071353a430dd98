import { none } from '../../support/scenario.ts';
import { defineAttack, noFailure } from '../attack.ts';
import { memoryLeft } from '../memory-left.ts';

/** Other spellings of existing addresses; `at` makes each different. */
const SHAPES: readonly ((at: number) => string)[] = [
  (at) => `/sitemap.xml?part=1.${'0'.repeat(1 + (at % 1_500))}`,
  (at) => `/sitemap.xml?part=${'0'.repeat(1 + (at % 1_500))}1`,
  (at) => `/sitemap.xml?part=${'+'.repeat(1 + (at % 1_500))}1`,
  (at) => `/sitemap.xml?part=0x${'0'.repeat(at % 1_500)}1`,
  (at) => `/sitemap.xml?part=1e${'0'.repeat(1 + (at % 1_500))}`,
  (at) => `/sitemap.xml?part=1${'%09'.repeat(at % 500)}`,
  (at) => `/sitemap.xml?part=1&part=${at}`,
  (at) => `/sitemap.xml?part=1&x=${at}`,
  (at) => `/menu?x=${at}`,
  (at) => `/%6denu?utm_source=${at}`,
  (at) => `/menu?list=&list=${at}`,
  (at) => `/blog?page=${at}`,
  (at) => `/api/workshops/x?language=${'e'.repeat(at % 50)}n`,
  (at) => `/feed.xml?${at}`,
  (at) => `/thanks?kind=contact${at}`,
];

/** Enough to fill the page cache, if each were cached. */
const REQUESTS = 4_000;

/** However an address is written, it is cached once, and evicts no other. */
export const aliases = defineAttack({
  name: 'aliases of addresses',
  expects: noFailure,
  run: (attackers) =>
    attackers.flood({
      width: 64,
      most: REQUESTS,
      next: (at) => ({
        path: (SHAPES[at % SHAPES.length] ?? String)(Math.floor(at / SHAPES.length)),
        headers: { 'accept-encoding': 'br' },
      }),
    }),
  figures: (_, { memory, cachedPages }) => [
    memoryLeft('aliases', memory),
    none('aliases: cached pages evicted', cachedPages.evicted, `of ${cachedPages.total}`),
  ],
});
