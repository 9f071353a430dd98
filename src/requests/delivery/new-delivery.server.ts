import { newId } from '../ids.server.ts';
import type { Channel } from '../tables.server.ts';

interface NewDelivery {
  readonly submissionId: string;
  readonly channel: Channel;
  /** What somebody of the business wrote, where the channel sends that. */
  readonly answerId?: string | null;
  /** Held back until the owner releases it. */
  readonly isHeld?: boolean;
  /** The domain of the Message-ID. */
  readonly mailDomain: string;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** The row of a delivery that was not tried yet, with a Message-ID of its own. */
export function newDelivery(delivery: NewDelivery) {
  const { submissionId, channel, answerId = null, isHeld = false, mailDomain, now } = delivery;
  const id = newId(now);
  return {
    id,
    submission_id: submissionId,
    channel,
    state: isHeld ? ('held' as const) : ('waiting' as const),
    attempts: 0,
    next_attempt_at: now,
    message_id: `<${id}@${mailDomain}>`,
    created_at: now,
    answer_id: answerId,
  };
}
