import { recordReads } from '../../content/index.server.ts';
import { checked, type Asked } from '../checked-address.server.ts';
import type { KnownValues } from '../known-values.server.ts';
import type { Parameters } from '../parameters.ts';
import type { RenderOptions } from '../render.server.tsx';
import type { Resolution, Resource } from '../resource.ts';
import { matchPath } from '../routes.ts';
import { textStandIns } from '../stand-ins.server.tsx';
import { feed } from './feed.server.ts';
import type { MachineContext } from './machine-context.ts';
import { manifest } from './manifest.server.ts';
import { robots } from './robots.server.ts';
import { sitemap, sitemapParameters } from './sitemap.server.ts';
import { workshopData, workshopParameters } from './workshop-data.server.ts';

/** A file for machines: its type, whether it has one address per language, and how it is written. */
interface MachineFile {
  readonly path: string;
  readonly contentType: string;
  readonly isPerLanguage: boolean;
  /** The `:parameters` of the path and those of the query; every other one in a query is ignored. */
  readonly parameters?: Parameters;
  /** Null when there is no such thing. */
  write(context: MachineContext): Promise<string | null>;
}

const FILES: readonly MachineFile[] = [
  {
    path: '/sitemap.xml',
    contentType: 'application/xml; charset=utf-8',
    isPerLanguage: false,
    parameters: sitemapParameters,
    write: sitemap,
  },
  {
    path: '/robots.txt',
    contentType: 'text/plain; charset=utf-8',
    isPerLanguage: false,
    write: robots,
  },
  {
    path: '/feed.xml',
    contentType: 'application/atom+xml; charset=utf-8',
    isPerLanguage: true,
    write: feed,
  },
  {
    path: '/manifest.webmanifest',
    contentType: 'application/manifest+json; charset=utf-8',
    isPerLanguage: true,
    write: manifest,
  },
  {
    path: '/api/workshops/:slug',
    contentType: 'application/json; charset=utf-8',
    isPerLanguage: false,
    parameters: workshopParameters,
    write: workshopData,
  },
];

/** The file for machines at a path, or null when the path is none. */
export function machineResource(
  asked: Asked,
  known: KnownValues,
  options: RenderOptions,
): Resolution | null {
  const { path, language } = asked;
  for (const file of FILES) {
    const params = matchPath(file.path, path);
    if (!params || (!file.isPerLanguage && language !== options.languages[0])) continue;
    const { parameters = {} } = file;
    const kind = { params, parameters, isEager: false, isPage: false };
    return checked(asked, { ...kind, standIns: textStandIns(language) }, known, (query) =>
      make(file, { ...options, language, values: { ...params, ...query } }),
    );
  }
  return null;
}

async function make(file: MachineFile, context: MachineContext): Promise<Resource | null> {
  const { content, reads } = recordReads(context.content);
  const body = await file.write({ ...context, content });
  return body === null ? null : { status: 200, contentType: file.contentType, body, reads };
}
