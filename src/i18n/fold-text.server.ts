/** Text as searches compare it: in lower case, without accents or NUL, any white space as one space. */
export function foldText(text: string): string {
  return text
    .replaceAll('\0', '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();
}
