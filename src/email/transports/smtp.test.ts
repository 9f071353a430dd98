import { createServer, type Server, type Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import {
  headersOf,
  refusal,
  startSmtpStandIn,
  type SmtpStandIn,
} from '../testing/smtp-stand-in.ts';
import { testEmail, TEST_SENDER } from '../testing/emails.ts';
import type { MailError, MailTransport } from '../transport.server.ts';
import { createSmtpTransport } from './smtp.server.ts';

const open: { close(): unknown }[] = [];
afterEach(async () => {
  for (const each of open.splice(0).reverse()) await each.close();
});

function transportTo(url: string, deadline?: number): MailTransport {
  const transport = createSmtpTransport({ url, from: TEST_SENDER, ...(deadline && { deadline }) });
  open.push(transport);
  return transport;
}

async function standIn(options: Parameters<typeof startSmtpStandIn>[0] = {}): Promise<SmtpStandIn> {
  const server = await startSmtpStandIn(options);
  open.push(server);
  return server;
}

/** A server of bare sockets, for what no honest server does. */
async function bareServer(onSocket: (socket: Socket) => void): Promise<string> {
  const sockets = new Set<Socket>();
  const server: Server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    onSocket(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  open.push({
    close: () => {
      for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => server.close(resolve));
    },
  });
  const address = server.address();
  return `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
}

const failure = (sending: Promise<unknown>) =>
  sending.then(
    () => {
      throw new Error('It was sent');
    },
    (error: MailError) => error,
  );

test('hands the email over with its sender, recipient, Message-ID and both texts', async () => {
  const server = await standIn();
  const result = await transportTo(server.url).send(
    testEmail({
      replyTo: { name: 'Ana Ñu', address: 'ana@example.com' },
      attachments: [
        { filename: 'cita.ics', contentType: 'text/calendar; charset=utf-8', content: 'BEGIN' },
      ],
    }),
  );
  expect(result.delivered).toBe(true);
  expect(server.emails).toHaveLength(1);
  const [email] = server.emails;
  expect(email?.recipients).toEqual(['lucia@example.com']);
  expect(email?.from).toBe('hola@example.com');
  const headers = new Map(headersOf(email?.raw ?? ''));
  expect(headers.get('message-id')).toBe('<0b9c7f0e-1111-4222-8333-444455556666@sobremesa.test>');
  expect(headers.get('reply-to')).toContain('<ana@example.com>');
  expect(headers.get('auto-submitted')).toBe('auto-replied');
  expect(email?.raw).toContain('text/plain');
  expect(email?.raw).toContain('text/html');
  expect(email?.raw).toMatch(/text\/calendar[^]*cita\.ics/);
});

test('encrypts by STARTTLS where the server offers it', async () => {
  const server = await standIn({ disabledCommands: ['AUTH'] });
  await transportTo(`${server.url}?tls.rejectUnauthorized=false`).send(testEmail());
  expect(server.emails[0]?.secure).toBe(true);
});

test('sends nothing in the clear when encryption is asked for and not offered', async () => {
  const server = await standIn();
  const error = await failure(transportTo(`${server.url}?requireTLS=true`).send(testEmail()));
  expect(error.failure).toBe('service');
  expect(server.emails).toHaveLength(0);
});

test('sends nothing in the clear to another machine, whatever it offers', async () => {
  const server = await standIn();
  // Another machine by its name, which is this one.
  const away = server.url.replace('127.0.0.1', '[::ffff:127.0.0.1]');
  const error = await failure(transportTo(away).send(testEmail()));
  expect(error.message).toMatch(/TLS/);
  expect(server.emails).toHaveLength(0);
});

test('believes no certificate that nobody vouches for', async () => {
  const server = await standIn({ disabledCommands: ['AUTH'] });
  const error = await failure(transportTo(server.url).send(testEmail()));
  expect([error.failure, error.message]).toEqual(['service', expect.stringMatching(/certificate/)]);
  expect(server.emails).toHaveLength(0);
});

test.each([
  [550, '5.1.1 <lucia@example.com>: user unknown', 'recipient-forever'],
  [550, 'No such user here', 'recipient-forever'],
  [552, '5.2.2 Mailbox full', 'recipient'],
  [550, '5.7.1 Relaying denied', 'recipient'],
  [554, '5.7.1 Blocked', 'recipient'],
  [450, '4.2.0 Greylisted', 'recipient'],
  [451, '4.3.0 Not now', 'recipient'],
])('a recipient refused with %i %s is a failure of the %s', async (code, text, expected) => {
  const server = await standIn({
    onRcptTo: (_address, _session, done) => done(refusal(code, text)),
  });
  const error = await failure(transportTo(server.url).send(testEmail()));
  expect(error.name).toBe('MailError');
  expect(error.failure).toBe(expected);
  expect(error.message).toContain(String(code));
  expect(error.message).not.toContain('lucia');
});

test.each([
  [
    'the sender',
    {
      onMailFrom: (_a: unknown, _s: unknown, done: (error: Error) => void) =>
        done(refusal(553, 'Sender refused')),
    },
  ],
  ['the email', { onEmail: () => refusal(554, 'Looks like spam') }],
  [
    'the recipient, and closes down',
    {
      onRcptTo: (_a: unknown, _s: unknown, done: (error: Error) => void) =>
        done(refusal(421, 'Too busy')),
    },
  ],
  [
    'the client',
    { onConnect: (_s: unknown, done: (error: Error) => void) => done(refusal(554, 'Go away')) },
  ],
])('a server that refuses %s is tried again later', async (_what, options) => {
  const server = await standIn(options as Parameters<typeof startSmtpStandIn>[0]);
  const error = await failure(transportTo(server.url).send(testEmail()));
  expect(error.failure).toBe('service');
});

test('a wrong password is a matter of configuration, and temporary', async () => {
  const server = await standIn({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: (_auth, _session, done) => done(refusal(535, 'Bad credentials')),
  });
  const url = server.url.replace('smtp://', 'smtp://user:wrong@');
  const error = await failure(transportTo(url).send(testEmail()));
  expect(error.failure).toBe('service');
  expect(error.message).not.toContain('wrong');
});

test('nobody listening is temporary', async () => {
  const server = await startSmtpStandIn();
  await server.close();
  expect((await failure(transportTo(server.url).send(testEmail()))).failure).toBe('service');
});

test('a server that stalls ends at the deadline', async () => {
  const url = await bareServer((socket) => socket.write('220 ready\r\n'));
  const error = await failure(transportTo(url, 200).send(testEmail()));
  expect(error.failure).toBe('service');
});

test('a connection dropped in the middle of the email is temporary', async () => {
  const url = await bareServer((socket) => {
    socket.write('220 ready\r\n');
    socket.on('data', (data) => {
      if (/^DATA/im.test(String(data))) socket.destroy();
      else socket.write('250 fine\r\n');
    });
  });
  expect((await failure(transportTo(url).send(testEmail()))).failure).toBe('service');
});

test('a server that speaks something else is temporary', async () => {
  const url = await bareServer((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'));
  expect((await failure(transportTo(url).send(testEmail()))).failure).toBe('service');
});

test('sends again after a failure, on the same transport', async () => {
  let isUp = false;
  const server = await standIn({
    onRcptTo: (_address, _session, done) => done(isUp ? null : refusal(451, 'Not now')),
  });
  const transport = transportTo(server.url);
  await failure(transport.send(testEmail()));
  isUp = true;
  expect((await transport.send(testEmail())).delivered).toBe(true);
});
