import type { MachineContext } from './machine-context.ts';

/** robots.txt: everything may be read but what is not a page. */
export async function robots({ siteUrl }: MachineContext): Promise<string> {
  return `User-agent: *
Disallow: /api/
Disallow: /language/

Sitemap: ${siteUrl}/sitemap.xml
`;
}
