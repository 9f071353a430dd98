import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  json,
  startFakeHttpService,
  type Answer,
  type FakeHttpService,
} from '../http/testing/fake-http-service.ts';
import { createSiteverify, type SiteverifyProvider } from './siteverify.server.ts';
import { CaptchaUnavailableError } from './verifier.server.ts';

let service: FakeHttpService;
beforeAll(async () => {
  service = await startFakeHttpService(json({}));
});
afterAll(() => service.close());
beforeEach(() => {
  service.calls.length = 0;
});

const verifier = (provider: SiteverifyProvider, timeout = 5_000) =>
  createSiteverify({
    provider,
    secret: 's&cret',
    hostname: 'sobremesa.test',
    base: service.url,
    timeout,
  });

const PATHS = [
  ['recaptcha', '/recaptcha/api/siteverify'],
  ['turnstile', '/turnstile/v0/siteverify'],
  ['hcaptcha', '/siteverify'],
] as const;

describe.each(PATHS)('%s', (provider, path) => {
  it('asks the provider and trusts its answer', async () => {
    service.answerBy(json({ success: true, hostname: 'sobremesa.test' }));
    const result = await verifier(provider).verify('tok en');
    expect(result).toMatchObject({ ok: true, used: { nonce: expect.stringMatching(/^\S{43}$/) } });
    // One that was given up in another test may arrive meanwhile.
    const own = service.calls.filter(({ body }) => body.includes('tok+en'));
    expect(own).toMatchObject([
      {
        path,
        body: 'secret=s%26cret&response=tok+en',
        headers: { 'content-type': 'application/x-www-form-urlencoded;charset=UTF-8' },
      },
    ]);
  });

  it('refuses what the provider refuses, and a token of another host', async () => {
    service.answerBy(json({ success: false, 'error-codes': ['timeout-or-duplicate'] }));
    expect(await verifier(provider).verify('token')).toEqual({ ok: false });
    service.answerBy(json({ success: true, hostname: 'elsewhere.test' }));
    expect(await verifier(provider).verify('token')).toEqual({ ok: false });
  });

  it('refuses a missing or overlong token without asking the provider', async () => {
    for (const token of ['', 'x'.repeat(10_000)]) {
      expect(await verifier(provider).verify(token)).toEqual({ ok: false });
    }
    expect(service.calls).toEqual([]);
  });

  it.each<[string, Answer]>([
    ['fails', (_, response) => void response.writeHead(500).end('{"success":true}')],
    ['cuts off', (_, response) => void response.destroy()],
    [
      'cuts off half way',
      (_, response) => {
        response.writeHead(200, { 'content-length': '100' });
        response.write('{"success":', () => response.destroy());
      },
    ],
    ['answers nonsense', (_, response) => void response.end('<html>')],
    ['answers another shape', json({ success: 'yes' })],
    ['answers without end', json({ success: true, padding: 'x'.repeat(20_000) })],
    ['sends elsewhere', (_, response) => void response.writeHead(302, { location: '/' }).end()],
    ['does not know our secret', json({ success: false, 'error-codes': ['invalid-input-secret'] })],
  ])('does not decide when the provider %s', async (_, failing) => {
    service.answerBy(failing);
    await expect(verifier(provider).verify('token')).rejects.toThrow(CaptchaUnavailableError);
  });

  it('does not wait for a provider that stalls', async () => {
    service.answerBy(() => undefined);
    await expect(verifier(provider, 20).verify('token')).rejects.toThrow(CaptchaUnavailableError);
  });
});
