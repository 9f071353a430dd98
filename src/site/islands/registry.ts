/** Every island and how the browser loads it: one chunk each, fetched when it is hydrated. */
export const ISLANDS = {
  Carousel: () => import('./Carousel.tsx').then((module) => module.Carousel),
  ContactForm: () => import('./ContactForm.tsx').then((module) => module.ContactForm),
  Feedback: () => import('./Feedback.tsx').then((module) => module.Feedback),
  FeedbackForm: () => import('./FeedbackForm.tsx').then((module) => module.FeedbackForm),
  Lightbox: () => import('./Lightbox.tsx').then((module) => module.Lightbox),
  MapOnRequest: () => import('./MapOnRequest.tsx').then((module) => module.MapOnRequest),
  Outbox: () => import('./Outbox.tsx').then((module) => module.Outbox),
  RequestForm: () => import('./RequestForm.tsx').then((module) => module.RequestForm),
  Retry: () => import('./Retry.tsx').then((module) => module.Retry),
  ReviewsSection: () => import('./ReviewsSection.tsx').then((module) => module.ReviewsSection),
  Tabs: () => import('./Tabs.tsx').then((module) => module.Tabs),
  TestimonialCarousel: () =>
    import('./TestimonialCarousel.tsx').then((module) => module.TestimonialCarousel),
  UploadTest: () => import('./UploadTest.tsx').then((module) => module.UploadTest),
  WorkshopDialog: () => import('./WorkshopDialog.tsx').then((module) => module.WorkshopDialog),
};

export type IslandName = keyof typeof ISLANDS;

type Loaded<Name extends IslandName> = Awaited<ReturnType<(typeof ISLANDS)[Name]>>;

export type IslandProps<Name extends IslandName> =
  Loaded<Name> extends (props: infer Props) => unknown ? Props : never;
