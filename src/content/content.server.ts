import type { Kysely } from 'kysely';
import type { DatabaseKind } from '../database/index.server.ts';
import { LANGUAGES, type Language } from '../i18n/index.ts';
import type { Log } from '../log/index.server.ts';
import type { Content, ContentConfig } from './content-types.server.ts';
import { createEmbeddedContent } from './embedded/index.server.ts';
import { allOf } from './embedded/editor/publication-changes.server.ts';
import type { ContentTables } from './embedded/tables.server.ts';
import { installedLanguages } from './languages-check.server.ts';
import { fillWithSample, type ResolveImage } from './import.server.ts';
import { keptPlaceholders, readOriginals } from './originals.server.ts';
import { describedPictures } from './picture-check.server.ts';
import { withPictureDefaults, type PictureDefaultsSource } from './picture-defaults.server.ts';

export interface ContentOptions {
  readonly config: ContentConfig;
  /** Languages that the installation has; without them, all that there are. */
  readonly languages?: readonly Language[] | undefined;
  readonly db: Kysely<ContentTables>;
  readonly kind: DatabaseKind;
  /** The file of SQLite or the URL of PostgreSQL. */
  readonly location: string;
  /** What a remote content service answered is kept there. */
  readonly dataDirectory: string;
  readonly log: Log;
  /**
   * Where the sample content is, and how its pictures are registered; without it, the database is
   * not filled.
   */
  readonly sample?: { readonly folder: string; readonly resolveImage: ResolveImage } | undefined;
  /** What is said of pictures as a whole, for documents that do not say it themselves. */
  readonly pictureDefaults?: PictureDefaultsSource | undefined;
  /** Does another thread write what is here only read? Then nothing here does by itself. */
  readonly isReader?: boolean | undefined;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
}

/** The content service that the configuration names. The database must be migrated. */
export async function createContent(options: ContentOptions): Promise<Content> {
  const { config, dataDirectory, log, sample, pictureDefaults } = options;
  const { languages = LANGUAGES.map(({ code }) => code) } = options;
  const originals = sample ? await readOriginals(sample.folder) : new Map();
  const checks = [
    keptPlaceholders(originals),
    installedLanguages(languages),
    ...(pictureDefaults ? [describedPictures(pictureDefaults)] : []),
  ];
  const embedded = await createEmbeddedContent({
    ...options,
    publicationCheck: allOf(checks),
  });
  if (sample) await fillWithSample({ store: embedded.store, db: options.db, log, ...sample });
  if (config.CONTENT_SOURCE === 'embedded') {
    return described({ ...embedded, originals, touch() {} }, options);
  }
  const { createSanityContent } = await import('./sanity/index.server.ts');
  const remote = createSanityContent({ config, dataDirectory, log, embedded });
  return described({ ...remote, originals }, options);
}

/** The content with what is said of its pictures as a whole. */
function described(content: Content, { pictureDefaults }: ContentOptions): Content {
  if (!pictureDefaults) return content;
  // Before anyone else hears of a change, and renders with what was said before.
  content.changes.subscribe(() => pictureDefaults.forget());
  const { preview } = content;
  return {
    ...content,
    service: withPictureDefaults(content.service, pictureDefaults),
    preview:
      preview &&
      (() => {
        const one = preview();
        return { ...one, service: withPictureDefaults(one.service, pictureDefaults) };
      }),
  };
}
