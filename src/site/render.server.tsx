import { isDeepStrictEqual } from 'node:util';
import { renderToStaticMarkup } from 'react-dom/server';
import {
  offeredLanguages,
  type ContentService,
  type LookDocument,
  type EditLinks,
} from '../content/index.ts';
import { readWordOverrides, recordReads, type RecordedContent } from '../content/index.server.ts';
import type { Language } from '../i18n/index.ts';
import { NO_OVERRIDES, type OverridesByLanguage } from '../i18n/index.server.ts';
import type { PictureAddresses } from '../media/index.ts';
import { ownWhatsappNumber, type RetentionByKind } from '../requests/index.server.ts';
import { Layout } from './blocks/Layout.server.tsx';
import { Document, STYLE_PLACEHOLDER } from './Document.server.tsx';
import { withLangAttributes } from './fallback-language.server.ts';
import type { ModulesOf } from './island-modules.server.ts';
import { siteLook } from './look.server.ts';
import type { PageDefinition } from './page.server.ts';
import { readPageParts } from './page-parts.server.ts';
import {
  createPageContext,
  PageProvider,
  type FormSettings,
  type PageContext,
  type PageContextOptions,
} from './page-context.server.ts';
import { failurePage, type Failure } from './pages/Failure.server.tsx';
import { NO_READS, type Resource } from './resource.server.ts';
import { isLinkShown, isPageShown, WrittenLinks } from './shown-pages.server.ts';
import { styleText } from './styles/sheets.server.ts';

const HTML = 'text/html; charset=utf-8';

/** What every rendering needs. */
export interface RenderOptions {
  readonly content: ContentService;
  readonly siteUrl: string;
  readonly pictures: PictureAddresses;
  /** Languages that the installation has; the settings say which of them are offered. */
  readonly languages: readonly Language[];
  readonly forms: FormSettings;
  /** Is a provider of reviews configured? */
  readonly hasReviews: boolean;
  readonly isDebug: boolean;
  /** For how long what visitors send is kept, as the owner has chosen. */
  readonly retention: () => Promise<RetentionByKind>;
  /** Where what is shown is edited, for one who may edit it. */
  readonly editLinks?: EditLinks | undefined;
  /** Address of the browser's script. */
  readonly script: string;
  /** What its bytes must be (Subresource Integrity); without it they are not looked at. */
  readonly integrity?: string | undefined;
  readonly modulesOf?: ModulesOf | undefined;
  readonly now?: () => Date;
  /** What the last page stood in, for those that cannot read it. */
  readonly lastFrame: { current: Frame };
}

/** What stands around every page, whatever it shows: read from the content. */
export interface Frame extends Pick<
  PageContext,
  'settings' | 'whatsapp' | 'hours' | 'terms' | 'identity' | 'notice' | 'navigation' | 'parts'
> {
  /** Null while the owner has chosen none. */
  readonly look: LookDocument | null;
  readonly overrides: OverridesByLanguage;
}

/** The frame while nothing of it is known. */
export const EMPTY_FRAME: Frame = {
  settings: null,
  whatsapp: null,
  hours: null,
  terms: null,
  identity: null,
  notice: null,
  navigation: null,
  look: null,
  parts: null,
  overrides: NO_OVERRIDES,
};

/** A page of the table with the values of its address. */
export interface PageRequest {
  readonly page: PageDefinition;
  readonly language: Language;
  /** Without the language. */
  readonly path: string;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  /** Where a choice of language comes back to, where that is not the path with its query. */
  readonly address?: string;
}

/**
 * Renders a page: its content, its body, then its head around it. Null when it finds nothing. Throws
 * what `isDatabaseAway` knows when its content cannot be read.
 */
export async function renderPage(
  request: PageRequest,
  options: RenderOptions,
): Promise<Resource | null> {
  const recorded = recordReads(options.content);
  const { content, reads } = recorded;
  const { page, language, path, params, query } = request;
  const search = new URLSearchParams(query).toString();
  const { address = search ? `${path}?${search}` : path } = request;
  const reading = readFrame(recorded, options);
  const { retention } = options;
  const data = page.load ? await page.load({ content, language, params, query, retention }) : {};
  const frame = await reading;
  if (data === null || !isPageShown(page, frame.parts, params)) return null;
  const context = { ...frame, language, path, address, hasAddress: true };
  return { status: 200, reads, ...(await toLinkedHtml(page, data, context, options, content)) };
}

/** A page that is not at an address of its own. */
interface ErrorPage {
  /** Its `load` is not asked. */
  readonly page: PageDefinition;
  readonly status: 404 | 503;
  readonly language: Language;
  /** The path of the pages that it stands in for, as far as they share it. */
  readonly path: string;
}

/** Renders a page that stands in for others. */
export async function renderErrorPage(
  { page, status, language, path }: ErrorPage,
  options: RenderOptions,
): Promise<Resource> {
  const recorded = recordReads(options.content);
  const context = { ...(await readFrame(recorded, options)), language, path, hasAddress: false };
  const { content, reads } = recorded;
  return { status, reads, ...(await toLinkedHtml(page, {}, context, options, content)) };
}

/**
 * The page of a failure: the status in words, and nothing of what failed. Reads no content, so that
 * it can be shown whatever failed: its frame is the last that was read.
 */
export function renderFailure(
  failure: Failure,
  language: Language,
  options: RenderOptions,
): Resource {
  // It is kept for as long as the frame, which a notice may end before.
  const frame = { ...options.lastFrame.current, notice: null };
  const context = { ...frame, language, path: '/error', hasAddress: false };
  const status = Number.parseInt(failure.statusText);
  return { status, reads: NO_READS, ...toHtml(failurePage, failure, context, options) };
}

/** Reads the frame; a part that cannot be read stays as it last was. */
async function readFrame(
  { content, lists }: RecordedContent,
  { lastFrame }: RenderOptions,
): Promise<Frame> {
  const settings = content.globalSettings();
  const reading: { readonly [Part in keyof Frame]: Promise<Frame[Part]> } = {
    settings,
    whatsapp: settings.then((read) => ownWhatsappNumber(read?.contactInfo.whatsapp ?? '')),
    hours: content.openingHours(),
    terms: content.bookingTerms(),
    identity: content.legalIdentity(),
    notice: content.notice(),
    navigation: content.navigation(),
    look: content.look(),
    parts: readPageParts(content, lists),
    overrides: readWordOverrides(content),
  };
  const parts = Object.entries(reading).map(async ([name, part]) => [
    name,
    await part.catch(() => lastFrame.current[name as keyof Frame]),
  ]);
  const frame = Object.fromEntries(await Promise.all(parts)) as Frame;
  // The same object as long as it says the same, so that what is made from it need not be made again.
  if (!isDeepStrictEqual(frame, lastFrame.current)) lastFrame.current = frame;
  return lastFrame.current;
}

type PageFrame = Frame &
  Pick<PageContext, 'language' | 'path' | 'hasAddress'> &
  Pick<PageContextOptions, 'address'>;
type Html = Pick<Resource, 'contentType' | 'body' | 'freshUntil'>;

/** The page's HTML, in which no written link leads to what is not shown. */
async function toLinkedHtml(
  page: PageDefinition,
  data: unknown,
  frame: PageFrame,
  options: RenderOptions,
  content: ContentService,
): Promise<Html> {
  const links = new WrittenLinks(frame.parts);
  const html = toHtml(page, data, frame, options, links);
  return (await links.hold(content)) ? html : toHtml(page, data, frame, options, links);
}

function toHtml(
  page: PageDefinition,
  data: unknown,
  frame: PageFrame,
  options: RenderOptions,
  links = new WrittenLinks(frame.parts),
): Html {
  const { siteUrl, pictures, forms, hasReviews, script, integrity } = options;
  const { modulesOf, editLinks, now = () => new Date() } = options;
  const { look: chosen, ...known } = frame;
  const look = siteLook(chosen, pictures);
  const made = createPageContext({
    ...known,
    look,
    isShown: (link) => isLinkShown(link, known.parts),
    leadsTo: (link) => links.leadsTo(link),
    siteUrl,
    pictures,
    languages: offeredLanguages(frame.settings, options.languages),
    forms,
    hasReviews,
    modulesOf,
    editLinks,
    now: now(),
  });
  const head = { isIndexed: page.isListed ?? false, ...page.head(made.page, data) };
  const crumbs = head.crumbs?.filter(
    ({ path }, index, all) => index === all.length - 1 || made.page.isShown(path),
  );
  const { View, isBare } = page;
  const markup = renderToStaticMarkup(
    <PageProvider value={{ ...made.page, crumbs: crumbs ?? [] }}>
      <Document head={head} script={script} integrity={integrity}>
        {isBare ? (
          <View data={data} />
        ) : (
          <Layout>
            <View data={data} />
          </Layout>
        )}
      </Document>
    </PageProvider>,
  );
  const html = `<!doctype html>${withLangAttributes(markup).replace(STYLE_PLACEHOLDER, () => styleText(look, made.sheets, made.colors))}`;
  return {
    contentType: HTML,
    body: html,
    freshUntil: made.freshUntil(),
  };
}
