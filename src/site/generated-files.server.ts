import { offeredLanguages } from '../content/index.ts';
import { recordReads } from '../content/index.server.ts';
import { defaultLanguage, type Language } from '../i18n/index.ts';
import { bookingEndpoint } from './booking-api.server.ts';
import { workshopEndpoint } from './workshop-api.server.ts';
import { resolveAddress, type Asked } from './resolve-address.server.ts';
import type { FileContext, GeneratedFile } from './generated-file.server.ts';
import type { ParameterValues } from './parameter-values.server.ts';
import type { RenderOptions } from './render.server.tsx';
import type { Resolution, Resource } from './resource.server.ts';
import { matchPath } from './routes.server.ts';
import { feedFile } from './seo/feed.server.ts';
import { manifestFile } from './seo/manifest.server.ts';
import { robotsFile } from './seo/robots.server.ts';
import { sitemapFile } from './seo/sitemap.server.ts';
import { textErrorAnswers } from './error-answers.server.tsx';
import { workshopsCalendar } from './workshops-calendar.server.ts';

/** Every address that answers with something other than a page. */
export const FILES: readonly GeneratedFile[] = [
  sitemapFile,
  robotsFile,
  feedFile,
  manifestFile,
  workshopEndpoint,
  workshopsCalendar,
  bookingEndpoint,
];

/** The generated file at a path, or null when there is none. */
export function resolveFile(
  asked: Asked,
  known: ParameterValues,
  options: RenderOptions,
): Resolution | null {
  const { path, language } = asked;
  for (const file of FILES) {
    const params = matchPath(file.path, path);
    if (!params || (!file.isPerLanguage && language !== defaultLanguage())) continue;
    const { parameters = {} } = file;
    const kind = { params, parameters, isEager: false, isPage: false };
    return resolveAddress(
      asked,
      { ...kind, errorAnswers: textErrorAnswers(language) },
      known,
      (query) =>
        make(file, {
          ...{ ...options, language, values: { ...params, ...query } },
          now: options.now?.() ?? new Date(),
        }),
    );
  }
  return null;
}

interface FileSource extends Omit<FileContext, 'freshUntil' | 'offeredLanguages'> {
  /** Languages that the installation has. */
  readonly languages: readonly Language[];
}

async function make(
  file: GeneratedFile,
  { languages, ...context }: FileSource,
): Promise<Resource | null> {
  const { content, reads } = recordReads(context.content);
  let until: Date | undefined;
  const freshUntil = (time: Date) => {
    if (!until || time < until) until = time;
  };
  const body = await file.write({
    ...context,
    content,
    freshUntil,
    offeredLanguages: async () => offeredLanguages(await content.globalSettings(), languages),
  });
  if (body === null) return null;
  return { status: 200, contentType: file.contentType, body, reads, freshUntil: until };
}
