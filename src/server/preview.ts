import type { RenderEdited, RenderPreview } from '../office/index.server.ts';
import { makeAnew, type Resource, type Site } from '../site/index.server.ts';
import type { QuotePage } from '../requests/index.ts';
import { parseAddress } from './address.ts';
import { privateResponse, type HeadersOf } from './cached-response.ts';
import { filterOf } from './diner-pages.ts';
import { chosenLanguage, redirectForChoice } from './language-choice.ts';
import { withVite, type ViteClient } from './vite-client.ts';

interface RendererOptions {
  readonly site: Site;
  readonly headers: HeadersOf;
  readonly vite: ViteClient | undefined;
}

/** What is rendered for one person alone. */
export function createRenderers({ site, headers, vite }: RendererOptions) {
  /** Renders the page at an address from other content, for one person alone, who may frame it. */
  const preview: RenderPreview = async (address, content) => {
    const { pathname, query } = parseAddress(address.href) ?? { pathname: '/404' };
    const resolution = site.over(content).resolve(pathname, query ?? new URLSearchParams());
    if (resolution.kind === 'redirect') {
      const { location } = resolution;
      const type = 'text/plain; charset=utf-8';
      const to = { 'Content-Type': type, Location: location, 'Cache-Control': 'no-store' };
      return new Response('', { status: 302, headers: to });
    }
    return frameable(withVite(framed(await makeAnew(resolution)), vite), headers);
  };

  /**
   * Renders a page of the site with links to where it is edited, for one person alone. Null for whatever
   * is no page, and for a page that somebody is not shown as it is: they are answered as visitors are.
   */
  const renderEdited: RenderEdited = async (request, links) => {
    const address = parseAddress(request.url);
    if (!address || filterOf(address.query)) return null;
    const found = site.withEditLinks(links).resolve(address.pathname, address.query);
    if (found.kind !== 'resource' || found.pagePath === undefined) return null;
    const { language, pagePath } = found;
    const chosen = chosenLanguage(request.headers.get('cookie') ?? undefined, site.languages);
    if (redirectForChoice({ language, pagePath }, chosen) !== null) return null;
    const page = await makeAnew(found);
    return page.status === 200 ? privateResponse(withVite(page, vite), headers) : null;
  };

  /** Renders a quote as its customer will see it, for who writes it, who may frame it. */
  const previewQuote = async (quote: QuotePage): Promise<Response> => {
    const page = {
      status: 200,
      contentType: 'text/html; charset=utf-8',
      body: await site.quote(quote),
    };
    return frameable(framed(page), headers);
  };
  return { preview, renderEdited, previewQuote };
}

/** Answered to one person, whose own pages may frame it. */
function frameable(page: Omit<Resource, 'reads'>, headers: HeadersOf): Response {
  const response = privateResponse(page, headers);
  const policy = response.headers.get('Content-Security-Policy') ?? '';
  const own = policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'");
  response.headers.set('Content-Security-Policy', own);
  return response;
}

/** Links of a page that is shown in a frame lead out of it: the pages they lead to are in none. */
function framed<Made extends { readonly body: string }>(page: Made): Made {
  return { ...page, body: page.body.replace('<head>', '<head><base target="_blank">') };
}
