import { expect, it } from 'vitest';
import { isMessage } from './message.ts';

const message = { title: 'New request', body: 'Private chef', url: '/admin/', tag: 's' };

it('takes a message that leads into the office, and no other', () => {
  expect(isMessage(message)).toBe(true);
  for (const url of ['https://evil.example/admin/', '//evil.example', '/menu', '/adminx', 7])
    expect(isMessage({ ...message, url })).toBe(false);
  for (const value of [null, 'New request', {}, { ...message, title: 1 }])
    expect(isMessage(value)).toBe(false);
});
