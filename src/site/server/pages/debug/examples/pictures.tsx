import { AboutBlurb } from '../../../components/home/AboutBlurb.tsx';
import { ImageStrip } from '../../../components/ImageStrip.tsx';
import { PhotoGrid, PhotoLightbox } from '../../../components/PhotoGrid.tsx';
import { Picture } from '../../../components/Picture.tsx';
import { PictureCarousel } from '../../../components/PictureCarousel.tsx';
import { PlaceSection } from '../../../components/PlaceSection.tsx';
import type { PageContext } from '../../../page-context.ts';
import type { ExampleData, ExampleGroup } from '../example.ts';

/** Photos of the grid. */
const PHOTOS = 8;

export function pictures({ t }: PageContext, data: ExampleData): ExampleGroup {
  const { photos, picture, about, home } = data;
  const shown = photos.slice(0, PHOTOS);
  const images = shown.map(({ image }) => image);
  const title = t('debug:components.example.title');
  return {
    name: 'pictures',
    examples: [
      {
        component: 'Picture',
        state: 'all',
        node: (
          <div className="debug-row">
            {(['4:3', '1:1', '8:5'] as const).map((ratio) => (
              <Picture
                key={ratio}
                picture={picture}
                ratio={ratio}
                widths={[320, 480]}
                sizes="15rem"
              />
            ))}
          </div>
        ),
      },
      { component: 'ImageStrip', node: <ImageStrip pictures={images} /> },
      {
        component: 'PictureCarousel',
        contains: ['Carousel'],
        node: <PictureCarousel label={title} pictures={images} />,
      },
      {
        component: 'PhotoGrid',
        contains: ['Lightbox'],
        node: (
          <div className="stack">
            <p className="soft">{t('debug:components.lightbox')}</p>
            <PhotoGrid photos={shown} />
            <PhotoLightbox />
          </div>
        ),
      },
      {
        component: 'AboutBlurb',
        state: 'full',
        isWide: true,
        node: <AboutBlurb home={home} about={about} />,
      },
      {
        component: 'AboutBlurb',
        state: 'bare',
        isWide: true,
        node: <AboutBlurb home={home} about={null} />,
      },
      {
        component: 'PlaceSection',
        contains: ['MapOnRequest'],
        isWide: true,
        node: <PlaceSection title={title} text={home.lead} map={null} />,
      },
    ],
  };
}
