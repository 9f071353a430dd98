import { localizedPath, type Language } from '../../i18n/index.ts';
import type { PageDefinition } from './page.ts';
import { aboutPage } from './pages/About.tsx';
import { blogPage } from './pages/Blog.tsx';
import { blogPostPage } from './pages/BlogPost.tsx';
import { cateringPage } from './pages/Catering.tsx';
import { chefPage } from './pages/Chef.tsx';
import { contactPage } from './pages/Contact.tsx';
import { dailyPage } from './pages/Daily.tsx';
import { dinerFormPage } from './pages/DinerForm.tsx';
import { feedbackPage } from './pages/Feedback.tsx';
import { galleryPage } from './pages/Gallery.tsx';
import { homePage } from './pages/Home.tsx';
import { imageUploadTestPage } from './pages/ImageUploadTest.tsx';
import { cookiesPage, legalNoticePage, privacyPage, termsPage } from './pages/Legal.tsx';
import { menuPage } from './pages/Menu.tsx';
import { offlinePage } from './pages/Offline.tsx';
import { menuAllPage } from './pages/MenuAll.tsx';
import { menuTentPage } from './pages/MenuTent.tsx';
import { pastExperiencesPage } from './pages/PastExperiences.tsx';
import { sanityTestPage } from './pages/SanityTest.tsx';
import { screenPage } from './pages/Screen.tsx';
import { servicesPage } from './pages/Services.tsx';
import { thanksPage } from './pages/Thanks.tsx';
import { vegetarianPage } from './pages/Vegetarian.tsx';
import { birthdayWorkshopPage, gastronomicWorkshopPage } from './pages/Workshop.tsx';
import { workshopCreationPage } from './pages/WorkshopCreation.tsx';
import { birthdayPage, gastronomicPage } from './pages/WorkshopService.tsx';

/** Every screen. The first whose path matches is shown. */
export const ROUTES: readonly PageDefinition[] = [
  homePage,
  gastronomicPage,
  gastronomicWorkshopPage,
  birthdayPage,
  birthdayWorkshopPage,
  cateringPage,
  chefPage,
  dailyPage,
  vegetarianPage,
  menuPage,
  dinerFormPage,
  menuAllPage,
  menuTentPage,
  blogPage,
  blogPostPage,
  galleryPage,
  aboutPage,
  contactPage,
  servicesPage,
  pastExperiencesPage,
  legalNoticePage,
  privacyPage,
  cookiesPage,
  termsPage,
  feedbackPage,
  thanksPage,
  offlinePage,
  screenPage,
  imageUploadTestPage,
  workshopCreationPage,
  sanityTestPage,
];

export interface RouteMatch {
  readonly page: PageDefinition;
  readonly params: Readonly<Record<string, string>>;
}

/** The page of a decoded path without its language, with the values of its `:parameters`. */
export function matchRoute(
  path: string,
  routes: readonly PageDefinition[] = ROUTES,
): RouteMatch | null {
  for (const page of routes) {
    const params = matchPath(page.path, path);
    if (params) return { page, params };
  }
  return null;
}

/** Values of the pattern's `:parameters` in a path, or null when it does not match. */
export function matchPath(pattern: string, path: string): Record<string, string> | null {
  if (!pattern.includes(':')) return pattern === path ? {} : null;
  const wanted = pattern.split('/');
  const given = path.split('/');
  if (wanted.length !== given.length) return null;
  const params: Record<string, string> = {};
  for (const [index, part] of wanted.entries()) {
    const value = given[index] ?? '';
    if (part.startsWith(':') && value) params[part.slice(1)] = value;
    else if (part !== value) return null;
  }
  return params;
}

/** Paths of the listed pages that have no parameters. */
export function listedPaths(): string[] {
  return ROUTES.filter((page) => page.isListed && !page.path.includes(':')).map(({ path }) => path);
}

/** Their addresses in each of the languages, one language after another. */
export function listedAddresses(languages: readonly Language[]): string[] {
  return languages.flatMap((language) =>
    listedPaths().map((path) => localizedPath(path, language)),
  );
}
