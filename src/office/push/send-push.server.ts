import { fetchPublic, isPublicHttps } from '../../http/index.server.ts';
import type { PushTarget } from './subscriptions.server.ts';
import type { VapidKeys } from './vapid.server.ts';

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

/**
 * Hands a notification to the push service of a device. `subject`: whom the service may write to.
 * web-push seals it, but does not send it: it reads addresses by a parser of its own.
 */
export function createSendPush(subject: string, send = fetchPublic): SendPush {
  return async (target, payload, keys) => {
    if (!isPublicHttps(target.endpoint)) return 'gone';
    const { default: webPush } = await import('web-push');
    try {
      const { headers, body } = webPush.generateRequestDetails(target, payload, {
        ...{ TTL: KEPT, urgency: 'high' },
        vapidDetails: { subject, ...keys },
      });
      const signal = AbortSignal.timeout(PATIENCE);
      const answer = await send(target.endpoint, { method: 'POST', headers, body, signal });
      await answer.body?.cancel();
      if (answer.ok) return 'sent';
      return answer.status === 404 || answer.status === 410 ? 'gone' : 'failed';
    } catch {
      return 'failed';
    }
  };
}
