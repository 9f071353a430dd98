import { Agent } from 'node:https';
import { isPublicHttps, lookupPublic } from '../../../http/index.server.ts';
import type { PushTarget } from './subscriptions.ts';
import type { VapidKeys } from './vapid.ts';

/** What became of a notification: `gone` when the device no longer wants any. */
export type PushOutcome = 'sent' | 'gone' | 'failed';

export type SendPush = (
  target: PushTarget,
  payload: string,
  keys: VapidKeys,
) => Promise<PushOutcome>;

/** How long a push service may take to answer, milliseconds. */
const PATIENCE = 10_000;

/** For how long it keeps a notification for a device that is off, seconds: a day. */
const KEPT = 24 * 60 * 60;

/** A connection never goes to a private address, whatever a name is said to stand for. */
const agent = new Agent({ lookup: lookupPublic as never, keepAlive: false });

/** Hands a notification to the push service of a device. `subject`: whom the service may write to. */
export function createSendPush(subject: string): SendPush {
  return async (target, payload, keys) => {
    if (!isPublicHttps(target.endpoint)) return 'gone';
    const { default: webPush } = await import('web-push');
    try {
      await webPush.sendNotification(target, payload, {
        ...{ agent, timeout: PATIENCE, TTL: KEPT, urgency: 'high' },
        vapidDetails: { subject, ...keys },
      });
      return 'sent';
    } catch (error) {
      const { statusCode } = error as { statusCode?: number };
      return statusCode === 404 || statusCode === 410 ? 'gone' : 'failed';
    }
  };
}
