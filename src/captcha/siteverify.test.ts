import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createSiteverify, type SiteverifyProvider } from './siteverify.server.ts';
import { CaptchaUnavailableError } from './verifier.server.ts';

let server: Server;
let base = '';
let calls: { url: string | undefined; body: string; type: string | undefined }[] = [];
let reply: (request: IncomingMessage, response: ServerResponse) => void;

const json = (body: unknown) => (_: IncomingMessage, response: ServerResponse) =>
  void response.setHeader('content-type', 'application/json').end(JSON.stringify(body));

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const { url, headers } = request;
    calls.push({ url, body: await text(request), type: headers['content-type'] });
    reply(request, response);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  calls = [];
});

const verifier = (provider: SiteverifyProvider, timeout = 5_000) =>
  createSiteverify({ provider, secret: 's&cret', hostname: 'sobremesa.test', base, timeout });

const PATHS = [
  ['recaptcha', '/recaptcha/api/siteverify'],
  ['turnstile', '/turnstile/v0/siteverify'],
  ['hcaptcha', '/siteverify'],
] as const;

describe.each(PATHS)('%s', (provider, path) => {
  it('asks the provider and believes it', async () => {
    reply = json({ success: true, hostname: 'sobremesa.test' });
    const result = await verifier(provider).verify('tok en');
    expect(result).toMatchObject({ ok: true, used: { nonce: expect.stringMatching(/^\S{43}$/) } });
    expect(calls).toEqual([
      {
        url: path,
        body: 'secret=s%26cret&response=tok+en',
        type: 'application/x-www-form-urlencoded;charset=UTF-8',
      },
    ]);
  });

  it('refuses what the provider refuses, and a token of another host', async () => {
    reply = json({ success: false, 'error-codes': ['timeout-or-duplicate'] });
    expect(await verifier(provider).verify('token')).toEqual({ ok: false });
    reply = json({ success: true, hostname: 'elsewhere.test' });
    expect(await verifier(provider).verify('token')).toEqual({ ok: false });
  });

  it('asks nobody about a missing or endless token', async () => {
    for (const token of ['', 'x'.repeat(10_000)]) {
      expect(await verifier(provider).verify(token)).toEqual({ ok: false });
    }
    expect(calls).toEqual([]);
  });

  it.each<[string, typeof reply]>([
    ['fails', (_, response) => void response.writeHead(500).end('{"success":true}')],
    ['cuts off', (request) => void request.socket.destroy()],
    [
      'cuts off half way',
      (request, response) => {
        response.writeHead(200, { 'content-length': '100' });
        response.write('{"success":', () => request.socket.destroy());
      },
    ],
    ['answers nonsense', (_, response) => void response.end('<html>')],
    ['answers another shape', json({ success: 'yes' })],
    ['sends elsewhere', (_, response) => void response.writeHead(302, { location: '/' }).end()],
    ['does not know our secret', json({ success: false, 'error-codes': ['invalid-input-secret'] })],
  ])('does not decide when the provider %s', async (_, failing) => {
    reply = failing;
    await expect(verifier(provider).verify('token')).rejects.toThrow(CaptchaUnavailableError);
  });

  it('does not wait for a provider that stalls', async () => {
    reply = () => undefined;
    await expect(verifier(provider, 20).verify('token')).rejects.toThrow(CaptchaUnavailableError);
  });
});
