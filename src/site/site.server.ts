import {
  addressedLanguages,
  offeredLanguages,
  type ContentChange,
  type ContentService,
  type EditLinks,
} from '../content/index.ts';
import { Followed } from '../content/index.server.ts';
import { withoutEndSlashes } from '../http/index.ts';
import { localizedPath, splitPath, type Language } from '../i18n/index.ts';
import { resolveAddress } from './resolve-address.server.ts';
import { DINER_FORM_PATH } from './blocks/form-path.server.ts';
import { dinerPage, type DinerPageOptions } from './diner-page.server.ts';
import { dinerSpeech } from './diner-speech.server.ts';
import { resolveFile } from './generated-files.server.ts';
import { ParameterValues } from './parameter-values.server.ts';
import type { FormAnswer, QuotePage } from '../requests/index.ts';
import { formAnswerPage, formPlace } from './pages/FormAnswer.server.tsx';
import { quotePage } from './pages/Quote.server.tsx';
import {
  EMPTY_FRAME,
  renderFailure,
  renderPage,
  type Frame,
  type RenderOptions,
} from './render.server.tsx';
import type { Resolution, Resource } from './resource.server.ts';
import { matchAddress } from './routes.server.ts';
import type { PageDefinition } from './page.server.ts';
import { pageErrorAnswers, siteNotFound } from './error-answers.server.tsx';

/** The site: what its addresses mean, and its pages for what has no address. */
export interface Site {
  /** `pathname` decoded; `query` as the address has it. */
  resolve(pathname: string, query: URLSearchParams): Resolution;
  failure(statusText: string, language: Language): Resource;
  /** The page answered to a form that was sent without JavaScript and not taken. */
  formAnswer(answer: FormAnswer): Promise<string>;
  /** The private page of a quote, in the language that it was written in. */
  quote(quote: QuotePage): Promise<string>;
  /**
   * A page as the diner whose filter is in its address sees it, made from the HTML that is the same
   * for everyone.
   */
  forDiner(html: string, diner: AskedDiner): string;
  /**
   * The same site over other content, for who edits it: what its addresses mean there is looked up
   * anew, and every language that the installation has may be seen.
   */
  over(content: ContentService): Site;
  /** The same site with links to where everything is edited, in whichever language, for who edits it. */
  withEditLinks(links: EditLinks): Site;
  /** To be told of every change of the content, before pages are made again. */
  contentChanged(change: ContentChange): void;
  /** Languages that are offered just now. */
  readonly languages: readonly Language[];
  /** Languages whose addresses mean something just now. */
  readonly addressed: readonly Language[];
  /** Reads for the first time which languages are offered. */
  readLanguages(): Promise<void>;
  /** Has a listener told whenever other languages are offered than before. */
  onLanguages(listener: () => void): void;
  readonly options: RenderOptions;
}

/** A page that is asked for with a filter in its address. */
export interface AskedDiner extends Pick<DinerPageOptions, 'setting' | 'address' | 'isPut'> {
  readonly language: Language;
}

export interface SiteOptions extends Omit<RenderOptions, 'lastFrame'> {
  /** Has every language of the installation its pages, whatever the settings offer? */
  readonly offersAll?: boolean;
}

/** Makes the site over a content service. */
export function createSite({ offersAll = false, ...given }: SiteOptions): Site {
  const options = { ...given, lastFrame: { current: EMPTY_FRAME } };
  const known = new ParameterValues(options);
  const offered = new Followed(
    options.content,
    async (content) => offeredLanguages(await content.globalSettings(), options.languages),
    options.languages,
  );
  const languages = () => (offersAll ? options.languages : offered.current);
  const addressed = () =>
    offersAll ? options.languages : addressedLanguages(offered.current, options.languages);
  // Rendered anew only once the frame around it says something else.
  const failures = new Map<string, { readonly frame: Frame; readonly resource: Resource }>();
  const failure = (statusText: string, language: Language): Resource => {
    const { current: frame } = options.lastFrame;
    const key = `${language} ${statusText}`;
    const known = failures.get(key);
    if (known?.frame === frame) return known.resource;
    const resource = renderFailure({ statusText }, language, options);
    failures.set(key, { frame, resource });
    return resource;
  };
  return {
    options,
    get languages() {
      return languages();
    },
    get addressed() {
      return addressed();
    },
    readLanguages: () => offered.read(),
    onLanguages: (listener) => offered.subscribe(listener),
    resolve(pathname, query) {
      const { language, path, isSpelledOut } = splitPath(pathname, addressed());
      const meaning = (of: string) =>
        resolve(of, query, known, { ...options, addressed: addressed() });
      // Spelled out: its address before it became the default.
      const isHere = languages().includes(language) && !isSpelledOut;
      return isHere ? meaning(pathname) : inDefaultLanguage(path, meaning(path));
    },
    failure,
    formAnswer(answer) {
      const { language } = answer;
      const { path } = splitPath(formPlace(answer), options.languages);
      return renderAlone(formAnswerPage(answer), language, options, path);
    },
    quote: (quote) => renderAlone(quotePage(quote), quote.document.language, options),
    forDiner(html, { language, ...asked }) {
      const speech = dinerSpeech(language, options.lastFrame.current.overrides);
      const formAddress = localizedPath(DINER_FORM_PATH, language);
      return dinerPage(html, { ...asked, speech, formAddress });
    },
    over: (content) => createSite({ ...options, content, offersAll: true }),
    withEditLinks: (editLinks) => createSite({ ...options, editLinks, offersAll: true }),
    contentChanged(change) {
      offered.change(change);
      known.change(change);
    },
  };
}

/**
 * What an address of a language means that is not offered now: whoever has kept it is led to the same
 * page in the default language, for as long as that is so.
 */
function inDefaultLanguage(path: string, found: Resolution): Resolution {
  if (found.kind === 'missing') return found;
  if (found.kind === 'redirect') return { ...found, isTemporary: true };
  return { kind: 'redirect', location: encodeURI(path), isTemporary: true };
}

/** The HTML of a page that is made for one answer and has no address of its own. */
async function renderAlone(
  page: PageDefinition,
  language: Language,
  options: RenderOptions,
  address = page.path,
): Promise<string> {
  const request = { page, params: {}, query: {}, language, path: page.path, address };
  const rendered = await renderPage(request, options);
  if (!rendered) throw new Error(`The page ${page.path} found nothing`);
  return rendered.body;
}

function resolve(
  pathname: string,
  query: URLSearchParams,
  known: ParameterValues,
  { addressed, ...options }: RenderOptions & Pick<Site, 'addressed'>,
): Resolution {
  const { language, path } = splitPath(pathname, addressed);
  const file = resolveFile({ path, language, query }, known, options);
  if (file) return file;
  // An address that begins with two slashes would lead to another host: it is no page.
  if (path.length > 1 && path.endsWith('/') && !pathname.startsWith('//')) {
    return { kind: 'redirect', location: encodeURI(withoutEndSlashes(pathname)) || '/' };
  }
  const match = matchAddress(path);
  if (!match || (match.page.isDebug && !options.isDebug))
    return { kind: 'missing', errorAnswer: siteNotFound(language, options) };
  const { page, params } = match;
  const { parameters = {} } = page;
  const errorAnswers = pageErrorAnswers(page, params, language, options);
  const kind = { params, parameters, isEager: true, isPage: true, errorAnswers };
  const request = { page, params, language, path: encodeURI(match.path) };
  return resolveAddress({ path: match.path, language, query }, kind, known, (values) =>
    renderPage({ ...request, query: values }, options),
  );
}
