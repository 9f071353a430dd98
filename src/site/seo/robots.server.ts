import type { FileContext, GeneratedFile } from '../generated-file.server.ts';

/** robots.txt: everything may be crawled but what is not a page. */
export const robotsFile: GeneratedFile = {
  path: '/robots.txt',
  contentType: 'text/plain; charset=utf-8',
  isPerLanguage: false,
  write: robots,
};

async function robots({ siteUrl }: FileContext): Promise<string> {
  return `User-agent: *
Disallow: /api/
Disallow: /language/

Sitemap: ${siteUrl}/sitemap.xml
`;
}
