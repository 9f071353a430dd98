import type { Log } from '../../log/index.server.ts';
import type { OfficeLanguage } from '../account.ts';
import type { Message } from '../worker/message.ts';
import type { SendPush } from './send-push.server.ts';
import type { Subscriber, Subscriptions } from './subscriptions.server.ts';
import type { VapidKeys } from './vapid.server.ts';

/** Devices that are told at the same time. */
const AT_ONCE = 5;

export interface TellOptions {
  readonly subscriptions: Pick<Subscriptions, 'forget'>;
  readonly keys: () => Promise<VapidKeys>;
  readonly send: SendPush;
  readonly log: Log;
}

/** Tells devices, each in its person's language, and forgets those that are there no longer. */
export async function tellDevices(
  devices: readonly Subscriber[],
  message: (language: OfficeLanguage) => Message,
  { subscriptions, keys, send, log }: TellOptions,
): Promise<void> {
  if (devices.length === 0) return;
  const pair = await keys();
  for (let start = 0; start < devices.length; start += AT_ONCE) {
    await Promise.all(
      devices.slice(start, start + AT_ONCE).map(async ({ id, language, target }) => {
        const outcome = await send(target, JSON.stringify(message(language)), pair);
        if (outcome === 'gone') await subscriptions.forget(id);
        if (outcome === 'failed') log.warn('A device could not be notified', { id });
      }),
    );
  }
}
