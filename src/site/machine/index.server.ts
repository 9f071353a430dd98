import { recordReads } from '../../content/index.server.ts';
import { ContentUnavailableError, type ContentService } from '../../content/index.ts';
import type { Language } from '../../i18n/index.ts';
import type { RenderOptions } from '../render.server.tsx';
import type { Resolution, Resource } from '../resource.ts';
import { feed } from './feed.server.ts';
import type { MachineContext } from './machine-context.ts';
import { manifest } from './manifest.server.ts';
import { robots } from './robots.server.ts';
import { sitemap, SITEMAP_PARAMETER } from './sitemap.server.ts';
import { workshopData } from './workshop-data.server.ts';

/** A file for machines: its type, whether it has one address per language, and how it is written. */
interface MachineFile {
  readonly path: RegExp;
  readonly contentType: string;
  readonly isPerLanguage: boolean;
  readonly parameters?: readonly string[];
  /** Null when there is no such thing. */
  write(context: MachineContext, match: RegExpExecArray): Promise<string | null>;
}

const FILES: readonly MachineFile[] = [
  {
    path: /^\/sitemap\.xml$/,
    contentType: 'application/xml; charset=utf-8',
    isPerLanguage: false,
    parameters: [SITEMAP_PARAMETER],
    write: sitemap,
  },
  {
    path: /^\/robots\.txt$/,
    contentType: 'text/plain; charset=utf-8',
    isPerLanguage: false,
    write: robots,
  },
  {
    path: /^\/feed\.xml$/,
    contentType: 'application/atom+xml; charset=utf-8',
    isPerLanguage: true,
    write: feed,
  },
  {
    path: /^\/manifest\.webmanifest$/,
    contentType: 'application/manifest+json; charset=utf-8',
    isPerLanguage: true,
    write: manifest,
  },
  {
    path: /^\/api\/workshops\/([^/]+)$/,
    contentType: 'application/json; charset=utf-8',
    isPerLanguage: false,
    parameters: ['language'],
    write: (context, [, slug = '']) => workshopData(context, slug),
  },
];

/** The file for machines at a path, or null when the path is none. */
export function machineResource(
  path: string,
  language: Language,
  query: URLSearchParams,
  options: RenderOptions,
): Resolution | null {
  for (const file of FILES) {
    const match = file.path.exec(path);
    if (!match || (!file.isPerLanguage && language !== options.languages[0])) continue;
    const known = new URLSearchParams();
    for (const name of file.parameters ?? []) {
      const value = query.get(name);
      // A language that is not offered answers as none: it is not to be held once more.
      const isKnown = name !== 'language' || options.languages.some((code) => code === value);
      if (value && isKnown) known.set(name, value);
    }
    return {
      kind: 'resource',
      key: `${language}:${encodeURI(path)}?${known}`,
      language,
      isEager: false,
      make: () => make(file, match, { ...options, language, query: known }),
    };
  }
  return null;
}

async function make(
  file: MachineFile,
  match: RegExpExecArray,
  context: MachineContext,
): Promise<Resource> {
  const { content, reads } = recordReads(context.content as ContentService);
  const plain = { contentType: 'text/plain; charset=utf-8', reads };
  try {
    const body = await file.write({ ...context, content }, match);
    if (body === null) return { ...plain, status: 404, body: 'Not Found' };
    return { status: 200, contentType: file.contentType, body, reads };
  } catch (error) {
    if (!(error instanceof ContentUnavailableError)) throw error;
    return { ...plain, status: 503, body: 'Service Unavailable' };
  }
}
