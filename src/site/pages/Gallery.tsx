import type { GalleryPicture } from '../../content/index.ts';
import { PageTop } from '../components/PageTop.tsx';
import { PhotoGrid, PhotoLightbox } from '../components/PhotoGrid.tsx';
import { UnavailableState } from '../components/State.tsx';
import { definePage } from '../page.ts';
import { usePage } from '../page-context.ts';

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
  const { t } = usePage();
  return (
    <>
      <PageTop title={t('gallery:title')} text={t('gallery:lead')}>
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

function GalleryUnavailable() {
  const { t } = usePage();
  return <UnavailableState title={t('gallery:failed')} text={t('common:unavailable.text')} />;
}
