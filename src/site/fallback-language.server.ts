import { localeOf, wordsLanguage, type Language } from '../i18n/index.ts';

/**
 * A text that is shown in another language than its page's says so by `lang` (WCAG 2.2, 3.1.2). A
 * component asks for a text as a string and puts it where it likes; so the string carries its language
 * along, between noncharacters that no text holds (Unicode 23.7), and the finished page is gone through
 * once. A page in one language has none of them, and is sent as it was rendered.
 */
const FROM = '\uFDD0';
const SAYS = '\uFDD1';
const END = '\uFDD2';

const LETTER = /[\p{L}\p{N}]/u;

const MARKS = /\uFDD0[\w-]+\uFDD1|[\uFDD1\uFDD2]/g;
/** The same in an address. */
const ENCODED = '%EF%B7%90';
const ENCODED_MARKS = /%EF%B7%90[\w-]+%EF%B7%91|%EF%B7%92/g;

/** In these there is text alone, and no element around a part of it. */
const TEXT_ONLY = ['script', 'style', 'title', 'textarea', 'option'];

/**
 * The language of a page's body: its own, or that of borrowed words where days and numbers are borrowed with
 * them. Elsewhere borrowed words stand unmarked until the owner writes them (decision 0070).
 */
export function bodyLanguage(language: Language): Language {
  return localeOf(language).startsWith(language) ? language : wordsLanguage(language);
}

/**
 * The text with the language that it is in; as it is where that is the body's. What it begins with
 * besides letters, `## ` or `- `, stays at its beginning.
 */
export function inLanguage(text: string, language: string | undefined): string {
  if (language === undefined) return text;
  const first = text.search(LETTER);
  if (first < 0) return text;
  return text.slice(0, first) + FROM + language + SAYS + text.slice(first) + END;
}

/** The language that a text carries along; undefined where it is the body's. */
export function languageOf(text: string): string | undefined {
  return /\uFDD0([\w-]+)\uFDD1/.exec(text)?.[1];
}

/** The text alone. */
export function withoutLanguage(text: string): string {
  return text.replace(MARKS, '').replace(ENCODED_MARKS, '');
}

/** Some lines of a text: what is left says the language of the whole, wherever that was marked. */
export function someLines(text: string, isLeft: (line: string) => boolean): string {
  const isMarked = text.endsWith(END) && text.indexOf(FROM) < text.search(LETTER);
  const lines = (isMarked ? withoutLanguage(text) : text).split('\n').filter(isLeft);
  return inLanguage(lines.join('\n').trimEnd(), isMarked ? languageOf(text) : undefined);
}

/** The HTML, as React writes it, with `lang` on whatever is in another language. */
export function withLangAttributes(html: string): string {
  if (!html.includes(FROM) && !html.includes(ENCODED)) return html;
  const parts: string[] = [];
  let language: string | undefined;
  let at = 0;
  while (at < html.length) {
    const opens = indexOr(html, '<', at);
    const text = html.slice(at, opens);
    const whole = wholeText(text, parts.at(-1), html.slice(opens, opens + 2));
    if (whole) {
      parts.push(`${String(parts.pop()).slice(0, -1)} lang="${whole.language}">`, whole.text);
    } else {
      const runs = spans(text, language);
      language = runs.language;
      parts.push(runs.html);
    }
    if (opens === html.length) break;
    const ends = indexOr(html, '>', opens) + 1;
    const tag = html.slice(opens, ends);
    const name = TEXT_ONLY.find((one) => tag.startsWith(`<${one}`));
    at = name === undefined ? ends : indexOr(html, `</${name}`, ends);
    parts.push(withoutLanguage(saysItself(html.slice(opens, Math.max(at, ends)))));
  }
  return parts.join('');
}

/** A choice of a list that begins in another language says so itself. */
function saysItself(tag: string): string {
  return tag.replace(/^(<option[^>]*)>\uFDD0([\w-]+)/, '$1 lang="$2">');
}

/** The index of what is looked for, or where the text ends. */
function indexOr(html: string, wanted: string, from: number): number {
  const found = html.indexOf(wanted, from);
  return found < 0 ? html.length : found;
}

/** Language and text of an element that has nothing else in it. */
function wholeText(text: string, before: string | undefined, after: string) {
  const isWhole = text.startsWith(FROM) && text.indexOf(END) === text.length - 1 && after === '</';
  if (!isWhole || !before || !/^<[a-z]/.test(before) || before.includes(' lang="'))
    return undefined;
  const says = text.indexOf(SAYS);
  return { language: text.slice(1, says), text: text.slice(says + 1, -1) };
}

/** Text between two tags, what is in another language in elements; and the language that it ends in. */
function spans(text: string, before: string | undefined) {
  let language = before;
  let html = '';
  for (const [index, run] of text.split(FROM).entries()) {
    let rest = run;
    if (index > 0) {
      const says = run.indexOf(SAYS);
      language = run.slice(0, says);
      rest = run.slice(says + 1);
    }
    for (const [part, words] of rest.split(END).entries()) {
      if (part > 0) language = undefined;
      html +=
        language !== undefined && words.trim() ? `<span lang="${language}">${words}</span>` : words;
    }
  }
  return { html, language };
}
