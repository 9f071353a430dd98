import type { GalleryPicture } from '../../content/index.ts';
import type { PictureWidth } from '../../media/index.ts';
import { languageOf } from '../fallback-language.server.ts';
import { Island } from '../Island.server.tsx';
import { usePage } from '../page-context.server.ts';
import { Pencil } from './Pencil.server.tsx';

/** Widths of a photo in the grid, and of the same photo in the lightbox, device pixels. */
const WIDTHS: readonly PictureWidth[] = [320, 480, 720];
const LARGE = 1200;

/** Photos that a phone shows before it scrolls: not lazy. */
const EAGER = 4;

/** How wide the grid's columns are, see `gallery.css`. */
const SIZES = '(width >= 68rem) 17rem, (width >= 40rem) 30vw, 46vw';

/** Photos in columns, each in its own shape. */
export function PhotoGrid({ photos }: { photos: readonly GalleryPicture[] }) {
  usePage().useSheets('gallery');
  return (
    <ul className="gallery">
      {photos.map((photo, index) => (
        <Photo key={photo._id} photo={photo} isEager={index < EAGER} />
      ))}
    </ul>
  );
}

/** The lightbox in which the photos of the page open. */
export function PhotoLightbox() {
  return <Island name="Lightbox" props={{}} />;
}

interface PhotoOptions {
  photo: GalleryPicture;
  isEager: boolean;
}

/** A photo that links to itself at its largest. Nothing when its reference is malformed. */
function Photo({ photo, isEager }: PhotoOptions) {
  const { image } = photo;
  const { text, pictures } = usePage();
  const alt = text(image.alt);
  const small = pictures.sources(image, { widths: WIDTHS });
  const href = pictures.url(image, { width: LARGE });
  if (!small || !href) return null;
  const { src, srcSet, width, height } = small;
  return (
    <li>
      <a
        href={href}
        data-opens="Lightbox"
        data-lightbox
        data-width={width}
        data-height={height}
        data-caption={text(image.caption) || undefined}
      >
        <img
          src={src}
          srcSet={srcSet}
          sizes={SIZES}
          width={width}
          height={height}
          alt={alt}
          lang={languageOf(alt)}
          loading={isEager ? undefined : 'lazy'}
        />
      </a>
      <Pencil of={photo} field="image" name={alt} />
    </li>
  );
}
