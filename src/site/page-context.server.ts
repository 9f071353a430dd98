import { createContext, use } from 'react';
import {
  createTexts,
  languageShown,
  type BookingTerms,
  type GlobalSettings,
  type LegalIdentity,
  type Navigation,
  type Notice,
  type OpeningHours,
  type Texts,
  type EditLinks,
} from '../content/index.ts';
import { localizedPath, type Language, type WordOverrides } from '../i18n/index.ts';
import {
  overridesIn,
  translator,
  type OverridesByLanguage,
  type Translate,
} from '../i18n/index.server.ts';
import { colorClass } from './color-class.server.ts';
import { bodyLanguage, inLanguage } from './fallback-language.server.ts';
import type { PictureAddresses } from '../media/index.ts';
import type { ModulesOf } from './island-modules.server.ts';
import type { SiteLook } from './look.server.ts';
import type { PageParts } from './page-parts.server.ts';
import type { SheetName } from './styles/sheets.server.ts';

/** A breadcrumb; `path` without the language. */
export interface Crumb {
  readonly name: string;
  readonly path: string;
}

/** What every component of a page knows; see `usePage`. Lives as long as one rendering. */
export interface PageContext extends Texts {
  readonly language: Language;
  /** Languages that are offered. */
  readonly languages: readonly Language[];
  /** The page's path without its language. */
  readonly path: string;
  /** The same with what its query asks for: where a choice of language comes back to. */
  readonly address: string;
  /** Is it shown at that path? Not when it stands in for others: a 404, a failure. */
  readonly hasAddress: boolean;
  /** The breadcrumbs of its head that are shown; the last is the page itself. */
  readonly crumbs: readonly Crumb[];
  /** Translates a key: `t('menu:title')`. */
  readonly t: Translate;
  /** The same in another language, as where a page speaks two. */
  wordsIn(language: Language): Translate;
  /** The owner's texts in the page's language, in place of the catalogues' words. */
  readonly wording: WordOverrides;
  /** A path in the page's language, of what is there whatever the owner shows. */
  href(path: string): string;
  /** Is the page shown just now that a path leads to? A link to one that is not leads to a 404. */
  isShown(path: string): boolean;
  /**
   * Where a written link leads now, without the language: an address that a page had before to the one
   * of today; null where it leads to what is not shown.
   */
  leadsTo(path: string): string | null;
  /** The same in the page's language. */
  link(path: string): string | null;
  /** The absolute address of a path, in a language (the page's, unless told otherwise). */
  absolute(path: string, language?: Language): string;
  readonly siteUrl: string;
  /** Makes the addresses of pictures. */
  readonly pictures: PictureAddresses;
  /** Null when the content service has none or cannot be reached. */
  readonly settings: GlobalSettings | null;
  /** The number of the business on WhatsApp, its country first, in digits alone; null where it has none. */
  readonly whatsapp: string | null;
  readonly hours: OpeningHours | null;
  /** The line above every page; null likewise. */
  readonly notice?: Notice | null | undefined;
  /** Where the bar and the footer lead; null while the owner has not said. */
  readonly navigation?: Navigation | null | undefined;
  /** How the site looks. */
  readonly look: SiteLook;
  /** What pages stand and fall with; null likewise. */
  readonly parts: PageParts | null;
  /** The conditions of bookings; null likewise. */
  readonly terms: BookingTerms | null;
  /** Who the business is by law; null likewise. */
  readonly identity?: LegalIdentity | null | undefined;
  /** The name of the business, or of the host while that is not known. */
  readonly siteName: string;
  readonly now: Date;
  /** Says that what is shown is true only until then: the page is rendered again at that time. */
  freshUntil(time: Date): void;
  /** Asks for a style sheet beside the base one; only what is asked for travels with the page. */
  useSheets(...names: SheetName[]): void;
  /**
   * The class of whatever has this colour (`#1f5f8b`) as its background: of content, since no style
   * stands in a page but in its one block.
   */
  backgroundClass(hex: string): string;
  /** A number unique within the page, for ids. */
  nextId(): number;
  /** What the forms need to know of the configuration. */
  readonly forms: FormSettings;
  /** Is a provider of reviews configured? */
  readonly hasReviews: boolean;
  /** The built files that an island needs; without it, the browser finds them itself. */
  readonly modulesOf?: ModulesOf | undefined;
  /** Where what is shown is edited, on the pages of who may edit it; undefined on everybody else's. */
  readonly editLinks?: EditLinks | undefined;
}

/** Configuration that the visitor's forms depend on. */
export interface FormSettings {
  readonly captcha: 'altcha' | 'recaptcha' | 'turnstile' | 'hcaptcha' | 'off';
  readonly captchaSiteKey?: string | undefined;
}

/** What a rendering is told; the rest of the context is made of it. */
export type PageContextOptions = Omit<
  PageContext,
  | keyof Texts
  | 'address'
  | 'crumbs'
  | 't'
  | 'wordsIn'
  | 'wording'
  | 'siteName'
  | 'href'
  | 'link'
  | 'absolute'
  | 'freshUntil'
  | 'useSheets'
  | 'backgroundClass'
  | 'nextId'
> & {
  /** The path alone unless told otherwise. */
  readonly address?: string;
  /** The owner's texts in place of the catalogues' words. */
  readonly overrides: OverridesByLanguage;
};

/** Makes the context of one rendering, with what it gathered. */
export function createPageContext(options: PageContextOptions) {
  const { language, siteUrl, settings, terms, overrides } = options;
  const wording = overridesIn(overrides, language);
  const wordsIn = (of: Language) => translator(of, overridesIn(overrides, of));
  const sheets = new Set<SheetName>();
  const colors = new Set<string>();
  let freshUntil: Date | undefined;
  let lastId = 0;
  const siteName = settings?.siteName ?? new URL(siteUrl).host;
  const page: PageContext = {
    address: options.path,
    crumbs: [],
    ...options,
    ...sayingTheirLanguage(createTexts(language, terms, siteName), language),
    wording,
    t: translator(language, wording),
    wordsIn,
    siteName,
    href: (path) => localizedPath(path, language),
    link(path) {
      const to = options.leadsTo(path);
      return to === null ? null : localizedPath(to, language);
    },
    absolute: (path, of = language) => siteUrl + localizedPath(path, of),
    freshUntil(time) {
      if (!freshUntil || time < freshUntil) freshUntil = time;
    },
    useSheets(...names) {
      for (const name of names) sheets.add(name);
    },
    backgroundClass(hex) {
      const color = hex.toLowerCase();
      colors.add(color);
      return colorClass(color);
    },
    nextId: () => ++lastId,
  };
  return { page, sheets, colors, freshUntil: () => freshUntil };
}

/** The same texts, of which one that is in another language than the page's body carries it along. */
function sayingTheirLanguage({ text, list, richText }: Texts, language: Language): Texts {
  const body = bodyLanguage(language);
  const other = (field: Parameters<typeof languageShown>[0]) => {
    const shown = languageShown(field, language) ?? language;
    return shown === body ? undefined : shown;
  };
  return {
    text: (field, more) => inLanguage(text(field, more), other(field)),
    list(field, more) {
      const shown = other(field);
      return list(field, more).map((line) => inLanguage(line, shown));
    },
    richText(field) {
      const shown = other(field);
      const blocks = richText(field);
      if (shown === undefined) return blocks;
      return blocks.map((block) => {
        if (block._type !== 'block') return block;
        const children = block.children.map((span) => ({
          ...span,
          text: inLanguage(span.text, shown),
        }));
        return { ...block, children };
      });
    },
  };
}

const Context = createContext<PageContext | null>(null);

export const PageProvider = Context.Provider;

/** The page that is being rendered. Only for components that the server renders, never for islands. */
export function usePage(): PageContext {
  const page = use(Context);
  if (!page) throw new Error('usePage: rendered outside a page');
  return page;
}
