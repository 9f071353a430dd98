import type { ReactNode } from 'react';
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
