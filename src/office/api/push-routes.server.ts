import * as v from 'valibot';
import { isPublicHttps } from '../../http/index.server.ts';
import { deviceName } from '../accounts/device-name.server.ts';
import { createSubscriptions } from '../push/subscriptions.server.ts';
import { vapidKeys } from '../push/vapid.server.ts';
import type { OfficeServices } from '../services.server.ts';
import { ApiError } from './api-error.server.ts';
import { requestsRoute } from './route.server.ts';

const base64 = (bytes: number) =>
  v.pipe(
    v.string(),
    v.maxLength(200),
    v.regex(/^[\w-]+={0,2}$/),
    v.check((text) => Buffer.from(text, 'base64url').length === bytes, `is ${bytes} bytes`),
  );

/** A subscription as a browser writes it. */
const subscription = v.strictObject({
  endpoint: v.pipe(
    v.string(),
    v.maxLength(1_000),
    v.check(isPublicHttps, 'is an https address on the internet'),
  ),
  keys: v.strictObject({ p256dh: base64(65), auth: base64(16) }),
});

/** Notifications of new requests on the devices that asked for them. */
export function pushRoutes(services: OfficeServices) {
  const { db, now } = services;
  let opened: ReturnType<typeof createSubscriptions> | undefined;
  const subscriptions = () => (opened ??= createSubscriptions(services));
  return [
    requestsRoute('GET /push', {
      handle: async ({ account }) => ({
        publicKey: (await vapidKeys(services)).publicKey,
        devices: await subscriptions().of(account.id),
      }),
    }),
    requestsRoute('POST /push', {
      body: subscription,
      maximumBytes: 4_000,
      async handle({ account, body: target, request, record }) {
        const device = deviceName(request.headers.get('user-agent')) ?? 'Browser';
        const id = await subscriptions().add(account.id, target, device, now());
        await record(db, 'push.subscribe', `push/${id}`, { after: { device } });
        return { id };
      },
    }),
    requestsRoute('DELETE /push/:id', {
      async handle({ account, params: { id }, record }) {
        if (!(await subscriptions().remove(account.id, id))) throw new ApiError(404, 'notFound');
        await record(db, 'push.unsubscribe', `push/${id}`);
      },
    }),
  ];
}
