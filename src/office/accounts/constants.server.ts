const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** A session ends so long after signing in, milliseconds. */
export const SESSION_LIFE = 30 * DAY;
/** And when nobody used it for so long. */
export const SESSION_REST = 7 * DAY;
/** How exactly it is known when a session was used last. */
export const SEEN_EVERY = 5 * MINUTE;
/** For so long after showing who one is, what is sensitive may be changed. */
export const CONFIRMED_FOR = 15 * MINUTE;
/** How long the second factor of a sign-in, or a passkey's answer, is waited for. */
export const CHALLENGE_LIFE = 10 * MINUTE;
/** A browser in which somebody signed in is known for so long. */
export const DEVICE_LIFE = 365 * DAY;
/** Where our own routes tell better-auth the sender's address; one from outside is overwritten. */
export const SENDER_HEADER = 'x-sobremesa-sender';
