import { afterEach, expect, it, vi } from 'vitest';
import { siteIcon } from './site-icon.ts';

afterEach(() => vi.unstubAllGlobals());

it('is the first of the site’s manifest, and the shipped one where that cannot be had', async () => {
  const asked: unknown[] = [];
  const answer = (body: string) =>
    vi.stubGlobal('fetch', async (address: string) => {
      asked.push(address);
      return new Response(body);
    });
  answer('{"icons":[{"src":"/images/own-192.png"},{"src":"/images/own-512.png"}]}');
  expect(await siteIcon()).toBe('/images/own-192.png');
  answer('{"icons":[]}');
  expect(await siteIcon()).toBe('/icon-192.png');
  answer('<!doctype html>');
  expect(await siteIcon()).toBe('/icon-192.png');
  expect(new Set(asked)).toEqual(new Set(['/manifest.webmanifest']));
});
