import {
  ALLERGENS,
  DIETS,
  type Allergen,
  type Banner,
  type Blog,
  type DailyMenu,
  type HomePage,
  type Localized,
  type MenuItem,
  type OpeningHours,
  type Picture,
  type RichText,
  type Service,
  type Testimonial,
  type Workshop,
} from '../../../../content/index.ts';
import { DEFAULT_LANGUAGE } from '../../../../i18n/index.ts';
import type { Translate } from '../../../../i18n/index.server.ts';

/** In place of a picture where the business has none: nothing is shown for it. */
const NO_PICTURE: Picture = { asset: { _ref: 'none' } };

const PARAGRAPH_STYLES = ['normal', 'h1', 'h2', 'h3', 'h4', 'blockquote'] as const;

/** The same in every language: the words are those of the page already. */
const same = <Value>(value: Value): Localized<Value> => ({ [DEFAULT_LANGUAGE]: value });

export type ExampleContent = ReturnType<typeof exampleContent>;

/** Documents with everything that a document can have, in the words of the page's language. */
export function exampleContent(t: Translate, pictures: readonly Picture[]) {
  const [first = NO_PICTURE, second = first, third = second] = pictures;
  const title = same(t('debug:components.example.title'));
  const text = same(t('debug:components.example.text'));
  const paragraph = same(t('debug:components.example.paragraph'));

  const banner: Banner = {
    _id: 'debug-banner',
    _type: 'banner',
    slug: 'debug',
    image: first,
    titles: title,
    descriptions: text,
    ctaTexts: same(t('debug:components.example.button')),
    ctaLink: '/contact',
  };

  const dish = (key: string, fields: Partial<MenuItem> = {}): MenuItem => ({
    key,
    names: same(t('debug:components.example.dish')),
    price: 7.5,
    unit: 'portion',
    diets: [],
    isSoldOut: false,
    ...fields,
  });
  const dishes = [
    dish('full', {
      descriptions: same(t('debug:components.example.dishText')),
      image: second,
      allergens: { ...noAllergens(), gluten: 'yes', milk: 'yes', nuts: 'traces' },
      diets: ['vegetarian', 'halal'],
    }),
    // It says nothing of its allergens, which is not the same as having none.
    dish('bare', { unit: 'unit', price: 1200 }),
  ];

  const menu: DailyMenu = {
    _id: 'debug-menu',
    _type: 'dailyMenu',
    title,
    slug: 'debug-menu',
    isActive: true,
    displayOrder: 1,
    sections: [],
    items: dishes,
  };

  const price = (key: string, fields: Partial<Service['prices'][number]>) => ({
    key,
    label: same(t('debug:components.example.label')),
    from: 12.5,
    per: 'person' as const,
    isExtra: false,
    ...fields,
  });
  const service: Service = {
    _id: 'debug-service',
    _type: 'service',
    key: 'catering',
    title,
    summary: text,
    description: paragraph,
    image: first,
    offerings: ['whisk', 'leaf', 'clock', 'euro'].map((icon) => ({ icon, title, text })),
    prices: [
      price('one', {}),
      price('span', { from: 20, to: 35.5, per: 'participant' }),
      price('hour', { from: 90, per: 'hour' }),
      price('fee', {
        label: same(t('debug:components.example.fee')),
        from: 150,
        per: 'event',
        isExtra: true,
      }),
    ],
    menus: [
      { key: 'short', title, price: 25, courses: same([t('debug:components.example.dish')]) },
      { key: 'long', title, price: 100, courses: same([t('debug:components.example.dish')]) },
    ],
    groups: [
      { place: 'kiosk', minimum: 8, maximum: 25, isLimited: false },
      { place: 'customer', minimum: 10, isLimited: false },
      { place: 'any', maximum: 40, isLimited: false },
    ],
    bookedAs: 'event',
    needsNotice: true,
    conditions: same([t('debug:components.example.text')]),
    surcharges: same([t('debug:components.example.text')]),
    strip: pictures.slice(0, 4),
    isActive: true,
    displayOrder: 1,
  };

  const home: HomePage = {
    _id: 'debug-home',
    _type: 'homePage',
    title,
    lead: text,
    aboutTitle: title,
    aboutParagraphs: same([
      t('debug:components.example.paragraph'),
      t('debug:components.example.text'),
    ]),
    reasons: ['basket', 'whisk', 'leaf', 'clock'].map((icon) => ({ icon, title, text })),
  };

  const testimonial = (id: string, fields: Partial<Testimonial> = {}): Testimonial => ({
    _id: id,
    _type: 'testimonial',
    kind: 'gastronomic',
    author: t('debug:components.example.person'),
    quote: same(t('debug:components.example.quote')),
    isActive: true,
    displayOrder: 1,
    ...fields,
  });

  const workshop: Workshop = {
    _id: 'debug-workshop',
    _type: 'workshop',
    kind: 'gastronomic',
    slug: 'debug-workshop',
    title,
    summary: text,
    description: paragraph,
    durationMinutes: 180,
    schedule: same(t('debug:components.example.schedule')),
    ages: same(t('debug:components.example.ages')),
    minimumGroup: 8,
    isGroupOnRequest: false,
    inclusions: same([t('debug:components.example.text')]),
    pricePerPerson: 45,
    pricing: same([t('debug:components.example.text')]),
    paymentNote: text,
    reservationNote: text,
    images: [first],
    isActive: true,
    displayOrder: 1,
  };

  const richText = richTextOf(t, second, third);
  const post: Blog = {
    _id: 'debug-post',
    _type: 'blog',
    title,
    slug: 'debug-post',
    description: text,
    coverImage: first,
    content: same(richText),
    author: {
      name: t('debug:components.example.person'),
      image: second,
      bio: text,
      email: 'lucia@example.com',
      socialMedia: { instagram: 'https://www.instagram.com/', youtube: 'https://www.youtube.com/' },
    },
    categories: [
      { title: same(t('debug:components.example.category')), color: '#1f5f8b' },
      { title: same(t('debug:components.example.section')) },
    ],
    publishedAt: '2026-03-01T10:00:00.000Z',
    featured: true,
  };

  return {
    picture: first,
    home,
    banner,
    dishes,
    allergens: Object.fromEntries(
      ALLERGENS.map((name, index) => [name, index % 4 === 3 ? 'traces' : 'yes']),
    ) as Record<Allergen, 'yes' | 'traces'>,
    diets: DIETS,
    menu,
    service,
    testimonials: [testimonial('debug-adult'), testimonial('debug-child', { age: 9 })],
    workshop,
    post,
    richText,
    hours: hoursOf(t),
  };
}

function noAllergens() {
  return Object.fromEntries(ALLERGENS.map((name) => [name, 'no'])) as Record<Allergen, 'no'>;
}

type TextBlock = Extract<RichText[number], { _type: 'block' }>;

/** Every block, list and mark that rich text knows. */
function richTextOf(t: Translate, picture: Picture, other: Picture): RichText {
  const paragraph = t('debug:components.example.paragraph');
  const item = t('debug:components.example.item');
  const span = (text: string, ...marks: string[]) => ({ _type: 'span' as const, text, marks });
  const block = (key: string, text: string, fields: object = {}): TextBlock => ({
    _type: 'block',
    _key: key,
    style: 'normal',
    markDefs: [],
    children: [span(text)],
    ...fields,
  });
  const styled = PARAGRAPH_STYLES.map((style) =>
    block(style, style === 'normal' ? paragraph : t('debug:components.example.title'), { style }),
  );
  const lists = (['bullet', 'number'] as const).flatMap((listItem) =>
    [1, 1, 2].map((level, index) => block(`${listItem}${index}`, item, { listItem, level })),
  );
  return [
    ...styled,
    block('marks', '', {
      markDefs: [
        { _key: 'inside', _type: 'link', href: '/menu' },
        { _key: 'outside', _type: 'link', href: 'https://example.com/' },
      ],
      children: [
        span(t('debug:components.example.bold'), 'strong'),
        span(', '),
        span(t('debug:components.example.italic'), 'em'),
        span(', '),
        span(t('debug:components.example.link'), 'inside'),
        span(', '),
        span(t('debug:components.example.link'), 'outside', 'strong'),
      ],
    }),
    ...lists,
    {
      ...picture,
      _type: 'image',
      _key: 'image',
      caption: same(t('debug:components.example.text')),
    },
    ...(['left', 'right'] as const).map((alignment) => ({
      _type: 'imageWithText' as const,
      _key: alignment,
      image: other,
      alignment,
      text: same([block('beside', paragraph)]),
    })),
  ];
}

/** A kiosk that is open on weekdays; see `MOMENTS` for instants at which it is in each of its states. */
function hoursOf(t: Translate): OpeningHours {
  return {
    _id: 'openingHours',
    _type: 'openingHours',
    places: [
      {
        key: 'kiosk',
        name: same(t('debug:components.example.place')),
        weekly: [
          { days: [1, 2, 3, 4], opens: '09:00', closes: '15:00' },
          { days: [5], opens: '09:00', closes: '22:30' },
        ],
        notes: [
          {
            label: same(t('debug:components.example.note')),
            text: same(t('debug:components.example.noteText')),
          },
          {
            label: same(t('debug:components.example.note')),
            text: same(t('debug:components.example.paragraph')),
          },
        ],
      },
    ],
    exceptions: [
      { date: '2026-11-20', name: same(t('debug:components.example.holiday')) },
      {
        date: '2026-11-21',
        name: same(t('debug:components.example.otherHours')),
        opens: '20:00',
        closes: '24:00',
      },
    ],
  };
}

/** Instants at which the example's kiosk is in each state: a Tuesday, a Friday night, a holiday. */
export const MOMENTS = {
  open: new Date('2026-11-17T10:00:00Z'),
  opensToday: new Date('2026-11-17T07:00:00Z'),
  opensTomorrow: new Date('2026-11-17T18:00:00Z'),
  opensLater: new Date('2026-11-27T22:00:00Z'),
  holiday: new Date('2026-11-20T10:00:00Z'),
} as const;
