import { createHmac, timingSafeEqual } from 'node:crypto';

const BYTES = 32;

/**
 * The cookie of a browser that has signed in before. It grants nothing: attempts with it have a rate limit
 * of their own, so that strangers cannot use up an owner's.
 */
export function createDevices(key: Uint8Array) {
  const markOf = (email: string) =>
    createHmac('sha256', key).update(email.toLowerCase()).digest().subarray(0, BYTES);
  return {
    /** The cookie's value for a browser in which an account signed in. */
    mark: (email: string) => markOf(email).toString('base64url'),
    /** Has somebody signed in to this account here before? */
    knows(email: string, mark: string | undefined): boolean {
      if (mark === undefined || mark.length > 64) return false;
      const given = Buffer.from(mark, 'base64url');
      return given.length === BYTES && timingSafeEqual(given, markOf(email));
    },
  };
}

export type Devices = ReturnType<typeof createDevices>;
