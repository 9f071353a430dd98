import type { GalleryPicture, PageCopy } from '../../content/index.ts';
import { PageTop } from '../blocks/PageTop.server.tsx';
import { PhotoGrid, PhotoLightbox } from '../blocks/PhotoGrid.server.tsx';
import { definePage } from '../page.server.ts';
import { copyHead, loadCopy } from '../page-copy.server.ts';
import { usePage } from '../page-context.server.ts';

interface GalleryData {
  readonly photos: readonly GalleryPicture[];
  readonly copy: PageCopy | null;
}

/** The gallery: every photo in its own shape, each of which opens large. */
export const galleryPage = definePage<GalleryData>({
  path: '/gallery',
  name: 'common:nav.gallery',
  partOf: 'gallery',
  filledBy: 'galleryPicture',
  isListed: true,
  async load({ content }) {
    const [photos, copy] = await Promise.all([
      content.galleryPictures(),
      loadCopy(content, 'gallery'),
    ]);
    return { photos, copy };
  },
  head: (page, { photos, copy }) => ({
    ...copyHead(page, copy, page.t('gallery:title')),
    picture: photos[0]?.image,
    crumbs: [{ name: page.t('gallery:title'), path: '/gallery' }],
  }),
  View: GalleryView,
});

function GalleryView({ data: { photos, copy } }: { data: GalleryData }) {
  const { t, text } = usePage();
  return (
    <>
      <PageTop title={t('gallery:title')} text={text(copy?.lead)}>
        <p className="soft">{t('gallery:photos', { count: photos.length })}</p>
      </PageTop>
      <section className="section">
        <div className="wrap">
          {photos.length === 0 && <p className="note">{t('gallery:empty')}</p>}
          <PhotoGrid photos={photos} />
        </div>
      </section>
      <PhotoLightbox />
    </>
  );
}
