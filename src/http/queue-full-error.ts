/** More waits than will be done in a time that anyone would wait. */
export class QueueFullError extends Error {
  override name = 'QueueFullError';
}
