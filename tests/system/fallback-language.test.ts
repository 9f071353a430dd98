import { afterAll, beforeAll, expect, it } from 'vitest';
import { parseHtml, sitemapPaths } from '../support/html.ts';
import { openSite, type OpenSite } from './support/open-site.ts';

let site: OpenSite;
/** Words of the interface that are the same in both languages. */
const SHARED = ['Cookies', 'Catering'];

/** What the business says, in Spanish alone. */
const said = new Set<string>();

beforeAll(async () => {
  site = await openSite();
  const { store } = site.core.content;
  if (!store) throw new Error('The content lies elsewhere');
  const lines = await Array.fromAsync(store.exportDocuments());
  await store.importDocuments(lines.map((line) => inSpanish(JSON.parse(line)) as never));
});
afterAll(() => site.close());

/** A document without its words in other languages. */
function inSpanish(part: unknown): unknown {
  if (Array.isArray(part)) {
    const inOne = part.filter((one: { _key?: unknown }) => one?._key === 'es');
    for (const { value } of inOne as { value: unknown }[])
      for (const text of textsIn(value)) said.add(text);
    return (inOne.length > 0 ? inOne : part).map(inSpanish);
  }
  if (typeof part !== 'object' || part === null) return part;
  return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, inSpanish(value)]));
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [plain(value)];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  if (typeof value !== 'object' || value === null) return [];
  const { text, children } = value as { text?: unknown; children?: unknown };
  return [...textsIn(text), ...textsIn(children)];
}

const isWord = (text: string) => /\p{L}/u.test(text) && !SHARED.includes(text);
const plain = (text: string) => text.replace(/[\s\u00a0]+/g, ' ').trim();

/** Are many words of a text the business's? Its figures are filled in. */
function isSaid(text: string, spoken: ReadonlySet<string>): boolean {
  const words = text.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
  return words.filter((word) => spoken.has(word)).length >= words.length / 3;
}

/** Each text that is read on a page, outside of islands, with the language that it says to be in. */
function textsOf(html: string): { text: string; lang: string }[] {
  const $ = parseHtml(html);
  $('script, style, noscript, [data-island]').remove();
  return $('body *')
    .contents()
    .toArray()
    .filter((node) => node.type === 'text' && plain($(node).text()) !== '')
    .map((node) => ({
      text: plain($(node).text()),
      lang: $(node).parents('[lang]').first().attr('lang') ?? '',
    }));
}

it('what is said in Spanish alone says so on English pages, and nothing else does', async () => {
  const paths = sitemapPaths(await (await site.get('/sitemap.xml')).text());
  const english = paths.filter((path) => path.startsWith('/en'));
  const spoken = new Set(
    [...said]
      .join(' ')
      .toLowerCase()
      .match(/\p{L}{4,}/gu),
  );
  const unmarked = new Set<string>();
  const wrong = new Set<string>();
  let marked = 0;
  for (const path of english) {
    for (const { text, lang } of textsOf(await (await site.get(path)).text())) {
      if (lang === 'es') marked += 1;
      if (lang === 'en' && said.has(text) && isWord(text)) unmarked.add(`${path}: ${text}`);
      if (lang === 'es' && !isSaid(text, spoken)) wrong.add(`${path}: ${text}`);
    }
  }
  expect(marked).toBeGreaterThan(500);
  expect([...unmarked]).toEqual([]);
  expect([...wrong]).toEqual([]);
});
