import type { OfficeLanguage } from '../account.ts';
import type { OfficeServices } from '../services.server.ts';
import type { Message } from '../worker/message.ts';
import { createNotifier } from './notifier.server.ts';
import { createSendPush } from './send-push.server.ts';
import { createSubscriptions } from './subscriptions.server.ts';
import { tellDevices } from './tell-devices.server.ts';
import { vapidKeys } from './vapid.server.ts';

/** Tells the devices of owners who asked for notifications. */
export function notifyOwners(services: OfficeServices) {
  const parts = pushParts(services);
  return async (message: (language: OfficeLanguage) => Message) =>
    tellDevices(await parts.subscriptions.devicesOf(['owner']), message, parts);
}

function pushParts(services: OfficeServices) {
  const { log, siteUrl } = services;
  return {
    subscriptions: createSubscriptions(services),
    keys: () => vapidKeys(services),
    // Push services take https addresses and mailboxes alone; a site that is tried out has neither.
    send: createSendPush(siteUrl.startsWith('https:') ? siteUrl : 'mailto:nobody@example.com'),
    log,
  };
}

/** Tells devices of everything that is stored from now on. */
export function startNotifying(services: OfficeServices): () => void {
  const { content, onSubmission } = services;
  const notifier = createNotifier({ ...pushParts(services), content: content.service });
  return onSubmission((stored) => notifier.add(stored));
}
