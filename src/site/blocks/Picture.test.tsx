import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { PicturePlaceholder } from '../../media/index.ts';
import { PageProvider } from '../page-context.server.ts';
import { rendered, testPage, testPictures } from '../testing/page.tsx';
import { Hero } from './Hero.server.tsx';
import { Picture } from './Picture.server.tsx';

const PICTURE = {
  asset: { _ref: 'image-0123456789abcdef0123-2000x1250-webp' },
  alt: { es: 'Paella' },
};

/** Addresses of pictures that all have this preview. */
function withPlaceholder(preview: PicturePlaceholder) {
  return { pictures: { ...testPictures, placeholder: () => preview } };
}

test('the preview of a page’s first picture lies beneath it, and says nothing', () => {
  const src = 'data:image/avif;base64,AAAA';
  const hero = <Hero title="Hola" picture={PICTURE} />;
  const $ = rendered(hero, 'es', withPlaceholder({ src, isComing: false }));
  const images = $('.hero-view img').toArray();
  expect(images.map((image) => $(image).attr('alt'))).toEqual(['', 'Paella']);
  expect($(images[0]).attr()).toMatchObject({ class: 'preview', src });
});

test('a page without the preview that is being made is rendered again in a moment', () => {
  const coming = testPage('es', withPlaceholder({ src: null, isComing: true }));
  const html = renderToStaticMarkup(
    <PageProvider value={coming.page}>
      <Picture picture={PICTURE} hasPlaceholder />
    </PageProvider>,
  );
  expect(html.match(/<img/g)).toHaveLength(1);
  expect(coming.freshUntil()).toEqual(new Date(coming.page.now.getTime() + 5_000));
  const none = testPage('es', withPlaceholder({ src: null, isComing: false }));
  renderToStaticMarkup(
    <PageProvider value={none.page}>
      <Picture picture={PICTURE} hasPlaceholder />
    </PageProvider>,
  );
  expect(none.freshUntil()).toBeUndefined();
});
