import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  startFakeHttpService,
  type FakeHttpService,
} from '../../http/testing/fake-http-service.ts';
import { callEmailJs, type EmailJsOptions } from './emailjs-client.server.ts';

let service: FakeHttpService;
let answer: { status: number; text: string };
beforeEach(async () => {
  answer = { status: 200, text: 'OK' };
  service = await startFakeHttpService((_call, response) => {
    response.writeHead(answer.status).end(answer.text);
  });
});
afterEach(() => service.close());

const KEYS = { publicKey: 'public', serviceId: 'service', templateId: 'template' };
const call = (parameters: object, options: Partial<EmailJsOptions> = {}) =>
  callEmailJs({ baseUrl: service.url, ...KEYS, ...options }, { ...parameters });

test("makes exactly the service's wire call", async () => {
  await expect(call({ first_name: 'Ana' })).resolves.toEqual({
    status: 200,
    text: 'OK',
  });
  const [made] = service.calls;
  expect(made?.method).toBe('POST');
  expect(made?.path).toBe('/api/v1.0/email/send');
  expect(made?.headers['content-type']).toBe('application/json');
  expect(JSON.parse(made?.body ?? '')).toEqual({
    lib_version: '4.4.1',
    user_id: 'public',
    service_id: 'service',
    template_id: 'template',
    template_params: { first_name: 'Ana' },
  });
});

test('sends the private key as accessToken', async () => {
  await call({}, { privateKey: 'secret' });
  expect(JSON.parse(service.calls[0]?.body ?? '')).toMatchObject({ accessToken: 'secret' });
});

test.each([
  [400, 'The user_id parameter is required'],
  [403, 'API calls are disabled for non-browser applications'],
  [404, 'Account not found'],
  [429, 'Too Many Requests'],
  [500, ''],
])('throws the status %i and the text as the service gave them', async (status, text) => {
  answer = { status, text };
  await expect(call({})).rejects.toMatchObject({ status, text });
});

test('no network is 0 Network Error', async () => {
  await service.close();
  await expect(call({})).rejects.toMatchObject({ status: 0, text: 'Network Error' });
});
