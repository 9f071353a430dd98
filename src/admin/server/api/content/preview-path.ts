import type { DocumentType } from '../../../../content/index.ts';
import { isRecord, type FormValues } from '../../../content/form-values.ts';

type PathOf = string | ((values: FormValues) => string | null);

const kindPage = ({ kind }: FormValues) => (typeof kind === 'string' ? kind : null);

const SERVICE_PAGES: Readonly<Record<string, string>> = {
  ...{ gastronomic: '/gastronomic', birthday: '/birthday', catering: '/catering', chef: '/chef' },
  ...{ daily: '/daily', vegetarian: '/vegetarian' },
};

const COPY_PAGES: Readonly<Record<string, string>> = {
  ...{ about: '/about', blog: '/blog', contact: '/contact', daily: '/daily', gallery: '/gallery' },
  ...{ map: '/contact', menu: '/menu', pastExperiences: '/past-experiences' },
  ...{ services: '/services', thanks: '/thanks' },
};

const LEGAL_PAGES: Readonly<Record<string, string>> = {
  ...{ notice: '/legal', privacy: '/privacy', cookies: '/cookies', terms: '/terms' },
};

const menuList = ({ slug }: FormValues) =>
  `/menu?list=${encodeURIComponent(
    String(slug ?? '')
      .trim()
      .replace(/\s+/g, '-'),
  )}`;

/** The page that shows a document of each type; the emails’ texts are on emails to an example. */
const PATHS: Readonly<Record<DocumentType, PathOf | null>> = {
  dailyMenu: menuList,
  submenu: menuList,
  banner: '/menu',
  snapshot: '/menu',
  blog: ({ slug }) =>
    typeof slug === 'string' && slug !== '' ? `/blog/${encodeURIComponent(slug)}` : '/blog',
  globalSettings: '/contact',
  workshop: ({ kind, slug }) =>
    typeof slug === 'string' && slug !== ''
      ? `/${String(kind)}/${encodeURIComponent(slug)}`
      : `/${String(kind)}`,
  service: ({ key }) => SERVICE_PAGES[String(key)] ?? '/services',
  testimonial: (values) => SERVICE_PAGES[String(kindPage(values))] ?? '/',
  galleryPicture: '/gallery',
  openingHours: '/contact',
  teamMember: '/about',
  about: '/about',
  pastExperience: '/past-experiences',
  bookingTerms: '/services',
  emailTexts: '/emails',
  homePage: '/',
  pageCopy: (values) => COPY_PAGES[String(kindPage(values))] ?? '/',
  legalIdentity: '/legal',
  legalPage: (values) => LEGAL_PAGES[String(kindPage(values))] ?? '/legal',
  question: ({ places }) => {
    const [first] = Array.isArray(places) ? (places as unknown[]) : [];
    return SERVICE_PAGES[String(first)] ?? COPY_PAGES[String(first)] ?? '/services';
  },
  workshopDate: '/gastronomic',
  wording: '/',
  notice: '/',
};

/** The page that shows a document, without its language; null when no page does. */
export function previewPath(type: DocumentType, values: FormValues): string | null {
  const path = PATHS[type];
  if (!isRecord(values)) return null;
  return typeof path === 'function' ? path(values) : path;
}

/** Types each of whose documents has a page for itself, which is not there while it is not shown. */
const OWN_PAGES: ReadonlySet<DocumentType> = new Set([
  ...(['blog', 'workshop', 'service', 'dailyMenu', 'submenu'] as const),
]);

export function hasOwnPage(type: DocumentType): boolean {
  return OWN_PAGES.has(type);
}
