import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  startFakeHttpService,
  type FakeHttpService,
} from '../../http/testing/fake-http-service.ts';
import { createEmailJsClient, type EmailJsOptions } from './emailjs-client.server.ts';

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
const clientWith = (options: Partial<EmailJsOptions> = {}) =>
  createEmailJsClient({ baseUrl: service.url, ...KEYS, ...options });

test("makes exactly the service's wire call", async () => {
  await expect(clientWith().send({ first_name: 'Ana' })).resolves.toEqual({
    status: 200,
    text: 'OK',
  });
  const [call] = service.calls;
  expect(call?.method).toBe('POST');
  expect(call?.path).toBe('/api/v1.0/email/send');
  expect(call?.headers['content-type']).toBe('application/json');
  expect(JSON.parse(call?.body ?? '')).toEqual({
    lib_version: '4.4.1',
    user_id: 'public',
    service_id: 'service',
    template_id: 'template',
    template_params: { first_name: 'Ana' },
  });
});

test('sends the private key as accessToken', async () => {
  await clientWith({ privateKey: 'secret' }).send({});
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
  await expect(clientWith().send({})).rejects.toMatchObject({ status, text });
});

test('no network is 0 Network Error', async () => {
  const client = clientWith();
  await service.close();
  await expect(client.send({})).rejects.toMatchObject({ status: 0, text: 'Network Error' });
});

test.each([
  ['publicKey', /public key is required.*admin\/account/],
  ['serviceId', /service ID is required.*admin/],
  ['templateId', /template ID is required.*admin\/templates/],
])('a missing %s is asked for in words, and nothing is sent', async (key, message) => {
  for (const value of ['', undefined, 7]) {
    await expect(clientWith({ [key]: value }).send({})).rejects.toThrow(message);
  }
  expect(service.calls).toHaveLength(0);
});

test.each([[null], ['text'], [['list']], [new Date()], [undefined]])(
  'parameters that are no plain object are refused: %s',
  async (parameters) => {
    await expect(clientWith().send(parameters as never)).rejects.toThrow('plain object');
    expect(service.calls).toHaveLength(0);
  },
);

test.each([[{ webdriver: true, languages: ['es'] }], [{ webdriver: false, languages: [] }], [{}]])(
  'refuses an automated browser with 451 when asked to: %j',
  async (browser) => {
    await expect(clientWith({ blockHeadless: true, browser }).send({})).rejects.toMatchObject({
      status: 451,
      text: 'Unavailable For Headless Browser',
    });
    await expect(clientWith({ browser }).send({})).resolves.toMatchObject({ status: 200 });
  },
);

test('a blocked value is 403 Forbidden; only the whole value counts', async () => {
  const blockList = { list: ['bad@example.com'], watchVariable: 'email' };
  const client = clientWith({ blockList });
  await expect(client.send({ email: 'bad@example.com' })).rejects.toMatchObject({
    status: 403,
    text: 'Forbidden',
  });
  await client.send({ email: 'not-bad@example.com' });
  await client.send({ other: 'bad@example.com' });
  expect(service.calls).toHaveLength(2);
});

test.each([
  [{ list: 'bad', watchVariable: 'email' }, 'array'],
  [{ list: [], watchVariable: 7 }, 'string'],
])('a malformed block list is refused: %j', async (blockList, message) => {
  await expect(clientWith({ blockList: blockList as never }).send({})).rejects.toThrow(message);
});

test('a second send within the window is 429, and a failed send counts', async () => {
  let now = 1_000_000;
  answer = { status: 500, text: 'down' };
  const client = clientWith({ limitRate: { throttle: 10_000, id: 'form' }, now: () => now });
  await expect(client.send({})).rejects.toMatchObject({ status: 500 });
  answer = { status: 200, text: 'OK' };
  now += 9_999;
  await expect(client.send({})).rejects.toMatchObject({ status: 429, text: 'Too Many Requests' });
  now += 1;
  await expect(client.send({})).resolves.toMatchObject({ status: 200 });
});

test.each([
  [{ throttle: -1 }],
  [{ throttle: 'soon' }],
  [{ throttle: 1, id: 7 }],
  [{ throttle: NaN }],
])('a malformed limit is refused: %j', async (limitRate) => {
  await expect(clientWith({ limitRate: limitRate as never }).send({})).rejects.toThrow(TypeError);
  expect(service.calls).toHaveLength(0);
});

test('checks in the order of the client: 451, keys, 403, 429', async () => {
  const all = {
    blockHeadless: true,
    blockList: { list: ['x'], watchVariable: 'email' },
    limitRate: { throttle: 10_000 },
    lastSent: new Map([['default', Date.now()]]),
  };
  const sent = { email: 'x' };
  await expect(clientWith({ ...all, publicKey: '' }).send(sent)).rejects.toMatchObject({
    status: 451,
  });
  const browser = { webdriver: false, languages: ['es'] };
  await expect(clientWith({ ...all, browser, publicKey: '' }).send(sent)).rejects.toThrow(
    'public key',
  );
  await expect(clientWith({ ...all, browser }).send(sent)).rejects.toMatchObject({ status: 403 });
  await expect(clientWith({ ...all, browser }).send({})).rejects.toMatchObject({ status: 429 });
});
