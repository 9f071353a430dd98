import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * The cookie of a browser that has signed in before. It grants nothing: attempts with it have a rate limit
 * of their own, so that strangers cannot use up an owner's.
 */
export interface Devices {
  /** The cookie's value for a browser in which an account signed in. */
  mark(email: string): string;
  /** Has somebody signed in to this account here before? */
  knows(email: string, mark: string | undefined): boolean;
}

const BYTES = 32;

export function createDevices(key: Uint8Array): Devices {
  const markOf = (email: string) =>
    createHmac('sha256', key).update(email.toLowerCase()).digest().subarray(0, BYTES);
  return {
    mark: (email) => markOf(email).toString('base64url'),
    knows(email, mark) {
      if (mark === undefined || mark.length > 64) return false;
      const given = Buffer.from(mark, 'base64url');
      return given.length === BYTES && timingSafeEqual(given, markOf(email));
    },
  };
}
