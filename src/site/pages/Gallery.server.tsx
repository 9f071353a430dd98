import type { GalleryPicture } from '../../content/index.ts';
import { Blocks } from '../blocks/Blocks.server.tsx';
import { PageTop } from '../blocks/PageTop.server.tsx';
import { PhotoGrid, PhotoLightbox } from '../blocks/PhotoGrid.server.tsx';
import { Section } from '../blocks/Section.server.tsx';
import { definePage } from '../page.server.ts';
import { copyHead, loadPage, pageHead, type LoadedPage } from '../page-copy.server.ts';
import { usePage } from '../page-context.server.ts';

interface GalleryData extends LoadedPage {
  readonly photos: readonly GalleryPicture[];
}

/** The gallery: every photo in its own shape, each of which opens large. */
export const galleryPage = definePage<GalleryData>({
  path: '/gallery',
  name: 'common:nav.gallery',
  partOf: 'gallery',
  filledBy: 'galleryPicture',
  isListed: true,
  async load({ content }) {
    const [photos, own] = await Promise.all([
      content.galleryPictures(),
      loadPage(content, 'gallery'),
    ]);
    return { photos, ...own };
  },
  head: (page, { photos, ...own }) =>
    pageHead(page, own, {
      ...copyHead(page, own.copy, page.t('gallery:title')),
      picture: photos[0]?.image,
      crumbs: [{ name: page.t('gallery:title'), path: '/gallery' }],
    }),
  View: GalleryView,
});

function GalleryView({ data: { photos, copy, loaded } }: { data: GalleryData }) {
  const { t, text } = usePage();
  return (
    <>
      <PageTop
        title={t('gallery:title')}
        text={text(copy?.lead)}
        wordsOf={{ of: copy, field: 'lead' }}
      >
        <p className="soft">{t('gallery:photos', { count: photos.length })}</p>
      </PageTop>
      <Blocks
        loaded={loaded}
        of={copy}
        body={
          <Section>
            {photos.length === 0 && <p className="note">{t('gallery:empty')}</p>}
            <PhotoGrid photos={photos} />
          </Section>
        }
      />
      <PhotoLightbox />
    </>
  );
}
