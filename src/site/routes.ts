import type { PageDefinition } from './page.ts';
import { birthdayPage } from './pages/Birthday.tsx';
import { cateringPage } from './pages/Catering.tsx';
import { chefPage } from './pages/Chef.tsx';
import { dailyPage } from './pages/Daily.tsx';
import { gastronomicPage } from './pages/Gastronomic.tsx';
import { homePage } from './pages/Home.tsx';
import { vegetarianPage } from './pages/Vegetarian.tsx';
import { birthdayWorkshopPage, gastronomicWorkshopPage } from './pages/Workshop.tsx';

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

function matchPath(pattern: string, path: string): Record<string, string> | null {
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
