/** Text in lower case, without accents. */
export function withoutAccents(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Text as searches compare it: besides without NUL, any white space as one space. */
export function foldText(text: string): string {
  return withoutAccents(text.replaceAll('\0', '')).replace(/\s+/g, ' ').trim();
}
