import { withoutUnseen } from '../i18n/index.ts';

/** Longest header value that may contain a visitor's text, characters. */
const LONGEST_HEADER = 150;

/** A visitor's text as one line that is safe in a header, such as a subject or a name. */
export function headerText(text: string, longest = LONGEST_HEADER): string {
  const line = withoutUnseen(text.toWellFormed(), ' ').replace(/\s+/gu, ' ').trim();
  const characters = [...line];
  return characters.length <= longest ? line : `${characters.slice(0, longest - 1).join('')}…`;
}

/** Longest answer that is stored, characters. */
const LONGEST_ANSWER = 300;
/** A shorter value identifies nobody, and removing it would blank out half of every answer. */
const SHORTEST_SECRET = 4;

/** A run of characters that may hold an address: up to whatever ends one in a sentence. */
const WORD = /[^\s<>"'(),:;]+/gu;

/**
 * Another server's answer, fit to be stored and logged: one line, without addresses and without the
 * visitor's own values, since servers like to repeat what they were sent.
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
