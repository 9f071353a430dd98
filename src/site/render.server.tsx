import { renderToStaticMarkup } from 'react-dom/server';
import { ContentUnavailableError, type ContentService } from '../content/index.ts';
import { recordReads, type ContentReads } from '../content/index.server.ts';
import type { Language } from '../i18n/index.ts';
import { translator } from '../i18n/index.server.ts';
import type { PictureAddresses } from '../media/index.ts';
import { Layout } from './components/Layout.tsx';
import { Document, STYLE_PLACEHOLDER } from './Document.server.tsx';
import type { PageDefinition, PageHead } from './page.ts';
import {
  createPageContext,
  PageProvider,
  type FormSettings,
  type PageContext,
} from './page-context.ts';
import { failurePage, type Failure } from './pages/Failure.tsx';
import { notFoundPage } from './pages/NotFound.tsx';
import { styleText } from './styles/sheets.server.ts';
import { Unavailable } from './pages/Unavailable.tsx';

/** What every rendering needs. */
export interface RenderOptions {
  readonly content: ContentService;
  readonly siteUrl: string;
  readonly pictures: PictureAddresses;
  readonly languages: readonly Language[];
  readonly forms: FormSettings;
  /** Is a provider of reviews configured? */
  readonly hasReviews: boolean;
  readonly isDebug: boolean;
  /** Address of the browser's script. */
  readonly script: string;
  readonly now?: () => Date;
}

/** A rendered page, and what it was made from. */
export interface Rendered {
  readonly status: 200 | 404 | 422 | 500 | 503;
  readonly html: string;
  readonly reads: ContentReads;
  /** When it is to be rendered again, whatever the content does. */
  readonly freshUntil?: Date | undefined;
}

/** A page of the table with the values of its address. */
export interface PageRequest {
  readonly page: PageDefinition;
  readonly language: Language;
  /** Without the language. */
  readonly path: string;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
}

/** Renders a page: its content, its body, then its head around it. A page that finds nothing is a 404. */
export async function renderPage(request: PageRequest, options: RenderOptions): Promise<Rendered> {
  const { content, reads } = recordReads(options.content);
  const { language, params, query } = request;
  const frame = readFrame(content);
  let { page } = request;
  let status: Rendered['status'] = 200;
  let data: unknown;
  try {
    data = await page.load({ content, language, params, query });
    if (data === null) {
      const { NotFound } = page;
      [page, status, data] = [notFoundPage, 404, {}];
      if (NotFound) page = { ...page, View: () => <NotFound /> };
    }
  } catch (error) {
    if (!(error instanceof ContentUnavailableError)) throw error;
    status = 503;
  }
  const context = { ...(await frame), language, path: request.path };
  return { status, reads, ...toHtml(page, data, status === 503, context, options) };
}

/** The 404 page of a language. */
export function renderNotFound(language: Language, options: RenderOptions): Promise<Rendered> {
  const request = { page: notFoundPage, language, path: '/404', params: {}, query: {} };
  return renderPage(request, options).then((rendered) => ({ ...rendered, status: 404 }));
}

/** The page of a failure: the status in words, and nothing of what failed. Reads no content. */
export function renderFailure(
  failure: Failure,
  language: Language,
  options: RenderOptions,
): Rendered {
  const reads: ContentReads = { documentIds: new Set(), queries: new Set(), calls: [] };
  const context = { settings: null, hours: null, language, path: '/error' };
  return { status: 500, reads, ...toHtml(failurePage, failure, false, context, options) };
}

/** What the bar and the footer show; a page can be shown without it. */
async function readFrame(content: ContentService) {
  const [settings, hours] = await Promise.allSettled([
    content.globalSettings(),
    content.openingHours(),
  ]);
  return {
    settings: settings.status === 'fulfilled' ? settings.value : null,
    hours: hours.status === 'fulfilled' ? hours.value : null,
  };
}

type Frame = Pick<PageContext, 'settings' | 'hours' | 'language' | 'path'>;

function toHtml(
  page: PageDefinition,
  data: unknown,
  isUnavailable: boolean,
  frame: Frame,
  options: RenderOptions,
): Pick<Rendered, 'html' | 'freshUntil'> {
  const { siteUrl, pictures, languages, forms, hasReviews, isDebug, script } = options;
  const { now = () => new Date() } = options;
  const made = createPageContext({
    ...frame,
    siteUrl,
    pictures,
    languages,
    forms,
    hasReviews,
    isDebug,
    now: now(),
    t: translator(frame.language),
  });
  const head = isUnavailable ? unavailableHead(made.page) : page.head(made.page, data);
  const Body = isUnavailable ? (page.Unavailable ?? Unavailable) : page.View;
  const markup = renderToStaticMarkup(
    <PageProvider value={made.page}>
      <Document head={head} script={script}>
        <Layout>
          <Body data={data} />
        </Layout>
      </Document>
    </PageProvider>,
  );
  const html = `<!doctype html>${markup.replace(STYLE_PLACEHOLDER, () => styleText(made.sheets))}`;
  return { html, freshUntil: made.freshUntil() };
}

function unavailableHead({ t }: PageContext): PageHead {
  return {
    title: t('common:unavailable.title'),
    description: t('common:unavailable.text'),
    isIndexed: false,
  };
}
