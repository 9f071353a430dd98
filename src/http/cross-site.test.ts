import { expect, it } from 'vitest';
import { isCrossSite } from './cross-site.server.ts';

const SITE_URL = 'https://sobremesa.test';

it.each<Record<string, string>>([
  {},
  { 'sec-fetch-site': 'same-origin' },
  { 'sec-fetch-site': 'none' },
  // What a page with a strict referrer policy, or a sandbox of our own, says of its origin.
  { 'sec-fetch-site': 'same-origin', origin: 'null' },
  { origin: SITE_URL },
  { origin: 'http://127.0.0.1:3000', host: '127.0.0.1:3000' },
])('accepts what our own pages and programs send: %j', (headers) => {
  expect(isCrossSite(new Headers(headers), SITE_URL)).toBe(false);
});

it.each<Record<string, string>>([
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { 'sec-fetch-site': 'cross-site', origin: 'https://evil.test' },
  // A browser that knows the relation is believed before the origin.
  { 'sec-fetch-site': 'same-site', origin: SITE_URL },
  { 'sec-fetch-site': 'something new', origin: SITE_URL },
  { origin: 'https://evil.test', host: 'sobremesa.test' },
  { origin: 'null', host: 'sobremesa.test' },
  { origin: 'https://sobremesa.test.evil.test', host: 'sobremesa.test' },
  { origin: 'https://sobremesa.test@evil.test', host: 'sobremesa.test' },
])('refuses what other sites send: %j', (headers) => {
  expect(isCrossSite(new Headers(headers), SITE_URL)).toBe(true);
});
