import { describe, expect, it } from 'vitest';
import { isTouchedBy, type ContentReads } from '../../content/index.server.ts';
import type { ContentChange, ContentQuery } from '../../content/index.ts';
import { EVERYTHING, keysOfChange, keysOfReads } from './surrogate-keys.ts';

const reads = (ids: readonly string[], queries: readonly ContentQuery[] = []): ContentReads => ({
  documentIds: new Set(ids),
  queries: new Set(queries),
});

const change = (ids: readonly string[], queries: readonly ContentQuery[] = []): ContentChange => ({
  documentIds: new Set(ids),
  queries: new Set(queries),
});

const dishes = Array.from({ length: 200 }, (_, index) => `dish-${index}`);

describe('surrogate keys', () => {
  it.each([
    ['a document', reads(['a', 'b']), change(['b'])],
    ['a query', reads(['a'], ['blogs']), change(['new'], ['blogs'])],
    ['one document of many', reads(dishes), change(['dish-117'])],
    ['neither', reads(['a'], ['blogs']), change(['b'], ['banners'])],
    ['a document with the name of a query', reads([], ['blogs']), change(['blogs'])],
  ])('meet exactly when the change touches the page: %s', (_, page, changed) => {
    const meet = !new Set(keysOfReads(page)).isDisjointFrom(new Set(keysOfChange(changed)));
    expect(meet).toBe(isTouchedBy(page, changed));
  });

  it('meet for every document of a page that read more than the header has room for', () => {
    const ofPage = new Set(keysOfReads(reads(dishes)));
    for (const id of dishes) {
      expect([id, keysOfChange(change([id])).some((key) => ofPage.has(key))]).toEqual([id, true]);
    }
  });

  it('stay below 1 KB whatever a page read, and tell no ids', () => {
    const queries = ['blogs', 'banners', 'about', 'services'] as ContentQuery[];
    for (const count of [0, 1, 64, 65, 200]) {
      const header = keysOfReads(reads(dishes.slice(0, count), queries)).join(' ');
      expect(header.length).toBeLessThan(1_024);
      expect(header).not.toMatch(/dish|blogs/);
      expect(header).toMatch(/^[\w-]+( [\w-]+)*$/);
      expect(header.split(' ')).toContain(EVERYTHING);
    }
  });
});
