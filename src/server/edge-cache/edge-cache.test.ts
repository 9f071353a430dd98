import { describe, expect, it } from 'vitest';
import type { ContentReads } from '../../content/index.server.ts';
import type { Resource } from '../../site/index.server.ts';
import { EdgeCache } from './edge-cache.ts';
import { EVERYTHING, keysOfChange } from './surrogate-keys.ts';

const START = Date.UTC(2026, 5, 1, 12);

const resource = (more: Partial<Resource> = {}): Resource => ({
  status: 200,
  contentType: 'text/html',
  body: '',
  reads: { documentIds: new Set(['a']), queries: new Set() } as ContentReads,
  ...more,
});

const keysOf = (id: string) => keysOfChange({ documentIds: new Set([id]), queries: new Set() });

function given() {
  const clock = { now: START };
  const edge = new EdgeCache(() => clock.now);
  const control = (address: string, more: Partial<Resource> = {}, asked = address) =>
    edge.termsOf(address, resource(more))?.cacheControl(asked);
  return { edge, clock, control };
}

describe('EdgeCache', () => {
  it('has browsers ask each time, and caches that are shared keep a page for ten minutes', () => {
    expect(given().control('/menu')).toBe(
      'max-age=0, must-revalidate, s-maxage=600, stale-while-revalidate=60, stale-if-error=86400',
    );
  });

  it('keeps a page no longer than it is true, and then answers it only while there is nothing else', () => {
    const { control, clock } = given();
    const freshUntil = new Date(START + 90_500);
    expect(control('/', { freshUntil })).toBe(
      'max-age=0, must-revalidate, s-maxage=89, stale-if-error=86400',
    );
    clock.now += 88_600;
    expect(control('/', { freshUntil })).toBe('no-cache');
    clock.now += 10_000;
    expect(control('/', { freshUntil })).toBe('no-cache');
  });

  it.each<[string, Partial<Resource>]>([
    ['/menu', { status: 503 }],
    ['/menu', { status: 500 }],
    ['/api/booking', {}],
    ['/api/workshops/x?language=es', {}],
    ['/admin', {}],
    ['/quote/x', {}],
    ['/calendar/x.ics', {}],
    ['/screen', {}],
    ['/en/screen', {}],
    ['200 stand-in', {}],
  ])('lets nobody keep %s %o', (address, more) => {
    expect(given().edge.termsOf(address, resource(more))).toBeUndefined();
  });

  it('lets nobody keep a page under another spelling of its address', () => {
    const { control, edge } = given();
    expect(control('/blog/post', {}, '/blog/POST')).toBe('no-cache');
    expect(edge.addressesOf([EVERYTHING])).toEqual([]);
  });

  it('has what is not there take the place of what was, for a second', () => {
    expect(given().control('404 page', { status: 404 }, '/gone')).toBe(
      'max-age=0, must-revalidate, s-maxage=1',
    );
  });

  it('knows which addresses edges may have, by what was read, until their time is over', () => {
    const { control, edge, clock } = given();
    control('/a');
    control('/b', {
      reads: { documentIds: new Set(['b']), queries: new Set() } as ContentReads,
    });
    expect(edge.addressesOf(keysOf('a'))).toEqual(['/a']);
    expect(edge.addressesOf([EVERYTHING])).toEqual(['/a', '/b']);
    clock.now += 500_000;
    control('/b');
    clock.now += 200_000;
    expect(edge.addressesOf([EVERYTHING])).toEqual(['/b']);
  });

  it('follows a page that reads other documents than before', () => {
    const { control, edge } = given();
    control('/a');
    const documentIds = new Set(['other']);
    control('/a', { reads: { documentIds, queries: new Set() } as ContentReads });
    expect(edge.addressesOf(keysOf('other'))).toEqual(['/a']);
    expect(edge.addressesOf(keysOf('a'))).toEqual([]);
  });

  it('keeps where a choice of language leads, and forgets no page by it', () => {
    const { control, edge } = given();
    control('/menu');
    const headers = edge.redirectHeaders('/menu', true);
    expect(headers['Surrogate-Key']).toBe(EVERYTHING);
    expect(headers['Cache-Control']).toContain('s-maxage=600');
    expect(edge.addressesOf(keysOf('a'))).toEqual(['/menu']);
    expect(edge.redirectHeaders('/menu/', false)).toEqual({
      'Cache-Control': 'max-age=0, must-revalidate, s-maxage=1',
    });
  });
});
