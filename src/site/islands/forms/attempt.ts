import { newKey } from '../../../requests/index.ts';

/** The key under which a form is sent, and the mark of the body it last went out with. */
export interface Attempt {
  readonly key: string;
  readonly sent?: string | undefined;
}

/**
 * The attempt to send `body`: under the same key when the same body goes out again, so that it is
 * stored once; under a new key when it was changed since, because a key belongs to one body.
 */
export function attemptWith(previous: Attempt, body: string): Attempt {
  const sent = mark(body);
  const isChanged = previous.sent !== undefined && previous.sent !== sent;
  return { key: isChanged ? newKey() : previous.key, sent };
}

/** A short mark of a text (FNV-1a over two halves): tells bodies of one form apart, keeps nothing of them. */
function mark(text: string): string {
  let [low, high] = [0x811c9dc5, 0x1b873593];
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    low = Math.imul(low ^ code, 0x01000193);
    high = Math.imul(high ^ code, 0x85ebca6b);
  }
  return (low >>> 0).toString(36) + (high >>> 0).toString(36);
}
