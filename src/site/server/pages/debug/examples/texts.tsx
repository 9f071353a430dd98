import { WhyUs } from '../../../components/home/WhyUs.tsx';
import { Reviews } from '../../../components/Reviews.tsx';
import { RichText } from '../../../components/RichText.tsx';
import { Testimonials } from '../../../components/Testimonials.tsx';
import { TextList } from '../../../components/TextList.tsx';
import { VoicesSection } from '../../../components/VoicesSection.tsx';
import { ReviewCard } from '../../../../islands/reviews/ReviewCard.tsx';
import type { PageContext } from '../../../page-context.ts';
import type { ExampleData, ExampleGroup } from '../example.ts';
import { Spoken } from '../Spoken.tsx';

export function texts(page: PageContext, data: ExampleData): ExampleGroup {
  const { t } = page;
  const title = t('debug:components.example.title');
  const review = {
    authorName: t('debug:components.example.person'),
    authorUrl: 'https://example.com/',
    profilePhotoUrl: null,
    reportUrl: null,
    rating: 4,
    relativeTime: t('debug:components.example.ago'),
    text: t('debug:components.example.paragraph'),
  };
  return {
    name: 'texts',
    examples: [
      { component: 'RichText', state: 'all', node: <RichText value={data.richText} /> },
      {
        component: 'TextList',
        node: <TextList title={title} lines={[t('debug:components.example.item'), title]} />,
      },
      { component: 'WhyUs', node: <WhyUs reasons={data.home.reasons} /> },
      { component: 'Testimonials', node: <Testimonials testimonials={data.testimonials} /> },
      {
        component: 'VoicesSection',
        contains: ['TestimonialCarousel'],
        isWide: true,
        node: <VoicesSection title={title} testimonials={data.testimonials} />,
      },
      {
        component: 'ReviewCard',
        state: 'all',
        node: (
          <ul className="review-cards">
            <Spoken page={page}>
              <ReviewCard review={review} />
              <ReviewCard review={{ ...review, authorName: '', authorUrl: null, rating: 5 }} />
            </Spoken>
          </ul>
        ),
      },
      {
        component: 'Reviews',
        contains: ['ReviewsSection'],
        isWide: true,
        node: <Reviews map={null} />,
      },
    ],
  };
}
