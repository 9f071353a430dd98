import type { WordKey } from '../../i18n/index.server.ts';

interface NavLink {
  readonly path: string;
  readonly word: WordKey;
}

/** The routes of the navigation bar and of the footer's quick links. */
export const NAV_LINKS = [
  { path: '/', word: 'common:nav.home' },
  { path: '/services', word: 'common:nav.services' },
  { path: '/menu', word: 'common:nav.menu' },
  { path: '/blog', word: 'common:nav.blog' },
  { path: '/gallery', word: 'common:nav.gallery' },
  { path: '/about', word: 'common:nav.about' },
  { path: '/contact', word: 'common:nav.contact' },
] as const satisfies readonly NavLink[];
