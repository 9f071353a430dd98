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
  // On the machine itself and in its network, under other ports than it is meant for.
  { origin: 'http://127.0.0.1:3000', host: '127.0.0.1:3000' },
  { origin: 'http://localhost:5173', host: 'localhost:5173' },
  { origin: 'http://192.168.1.5:3000', host: '192.168.1.5:3000' },
  { origin: 'http://[::1]:3000', host: '[::1]:3000' },
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
  // A name that leads to this machine, and is not the site's.
  { origin: 'http://evil.test', host: 'evil.test' },
  { origin: 'http://localhost.evil.test:3000', host: 'localhost.evil.test:3000' },
  { origin: 'http://127.0.0.1:4000', host: '127.0.0.1:3000' },
  { origin: 'null', host: 'sobremesa.test' },
  { origin: 'https://sobremesa.test.evil.test', host: 'sobremesa.test' },
  { origin: 'https://sobremesa.test@evil.test', host: 'sobremesa.test' },
])('refuses what other sites send: %j', (headers) => {
  expect(isCrossSite(new Headers(headers), SITE_URL)).toBe(true);
});
