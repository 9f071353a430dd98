import type { ServerResponse } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import {
  startFakeHttpService,
  type FakeHttpService,
} from '../../http/testing/fake-http-service.ts';
import { testEmail } from '../testing/emails.ts';
import { createEmailJsTransport } from './emailjs.server.ts';

let service: FakeHttpService | undefined;
afterEach(() => service?.close());

async function transportTo(
  answer: (response: ServerResponse, call: number) => void,
  options: { interval?: number; deadline?: number } = {},
) {
  let call = 0;
  service = await startFakeHttpService((_call, response) => answer(response, ++call));
  return createEmailJsTransport({
    baseUrl: service.url,
    publicKey: 'public',
    serviceId: 'service',
    templateId: 'template',
    privateKey: 'private',
    interval: 0,
    ...options,
  });
}

const ok = (response: ServerResponse) => void response.end('OK');

test('gives the template the parameters of the submission, and the email itself', async () => {
  const transport = await transportTo(ok);
  await expect(transport.send(testEmail())).resolves.toEqual({
    delivered: true,
    answer: '200 OK',
  });
  const { template_params } = JSON.parse(service?.calls[0]?.body ?? '');
  expect(template_params).toMatchObject({
    ...testEmail().parameters,
    allergy: '',
    subject: 'Hemos recibido tu solicitud',
    to_email: 'lucia@example.com',
    letter_text: 'Hola, Lucía',
    letter_html: '<p>Hola, Lucía</p>',
  });
});

test('an email too long for the service goes as text alone', async () => {
  const transport = await transportTo(ok);
  await transport.send(testEmail({ html: 'x'.repeat(60_000) }));
  expect(JSON.parse(service?.calls[0]?.body ?? '').template_params).not.toHaveProperty(
    'letter_html',
  );
});

test.each([
  [
    '429',
    (response: ServerResponse) => void response.writeHead(429).end('Too Many Requests'),
    /^429 Too Many Requests$/,
  ],
  [
    'wrong key',
    (response: ServerResponse) => void response.writeHead(404).end('Account not found'),
    /^404 Account not found$/,
  ],
  [
    'cut off before the answer',
    (response: ServerResponse) => void response.destroy(),
    /^0 Network Error$/,
  ],
  [
    'cut off within the answer',
    (response: ServerResponse) => {
      response.writeHead(200, { 'content-length': '100' }).write('O');
      response.destroy();
    },
    /^0 Network Error$/,
  ],
  ['stalling', () => {}, /^0 Network Error$/],
  [
    'nonsense with status 200',
    (response: ServerResponse) => void response.end('<html>login</html>'),
    /^200 <html>/,
  ],
  [
    'an endless answer',
    (response: ServerResponse) => void response.end('x'.repeat(2_000_000)),
    /^200 x+…$/,
  ],
  [
    "a visitor's values repeated",
    (response: ServerResponse) =>
      void response.writeHead(422).end('Bad lucia@example.com, "Somos doce."'),
    /^422 Bad …, "…"$/,
  ],
])('%s is a temporary failure that shows the answer', async (_name, answer, message) => {
  // Long enough for an endless answer on a busy computer: only the one that stalls waits for it.
  const transport = await transportTo(answer, { deadline: 2_000 });
  await expect(transport.send(testEmail())).rejects.toMatchObject({
    name: 'MailError',
    failure: 'service',
    message: expect.stringMatching(message),
  });
});
