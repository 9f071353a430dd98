import type { ReactNode } from 'react';
import type { BrowserNamespace } from '../../i18n/index.ts';
import { Carousel } from './Carousel.tsx';
import { ContactForm } from './ContactForm.tsx';
import { Feedback } from './Feedback.tsx';
import { FeedbackForm } from './FeedbackForm.tsx';
import { Lightbox } from './Lightbox.tsx';
import { MapOnRequest } from './MapOnRequest.tsx';
import { Outbox } from './Outbox.tsx';
import type { IslandName, IslandProps } from './registry.ts';
import { RequestForm } from './RequestForm.tsx';
import { Retry } from './Retry.tsx';
import { ReviewsSection } from './ReviewsSection.tsx';
import { Tabs } from './Tabs.tsx';
import { TestimonialCarousel } from './TestimonialCarousel.tsx';
import { UploadTest } from './UploadTest.tsx';
import { WorkshopDialog } from './WorkshopDialog.tsx';

/** The same islands for the server, which renders them without waiting. */
export const ISLAND_COMPONENTS: { [Name in IslandName]: (props: IslandProps<Name>) => ReactNode } =
  {
    Carousel,
    ContactForm,
    Feedback,
    FeedbackForm,
    Lightbox,
    MapOnRequest,
    Outbox,
    RequestForm,
    Retry,
    ReviewsSection,
    Tabs,
    TestimonialCarousel,
    UploadTest,
    WorkshopDialog,
  };

/** The words that each island speaks with: the browser loads them with its code. */
export const ISLAND_NAMESPACES: Readonly<Record<IslandName, readonly BrowserNamespace[]>> = {
  Carousel: ['islands'],
  ContactForm: ['forms', 'islands'],
  Feedback: ['forms', 'islands'],
  FeedbackForm: ['forms', 'islands'],
  Lightbox: ['islands'],
  MapOnRequest: ['islands'],
  Outbox: ['forms'],
  RequestForm: ['forms'],
  Retry: [],
  ReviewsSection: ['islands'],
  Tabs: [],
  TestimonialCarousel: ['islands'],
  UploadTest: ['islands'],
  WorkshopDialog: ['forms', 'islands'],
};
