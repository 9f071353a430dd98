import type { Language } from '../../i18n/index.ts';

/** The page's language, as it came: a browser that translates the page writes its own there. */
export const PAGE_LANGUAGE = document.documentElement.lang as Language;
