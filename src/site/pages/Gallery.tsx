import type { GalleryPicture } from '../../content/index.ts';
import type { PictureWidth } from '../../media/index.ts';
import { PageTop } from '../components/PageTop.tsx';
import { Island } from '../Island.tsx';
import { definePage } from '../page.ts';
import { usePage } from '../page-context.ts';

/** Widths of a photo in the grid, and of the same photo in the lightbox, device pixels. */
const WIDTHS: readonly PictureWidth[] = [320, 480, 720];
const LARGE = 1200;

/** Photos that a phone shows before it scrolls: not lazy. */
const EAGER = 4;

/** How wide the grid's columns are, see `gallery.css`. */
const SIZES = '(width >= 68rem) 17rem, (width >= 40rem) 30vw, 46vw';

/** The gallery: every photo in its own shape, each of which opens large. */
export const galleryPage = definePage<readonly GalleryPicture[]>({
  path: '/gallery',
  isListed: true,
  load: ({ content }) => content.galleryPictures(),
  head: ({ t }, photos) => ({
    title: t('gallery:headTitle'),
    description: t('gallery:lead'),
    picture: photos[0]?.image,
    crumbs: [{ name: t('gallery:title'), path: '/gallery' }],
  }),
  View: GalleryView,
  Unavailable: GalleryUnavailable,
});

function GalleryView({ data: photos }: { data: readonly GalleryPicture[] }) {
  const page = usePage();
  const { t } = page;
  page.useSheets('gallery');
  return (
    <>
      <PageTop title={t('gallery:title')} text={t('gallery:lead')}>
        <p className="soft">{t('gallery:photos', { count: photos.length })}</p>
      </PageTop>
      <section className="section">
        <div className="wrap">
          {photos.length === 0 && <p className="note">{t('gallery:empty')}</p>}
          <ul className="gallery">
            {photos.map((photo, index) => (
              <Photo key={photo._id} photo={photo} isEager={index < EAGER} />
            ))}
          </ul>
        </div>
      </section>
      <Island name="Lightbox" props={{}} />
    </>
  );
}

interface PhotoOptions {
  photo: GalleryPicture;
  isEager: boolean;
}

/** A photo that links to itself at its largest. Nothing when its reference is malformed. */
function Photo({ photo: { image }, isEager }: PhotoOptions) {
  const { text, pictures } = usePage();
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
          alt={text(image.alt)}
          loading={isEager ? undefined : 'lazy'}
        />
      </a>
    </li>
  );
}

function GalleryUnavailable() {
  const { t } = usePage();
  return (
    <section className="state">
      <h1>{t('gallery:failed')}</h1>
      <p>{t('common:unavailable.text')}</p>
      <Island name="Retry" props={{ label: t('common:tryAgain'), loading: t('common:loading') }} />
    </section>
  );
}
