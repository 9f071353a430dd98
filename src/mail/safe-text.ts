/**
 * Control characters, line and paragraph separators, and the marks that turn the direction of
 * writing: in a header they break the line or make it read as something else. The joiners stay,
 * for emoji and for the scripts that need them.
 */
const NOT_FOR_HEADERS =
  // eslint-disable-next-line no-control-regex -- control characters are what it looks for
  /[\u0000-\u001f\u007f-\u009f\u00ad\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]+/gu;

/** Longest value of a header that a visitor has a part in, characters. */
const LONGEST_HEADER = 150;

/** A visitor's text as one line that is safe in a header: a subject, a name. */
export function headerText(text: string, longest = LONGEST_HEADER): string {
  const line = text.toWellFormed().replace(NOT_FOR_HEADERS, ' ').replace(/\s+/gu, ' ').trim();
  const characters = [...line];
  return characters.length <= longest ? line : `${characters.slice(0, longest - 1).join('')}…`;
}

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
