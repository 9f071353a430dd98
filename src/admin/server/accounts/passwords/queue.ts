import { ApiError } from '../../api/api-error.ts';

/** Passwords that are checked or hashed, or wait for it, at most; the next is sent away. */
export const MOST_WAITING = 20;

/** How soon to come back then, seconds. */
const BACK_IN = 5;

let waiting = 0;

/** Does what hashes a password, unless so many wait already that nobody would be served in time. */
export async function inHashQueue<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  if (waiting >= MOST_WAITING) throw new ApiError(429, 'slowDown', { wait: BACK_IN });
  waiting += 1;
  try {
    return await work();
  } finally {
    waiting -= 1;
  }
}
