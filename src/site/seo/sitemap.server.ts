import type { ContentService } from '../../content/index.ts';
import { defaultLanguage, localizedPath, type Language } from '../../i18n/index.ts';
import type { PageEntry } from '../page.server.ts';
import { readPageParts } from '../page-parts.server.ts';
import { numbersUpTo, type Parameter } from '../parameters.server.ts';
import { listedPages } from '../shown-pages.server.ts';
import type { FileContext, GeneratedFile } from '../generated-file.server.ts';
import { xmlText } from './xml.server.ts';

/** The part of a sitemap that is too long for one file. */
const PARAMETER = 'part';

/** Addresses in one file; the protocol allows 50,000, but a file should stay quick to write and to read. */
const ENTRIES_PER_FILE = 5_000;

/** The numbers of the parts there are. */
const parameters: Record<typeof PARAMETER, Parameter> = {
  [PARAMETER]: {
    values: async ({ content }) => numbersUpTo(partsOf(await listedEntries(content))),
  },
};

const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/**
 * sitemap.xml with each page's languages as alternates (sitemaps.org 0.9, xhtml:link). With more
 * entries than fit one file it is an index of `sitemap.xml?part=1`, `?part=2`…
 */
export const sitemapFile: GeneratedFile = {
  path: '/sitemap.xml',
  contentType: 'application/xml; charset=utf-8',
  isPerLanguage: false,
  parameters,
  write: sitemap,
};

async function sitemap(context: FileContext): Promise<string> {
  const [entries, languages] = await Promise.all([
    listedEntries(context.content),
    context.offeredLanguages(),
  ]);
  const part = context.values[PARAMETER];
  const parts = partsOf(entries);
  if (part === undefined)
    return parts > 1 ? index(context, parts) : file(context, entries, languages);
  const end = Number(part) * ENTRIES_PER_FILE;
  return file(context, entries.slice(end - ENTRIES_PER_FILE, end), languages);
}

function partsOf(entries: readonly PageEntry[]): number {
  return Math.ceil(entries.length / ENTRIES_PER_FILE);
}

async function listedEntries(content: ContentService): Promise<PageEntry[]> {
  const entries: PageEntry[] = [];
  for (const page of listedPages(await readPageParts(content))) {
    if (page.entries) entries.push(...(await Array.fromAsync(page.entries(content))));
    else entries.push({ path: page.path });
  }
  return entries;
}

function index({ siteUrl }: FileContext, parts: number): string {
  const files = Array.from(
    { length: parts },
    (_, part) =>
      `<sitemap><loc>${xmlText(`${siteUrl}/sitemap.xml?${PARAMETER}=${part + 1}`)}</loc></sitemap>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex ${NAMESPACE}>${files.join('\n')}</sitemapindex>\n`;
}

function file(
  { siteUrl }: FileContext,
  entries: readonly PageEntry[],
  languages: readonly Language[],
): string {
  const addresses = entries.flatMap((entry) => addressesOf(siteUrl, languages, entry));
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset ${NAMESPACE} xmlns:xhtml="http://www.w3.org/1999/xhtml">
${addresses.join('\n')}
</urlset>
`;
}

function addressesOf(
  siteUrl: string,
  languages: readonly Language[],
  { path, updatedAt }: PageEntry,
): string[] {
  const address = (language: Language) =>
    xmlText(siteUrl + encodeURI(localizedPath(path, language)));
  const link = (hreflang: string, href: string) =>
    `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${href}"/>`;
  const alternates = [
    ...languages.map((language) => link(language, address(language))),
    link('x-default', address(defaultLanguage())),
  ].join('');
  const changed = updatedAt ? `<lastmod>${xmlText(updatedAt)}</lastmod>` : '';
  return languages.map(
    (language) => `<url><loc>${address(language)}</loc>${changed}${alternates}</url>`,
  );
}
