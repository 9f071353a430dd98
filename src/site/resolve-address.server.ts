import { isDatabaseAway } from '../database/index.server.ts';
import { localizedPath, type Language } from '../i18n/index.ts';
import type { ParameterValues } from './parameter-values.server.ts';
import { valuesInQuery, type Parameters } from './parameters.server.ts';
import type { Absence, Resolution, Resource, ErrorAnswer } from './resource.server.ts';

/** An address as it was asked for: its decoded path without the language, and its query. */
export interface Asked {
  readonly path: string;
  readonly language: Language;
  readonly query: URLSearchParams;
}

/** What kind of thing an address leads to: a page or a generated file. */
export interface AddressKind {
  /** Values of the path's `:parameters`. */
  readonly params: Readonly<Record<string, string>>;
  /** Every parameter, of the path and of the query. */
  readonly parameters: Parameters;
  readonly isEager: boolean;
  /** Does it have the same path in the other languages? */
  readonly isPage: boolean;
  readonly errorAnswers: Readonly<Record<Absence, ErrorAnswer>>;
}

/**
 * An address whose parameters are looked at before anything is made for it: what is not known is
 * never read, rendered or held under its own address. `make` answers null when there is nothing.
 */
export function resolveAddress(
  { path, language, query: given }: Asked,
  { params, parameters, isEager, isPage, errorAnswers }: AddressKind,
  known: ParameterValues,
  make: (query: Readonly<Record<string, string>>) => Promise<Resource | null>,
): Resolution {
  const inQuery = Object.entries(parameters).filter(([name]) => !(name in params));
  const named = valuesInQuery(given, Object.fromEntries(inQuery));
  if (!named) return { kind: 'missing', errorAnswer: errorAnswers.missing };
  const { values: query, namesMore } = named;
  const search = new URLSearchParams(query).toString();
  const withSearch = (address: string) => encodeURI(address) + (search && `?${search}`);
  // A page has one address; a generated file is fetched by programs, some of which name every parameter.
  if (isPage && namesMore) {
    return { kind: 'redirect', location: withSearch(localizedPath(path, language)), isWhole: true };
  }
  return {
    kind: 'resource',
    key: withSearch(localizedPath(path, language)),
    language,
    ...(isPage && { pagePath: withSearch(path) }),
    isEager,
    errorAnswers,
    ...(isPage && {
      async movedTo() {
        const to = await known.movedTo(path);
        const renamed = await known.renamed(query, parameters);
        if (to === undefined && renamed.length === 0) return undefined;
        const search = new URLSearchParams(given);
        for (const [name, today] of renamed) search.set(name, today);
        return (
          localizedPath(to ?? encodeURI(path), language) + (search.size > 0 ? `?${search}` : '')
        );
      },
    }),
    async make() {
      try {
        const isKnown = await known.haveAll({ ...params, ...query }, parameters);
        return (isKnown && (await make(query))) || 'missing';
      } catch (error) {
        if (isDatabaseAway(error)) return 'unavailable';
        throw error;
      }
    },
  };
}
