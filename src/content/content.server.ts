import { LANGUAGES, type Language } from '../i18n/index.ts';
import { SAMPLE_TYPES } from './collections.ts';
import type { Content, ContentConfig } from './content-types.server.ts';
import { createEmbeddedContent, type EmbeddedOptions } from './store/embedded-content.server.ts';
import { allOf, type PublicationCheck } from './editor/publication-changes.server.ts';
import type { ResolveImage } from './export-folder.server.ts';
import { fillWithSample, importSample } from './import.server.ts';
import { createLegalPages } from './legal-texts.server.ts';
import { keptPlaceholders, readOriginals, type Originals } from './originals.server.ts';
import { isSampleRemoved } from './sample.server.ts';
import { describedPictures } from './picture-check.server.ts';
import { withPictureDefaults, type PictureDefaultsSource } from './picture-defaults.server.ts';

export interface ContentOptions extends Omit<EmbeddedOptions, 'publicationCheck' | 'isMirrored'> {
  readonly config: ContentConfig;
  /** Languages that the installation has; without them, all that there are. */
  readonly languages?: readonly Language[] | undefined;
  /**
   * Where the sample content is, and how its pictures are registered; without it, the database is
   * not filled.
   */
  readonly sample?: { readonly folder: string; readonly resolveImage: ResolveImage } | undefined;
  /** What is said of pictures as a whole, for documents that do not say it themselves. */
  readonly pictureDefaults?: PictureDefaultsSource | undefined;
}

/** The content of the database, which may be a mirror of Sanity's. The database must be migrated. */
export async function createContent(options: ContentOptions): Promise<Content> {
  const { config, db, log, sample, pictureDefaults, now = Date.now } = options;
  const { languages = LANGUAGES.map(({ code }) => code) } = options;
  const shipped = sample ? await readOriginals(sample.folder) : NONE;
  const originals = async () => ((await isSampleRemoved(db)) ? NONE : shipped);
  const checks = [
    keptPlaceholders(originals),
    installedLanguages(languages),
    ...(pictureDefaults ? [describedPictures(pictureDefaults)] : []),
  ];
  const isMirrored = config.CONTENT_SOURCE === 'sanity';
  const embedded = await createEmbeddedContent({
    ...options,
    publicationCheck: allOf(checks),
    isMirrored,
  });
  const { store } = embedded;
  const filling = sample && { ...sample, store, db, log };
  if (filling) await fillWithSample(filling, isMirrored ? SAMPLE_TYPES : undefined);
  if (!isMirrored) {
    const legalPages = sample && createLegalPages(sample.folder, db, store);
    return described({ ...embedded, originals, legalPages }, options);
  }
  const mirror =
    filling &&
    (await import('./sanity/create-mirror.server.ts')).createMirror(config, {
      ...{ db, store, log, now },
      fillSample: (types) => importSample(filling, types),
    });
  const stop = async () => {
    await mirror?.stop();
    await embedded.stop();
  };
  const edited = { store: null, editor: null, pictureUses: null, preview: null };
  return described({ ...embedded, ...edited, originals, mirror, stop }, options);
}

const NONE: Originals = new Map();

/** The content with what is said of its pictures as a whole. */
function described(content: Content, { pictureDefaults }: ContentOptions): Content {
  if (!pictureDefaults) return content;
  // Before anyone else hears of a change, and renders with what was said before.
  content.changes.subscribe(() => pictureDefaults.forget());
  const { preview } = content;
  return {
    ...content,
    service: withPictureDefaults(content.service, pictureDefaults),
    preview: preview && (async () => withPictureDefaults(await preview(), pictureDefaults)),
  };
}

/** Lets the settings be published only with languages that the installation has. */
function installedLanguages(installed: readonly Language[]): PublicationCheck {
  return async () =>
    ({ _type: type, languages, defaultLanguage }) => {
      if (type !== 'globalSettings') return [];
      const isMissing = (code: unknown) => !installed.includes(code as Language);
      const others = Array.isArray(languages) ? languages.filter(isMissing) : [];
      const isFirst = defaultLanguage !== undefined && isMissing(defaultLanguage);
      if (isFirst) others.push(defaultLanguage);
      if (others.length === 0) return [];
      const expected = installed.join(', ');
      const message = `names ${others.join(', ')}, and this installation has only ${expected}`;
      return [
        { path: [isFirst ? 'defaultLanguage' : 'languages'], rule: 'installed', expected, message },
      ];
    };
}
