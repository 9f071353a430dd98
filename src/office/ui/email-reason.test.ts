import { expect, it } from 'vitest';
import { reasonIn } from './email-reason.ts';

it.each([
  ['ESOCKET CONN: connect ECONNREFUSED 127.0.0.1:1', 'unreachable'],
  ['EDNS CONN: getaddrinfo ENOTFOUND smtp.example.com', 'unreachable'],
  ['EAUTH AUTH PLAIN 535 5.7.8 Authentication failed', 'signIn'],
  ['EENVELOPE RCPT TO 550 5.1.1 No such user', 'address'],
  ['250 2.0.0 OK queued as 4XyZ', null],
  ['451 4.7.1 Try again later', null],
])('%j says %j', (answer, reason) => {
  expect(reasonIn(answer)).toBe(reason);
});
