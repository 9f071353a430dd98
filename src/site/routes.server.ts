import { localizedPath, type Language } from '../i18n/index.ts';
import { isPage, type PageDefinition } from './page.server.ts';

/** Every file of pages; each exports one or several. */
const FILES = import.meta.glob<Readonly<Record<string, unknown>>>(
  ['./pages/*.tsx', '!./pages/*.test.tsx'],
  { eager: true },
);

/** Every screen, by its path; those with `:parameters` after the others, of which the first that matches is shown. */
export const ROUTES: readonly PageDefinition[] = Object.values(FILES)
  .flatMap((file) => Object.values(file))
  .filter((value) => isPage(value))
  .filter(({ isErrorPage }) => !isErrorPage)
  .sort(
    (a, b) =>
      Number(hasParameters(a)) - Number(hasParameters(b)) || (sortKey(a) < sortKey(b) ? -1 : 1),
  );

/** What is fixed comes before a parameter: `/blog/:slug` before `/:service/:slug`. */
function sortKey({ path }: PageDefinition): string {
  return path.replaceAll(':', '~');
}

function hasParameters({ path }: PageDefinition): boolean {
  return path.includes(':');
}

export interface RouteMatch {
  readonly page: PageDefinition;
  readonly params: Readonly<Record<string, string>>;
}

/** The page of a decoded path without its language, with the values of its `:parameters`. */
function matchRoute(path: string): RouteMatch | null {
  for (const page of ROUTES) {
    const params = matchPath(page.path, path);
    if (params) return { page, params };
  }
  return null;
}

/**
 * The same of an address. A slug is found whatever its case, so that all its spellings are one address
 * here, cached once.
 */
export function matchAddress(path: string): (RouteMatch & { readonly path: string }) | null {
  const match = matchRoute(path);
  if (!match || Object.keys(match.params).length === 0) return match && { ...match, path };
  const lowerCase = path.toLowerCase();
  const again = matchRoute(lowerCase);
  // `/ABOUT` is no service, and no other spelling of the site's own page either.
  return again?.page === match.page ? { ...again, path: lowerCase } : null;
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
  return ROUTES.filter((page) => page.isListed && !hasParameters(page)).map(({ path }) => path);
}

/** Their addresses in each of the languages, one language after another. */
export function listedAddresses(languages: readonly Language[]): string[] {
  return languages.flatMap((language) =>
    listedPaths().map((path) => localizedPath(path, language)),
  );
}
