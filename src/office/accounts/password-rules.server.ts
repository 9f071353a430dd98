import { withoutAccents } from '../../i18n/index.ts';

/** Characters of a password. More than 128 would only be work for the hash. */
export const SHORTEST_PASSWORD = 12;
export const LONGEST_PASSWORD = 128;

/** Why a password is refused. */
export type PasswordProblem = 'tooShort' | 'tooLong' | 'common' | 'leaked' | 'personal';

/**
 * What the passwords are made of that everybody tries first, of which a list has but examples:
 * those of 12 characters or more are nearly all one of these words, or two, with digits and signs.
 */
const COMMON_WORDS = (
  'abc admin administrador administrator alejandro alexander amigo amigos amor amorcito angel ' +
  'asdf asdfgh asdfghjkl baseball batman barcelona beautiful bienvenido bienvenida bonita butterfly ' +
  'cambiame cambiar carlos change changeme charlie chocolate clave computer contrasena corazon ' +
  'cristina daniel default dragon españa espana estrella familia flower football freedom friend ' +
  'fuckyou futbol guest hello hola hunter iloveyou internet jessica jesus jordan jose junior juan ' +
  'letmein liverpool login love loveme lovely madrid malaga maria master mercedes michael michelle ' +
  'mierda monkey mustang mypassword naruto nicole ninja nothing ordenador owner pass passw passwd ' +
  'password patito pokemon princesa princess private qazwsx qwer qwert qwerty qwertyuiop real ' +
  'restaurant restaurante root sakura samsung secret secreta secreto seguro shadow soccer starwars ' +
  'summer sunshine superman sweet system telefono tequiero teamo temp temporal test tequieromucho ' +
  'tinkerbell trustno usuario user verano welcome whatever zxcv zxcvbn zxcvbnm the my mi you the es'
).split(' ');

/** Rows of keyboards, the alphabet and the digits, there and back. */
const ROWS = [
  'qwertyuiop',
  'asdfghjklñ',
  'asdfghjkl',
  'zxcvbnm',
  '1234567890',
  '01234567890',
  'abcdefghijklmnopqrstuvwxyz',
  '1q2w3e4r5t6y7u8i9o0p',
  'qazwsxedcrfvtgbyhnujm',
  '1qaz2wsx3edc4rfv5tgb',
].flatMap((row) => [row, [...row].reverse().join('')]);

/** A row counts from this many characters on. */
const RUN = 4;

/** Different characters that a password has at least. */
const FEWEST_DIFFERENT = 6;

/** Characters that a password has at least beside what everybody tries first. */
const FEWEST_OWN = 6;

/** Signs and digits that stand for letters. */
const STANDS_FOR: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/** Takes whatever stands in a keyboard's row, or is repeated, out of a text. */
function withoutRuns(text: string): string {
  let rest = '';
  for (let from = 0; from < text.length;) {
    const length = Math.max(...ROWS.map((row) => runLength(text, from, row)), repeated(text, from));
    if (length < RUN) rest += text[from];
    from += length < RUN ? 1 : length;
  }
  return rest;
}

function runLength(text: string, from: number, row: string): number {
  const start = row.indexOf(text[from] ?? '\0');
  if (start < 0) return 0;
  let length = 1;
  while (length < row.length - start && text[from + length] === row[start + length]) length += 1;
  return length;
}

function repeated(text: string, from: number): number {
  let length = 1;
  while (from + length < text.length && text[from + length] === text[from]) length += 1;
  return length;
}

/** What is left of a text without words, longest first. */
function without(text: string, words: readonly string[]): string {
  return [...words]
    .sort((one, other) => other.length - one.length)
    .reduce((rest, word) => rest.replaceAll(word, ' '), text);
}

const lettersOf = (text: string) => text.replaceAll(/[^a-z]/g, '').length;

/** The words of a name or of an address, and what they make together. */
function wordsOf(text: string): string[] {
  const plain = withoutAccents(text).replace(/^https?:\/\//, '');
  const words = plain.split(/[^a-z0-9]+/).filter((word) => word.length > 3);
  return [...words, words.join(''), plain, ...plain.split('@')].filter((word) => word.length > 3);
}

/** Is what somebody could guess all that it is? */
function isGuessable(password: string, words: readonly string[]): boolean {
  const plain = withoutAccents(password);
  const read = [...plain].map((character) => STANDS_FOR[character] ?? character).join('');
  return [plain, read].some((text) => {
    const rest = without(withoutRuns(text), words);
    const own = rest.replaceAll(/\s/g, '');
    // Digits and signs alone are a year, a date or an exclamation mark after the word.
    return rest !== text && (own.length < FEWEST_OWN || lettersOf(own) === 0);
  });
}

/**
 * What is wrong with a password, if anything. `about` is what others know of whose it is: their name,
 * their address, the business.
 */
export function passwordProblem(
  password: string,
  about: readonly string[] = [],
): PasswordProblem | undefined {
  if (password.length > LONGEST_PASSWORD) return 'tooLong';
  const characters = [...password.normalize('NFC')];
  if (characters.length < SHORTEST_PASSWORD) return 'tooShort';
  const different = new Set(withoutAccents(password)).size;
  const isDigits = /^[\d\s.,/-]+$/.test(password);
  if (different < FEWEST_DIFFERENT || isDigits || isGuessable(password, COMMON_WORDS))
    return 'common';
  const personal = about.flatMap(wordsOf);
  if (personal.length > 0 && isGuessable(password, [...COMMON_WORDS, ...personal]))
    return 'personal';
  return undefined;
}
