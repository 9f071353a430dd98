import { wordsOf } from '../../i18n/index.server.ts';
import type { PageContext } from '../page-context.ts';
import type { CarouselProps } from './Carousel.tsx';
import type { LightboxProps } from './Lightbox.tsx';
import type { MapProps } from './MapOnRequest.tsx';
import type { OutboxProps } from './Outbox.tsx';
import type { PictureSource } from './picture-source.ts';
import type { ReviewsSectionProps } from './ReviewsSection.tsx';
import type { TabsProps } from './Tabs.tsx';
import type { TestimonialCarouselProps, TestimonialItem } from './TestimonialCarousel.tsx';
import type { UploadTestProps } from './UploadTest.tsx';
import type { WorkshopDialogProps } from './WorkshopDialog.tsx';
import { captchaSettings, requestFormProps } from './form-props.server.ts';

export {
  contactFormProps,
  feedbackFormProps,
  feedbackProps,
  requestFormProps,
} from './form-props.server.ts';

/** The map that is drawn by us; `public/map.svg`. */
const DRAWING = { src: '/map.svg', width: 960, height: 480 } as const;

const islandWords = ({ language }: PageContext) => wordsOf(language, 'islands');

export function outboxProps(page: PageContext): OutboxProps {
  return {
    words: wordsOf(page.language, 'forms').outbox,
    captcha: captchaSettings(page),
    pages: {
      request: page.href('/#form'),
      contact: page.href('/contact'),
      feedback: page.href('/feedback'),
    },
  };
}

export function carouselProps(
  page: PageContext,
  options: { label: string; pictures: readonly PictureSource[] },
): CarouselProps {
  return { ...options, words: islandWords(page).carousel };
}

export function testimonialProps(
  page: PageContext,
  options: { label: string; items: readonly TestimonialItem[] },
): TestimonialCarouselProps {
  return { ...options, words: islandWords(page).carousel };
}

/** The panels are rendered by the page, each with its id and `aria-labelledby="tab-{id}"`. */
export function tabsProps(options: TabsProps): TabsProps {
  return options;
}

export function lightboxProps(page: PageContext): LightboxProps {
  const words = islandWords(page);
  return { words: words.lightbox, close: words.close };
}

export function workshopDialogProps(page: PageContext): WorkshopDialogProps {
  const { close, loading } = islandWords(page);
  return {
    close,
    loading,
    formTitle: page.t('common:requestForm.title'),
    form: requestFormProps(page),
  };
}

export function mapProps(page: PageContext, options: { mapQuery: string }): MapProps {
  return {
    words: islandWords(page).map,
    language: page.language,
    query: options.mapQuery,
    drawing: DRAWING,
  };
}

export function reviewsProps(
  page: PageContext,
  options: { readUrl: string; mapQuery: string },
): ReviewsSectionProps {
  return {
    isConfigured: page.hasReviews,
    words: islandWords(page).reviews,
    language: page.language,
    readUrl: options.readUrl,
    map: mapProps(page, options),
  };
}

export function uploadTestProps(page: PageContext): UploadTestProps {
  return { words: islandWords(page).upload };
}
