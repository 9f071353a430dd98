import type { Picture as PictureField } from '../../content/index.ts';
import type { PictureRatio, PictureWidth } from '../../media/index.ts';
import { languageOf } from '../fallback-language.server.ts';
import { usePage, type PageContext } from '../page-context.server.ts';

export interface PictureOptions {
  picture: PictureField;
  /** How wide it is laid out, in CSS; `100vw` unless told otherwise. */
  sizes?: string | undefined;
  /** Shape to cut it to, around its hotspot; its own unless told otherwise. */
  ratio?: PictureRatio | undefined;
  /** Widths to offer, device pixels. */
  widths?: readonly PictureWidth[] | undefined;
  /** Is it the first picture of the page, to be asked for before everything else? */
  priority?: boolean | undefined;
  /** An alternative text other than the picture's own; `''` beside words that say the same. */
  alt?: string | undefined;
  /** Is its placeholder seen beneath it until it has come? Their style sheet lays one over the other. */
  hasPlaceholder?: boolean | undefined;
}

const WIDTHS: readonly PictureWidth[] = [320, 480, 720, 1024];

/**
 * What an `<img>` of the picture needs, in the page's language; also for an island's props; null
 * when its reference is malformed.
 */
export function pictureProps(
  options: PictureOptions,
  { text, pictures }: Pick<PageContext, 'text' | 'pictures'>,
) {
  const { picture, sizes = '100vw', ratio, widths = WIDTHS, alt = text(picture.alt) } = options;
  const sources = pictures.sources(picture, { widths, ratio, sizes });
  if (!sources) return null;
  const { src, srcSet, width, height } = sources;
  const lang = languageOf(alt);
  return { src, srcSet, sizes, width, height, alt, ...(lang !== undefined && { lang }) };
}

/** How long the making of a placeholder may take before the page is rendered again, milliseconds. */
const MADE_WITHIN = 5_000;

/**
 * What is seen of a page's first picture, beneath it, until it has come: blurred, and a part of the page
 * itself. A page that is rendered before it is made goes without for a moment.
 */
function Placeholder({ picture, ratio }: Pick<PictureOptions, 'picture' | 'ratio'>) {
  const { pictures, freshUntil, now } = usePage();
  const { src, isComing } = pictures.placeholder(picture, ratio);
  if (isComing) freshUntil(new Date(now.getTime() + MADE_WITHIN));
  return src && <img className="preview" src={src} alt="" />;
}

/** A stored picture at the sizes a screen may want, with its alternative text in the page's language. */
export function Picture(options: PictureOptions) {
  const { priority, hasPlaceholder } = options;
  const properties = pictureProps(options, usePage());
  if (!properties) return null;
  return (
    <>
      {hasPlaceholder && <Placeholder picture={options.picture} ratio={options.ratio} />}
      <img
        {...properties}
        loading={priority ? undefined : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
      />
    </>
  );
}
