/**
 * - waiting: to be tried at `next_attempt_at`
 * - sending: claimed by a worker until `lease_until`
 * - delivered: accepted by the other side
 * - kept: written to the mail folder, sent to nobody
 * - failed: given up
 * - held: held back because more came in than the limits allow; the owner may release it
 */
export type DeliveryState = 'waiting' | 'sending' | 'delivered' | 'kept' | 'failed' | 'held';
