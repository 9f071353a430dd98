import { isRecord } from './form-values.ts';

/** What a person reads of a value, whether text, lines or rich text, and the addresses of its links. */
export function plainTextOf(value: unknown) {
  const texts: string[] = [];
  const links: string[] = [];
  collect(value, texts, links);
  return { text: texts.join('\n'), links };
}

/** Lists of blocks hold texts beside each other, and spans within them. */
function collect(value: unknown, texts: string[], links: string[]): void {
  if (typeof value === 'string') {
    if (value !== '') texts.push(value);
    return;
  }
  if (Array.isArray(value)) {
    for (const item of value as unknown[]) collect(item, texts, links);
    return;
  }
  if (!isRecord(value)) return;
  if (value['_type'] === 'block') {
    const children = Array.isArray(value['children']) ? (value['children'] as unknown[]) : [];
    const spans = children
      .filter(isRecord)
      .map(({ text }) => (typeof text === 'string' ? text : ''));
    texts.push(spans.join(''));
    const marks = Array.isArray(value['markDefs']) ? (value['markDefs'] as unknown[]) : [];
    for (const mark of marks) {
      if (isRecord(mark) && typeof mark['href'] === 'string') links.push(mark['href']);
    }
    return;
  }
  for (const name of ['alt', 'caption', 'text', 'value']) collect(value[name], texts, links);
}
