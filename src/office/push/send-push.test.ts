import { createECDH, randomBytes } from 'node:crypto';
import webPush from 'web-push';
import { expect, it } from 'vitest';
import type { fetchPublic } from '../../http/index.server.ts';
import { createSendPush } from './send-push.server.ts';

const target = (endpoint: string) => {
  const device = createECDH('prime256v1');
  return {
    endpoint,
    keys: {
      p256dh: device.generateKeys().toString('base64url'),
      auth: randomBytes(16).toString('base64url'),
    },
  };
};
const keys = webPush.generateVAPIDKeys();

/** A push service that answers so; what it was asked is kept. */
function service(status: number) {
  const asked: Parameters<typeof fetchPublic>[] = [];
  const send: typeof fetchPublic = async (...call) => {
    asked.push(call);
    if (status === 0) throw new Error('is away');
    return new Response('', { status });
  };
  return { asked, send };
}

it('seals a notification, and sends it by what reaches public addresses alone', async () => {
  const { asked, send } = service(201);
  const endpoint = 'https://push.example.com/send/1';
  const outcome = await createSendPush('https://bar.example', send)(target(endpoint), 'hola', keys);
  expect(outcome).toBe('sent');
  const [address, request] = asked[0] ?? [];
  expect(address).toBe(endpoint);
  expect(request?.method).toBe('POST');
  expect(request?.headers).toMatchObject({
    ...{ TTL: 86_400, Urgency: 'high', 'Content-Encoding': 'aes128gcm' },
    Authorization: expect.stringMatching(/^vapid t=/),
  });
  expect(String(request?.body)).not.toContain('hola');
});

it.each([
  [404, 'gone'],
  [410, 'gone'],
  [307, 'failed'],
  [500, 'failed'],
  [0, 'failed'],
] as const)('says what became of it when the service answers %d', async (status, outcome) => {
  const send = createSendPush('https://bar.example', service(status).send);
  expect(await send(target('https://push.example.com/1'), 'hola', keys)).toBe(outcome);
});

it.each(['https://127.0.0.1;/x', 'https://127.0.0.1{/x', "https://127.0.0.1'/y"])(
  'asks nobody at %s, which was stored before such addresses were refused',
  async (endpoint) => {
    const { asked, send } = service(201);
    expect(await createSendPush('https://bar.example', send)(target(endpoint), 'x', keys)).toBe(
      'gone',
    );
    expect(asked).toEqual([]);
  },
);
