import { TooLargeError } from '../../http/index.server.ts';

/** The largest document, in bytes of JSON. */
export const LARGEST_DOCUMENT = 1_000_000;
/** The deepest nesting of lists and objects. */
export const DEEPEST_DOCUMENT = 32;

/**
 * Throws a `TooLargeError` for what is too large to be stored, without looking beyond the
 * limits.
 */
export function assertBounded(document: object): void {
  const waiting: (readonly [value: object, depth: number])[] = [[document, 1]];
  let parts = 0;
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [value, depth] = next;
    if (depth > DEEPEST_DOCUMENT) {
      throw tooLarge(`Its parts lie more than ${DEEPEST_DOCUMENT} deep`);
    }
    for (const part of Object.values(value) as unknown[]) {
      parts += 1;
      if (typeof part === 'object' && part !== null) waiting.push([part, depth + 1]);
    }
    // Each part takes at least one byte of JSON.
    if (parts > LARGEST_DOCUMENT) break;
  }
  if (parts > LARGEST_DOCUMENT || Buffer.byteLength(JSON.stringify(document)) > LARGEST_DOCUMENT) {
    throw tooLarge(`It is larger than ${LARGEST_DOCUMENT} bytes`);
  }
}

const tooLarge = (message: string) => new TooLargeError('tooLarge', {}, message);
