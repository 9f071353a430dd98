/** More is waiting than can be done in an acceptable time. */
export class QueueFullError extends Error {
  override name = 'QueueFullError';
}
