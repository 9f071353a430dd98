import { headerText } from './header-text.ts';

/** Longest answer that is kept, characters. */
const LONGEST_ANSWER = 300;
/** A shorter value of a visitor's says nothing of them, and would blot out half of every answer. */
const SHORTEST_SECRET = 4;

/** What an address may be: nothing that ends one in a sentence. */
const WORD = /[^\s<>"'(),:;]+/gu;

/**
 * What another server answered, fit to be kept and logged: one line, addresses and the visitor's
 * own values taken out, since servers like to repeat what they were sent.
 */
export function answerText(answer: string, secrets: Iterable<string | undefined> = []): string {
  let text = answer.slice(0, 10 * LONGEST_ANSWER);
  for (const secret of secrets) {
    if (secret !== undefined && secret.trim().length >= SHORTEST_SECRET) {
      text = text.replaceAll(secret, '…').replaceAll(secret.trim(), '…');
    }
  }
  const withoutAddresses = text.replace(WORD, (word) => (word.includes('@') ? '…' : word));
  return headerText(withoutAddresses, LONGEST_ANSWER);
}
