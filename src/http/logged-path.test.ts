import { expect, it } from 'vitest';
import { loggedPath } from './logged-path.server.ts';

it.each([
  ['/menu?diet=vegan,gluten', '/menu'],
  ['/en/menu#x', '/en/menu'],
  ['/quote/Zk3VsecretTOKEN', '/quote/…'],
  ['/quote/Zk3VsecretTOKEN/calendar.ics?x=1', '/quote/…/calendar.ics'],
  ['/calendar/Zk3VsecretTOKEN.ics', '/calendar/…'],
  ['http://example.com/quote/Zk3VsecretTOKEN?a', '/quote/…'],
  ['/', '/'],
  ['*', '*'],
])('of %j the log says %j', (address, logged) => {
  expect(loggedPath(address)).toBe(logged);
});

it('is bounded', () => {
  expect(loggedPath(`/${'a'.repeat(2_000)}`)).toHaveLength(201);
});
