import * as v from 'valibot';
import { documentFields, euros, localized, localizedString, picture, slug } from './common.ts';
import { localizedRichText } from './rich-text.ts';

const localizedList = localized(v.array(v.string()));

/** A workshop, gastronomic or birthday: everything its card and its dialog show. */
export const workshop = v.object({
  ...documentFields,
  _type: v.literal('workshop'),
  kind: v.picklist(['gastronomic', 'birthday']),
  slug,
  title: localizedString,
  summary: localizedString,
  description: localizedString,
  /** Whole minutes. */
  durationMinutes: v.number(),
  /** When it is held, in words. */
  schedule: localizedString,
  /** Who may come, in words. */
  ages: localizedString,
  minimumAge: v.optional(v.number()),
  /** Smallest group, persons; left out where the business states none. */
  minimumGroup: v.optional(v.number()),
  maximumGroup: v.optional(v.number()),
  inclusions: localizedList,
  pricePerPerson: euros,
  /** One line each. */
  pricing: localizedList,
  paymentNote: localizedString,
  reservationNote: localizedString,
  /** A day of the year it belongs to, in words (Halloween). */
  dateNote: v.optional(localizedString),
  images: v.pipe(v.array(picture), v.maxLength(3)),
  isActive: v.boolean(),
  displayOrder: v.number(),
});

export const SERVICE_KEYS = [
  'gastronomic',
  'birthday',
  'catering',
  'chef',
  'daily',
  'vegetarian',
] as const;

/** A service with its prices and conditions. `key` ties it to its page. */
export const service = v.object({
  ...documentFields,
  _type: v.literal('service'),
  key: v.picklist(SERVICE_KEYS),
  title: localizedString,
  summary: localizedString,
  description: localizedString,
  image: picture,
  hero: v.optional(picture),
  offerings: v.optional(
    v.array(
      v.object({
        _key: v.optional(v.string()),
        /** Name of an icon in `site/components/Icon.tsx`. */
        icon: v.optional(v.string()),
        title: localizedString,
        text: localizedString,
      }),
    ),
    [],
  ),
  /** Price lines: `from`/`to` in euros, `per` what it is for. */
  prices: v.optional(
    v.array(
      v.object({
        _key: v.optional(v.string()),
        key: v.string(),
        label: localizedString,
        from: euros,
        to: v.optional(euros),
        per: v.picklist(['person', 'participant', 'event', 'hour']),
        /** Group size the price holds for, persons. */
        group: v.optional(v.number()),
        /** An extra fee beside the price per person. */
        isExtra: v.optional(v.boolean(), false),
      }),
    ),
    [],
  ),
  /** Smallest and largest groups, persons, by place. */
  groups: v.optional(
    v.array(
      v.object({
        _key: v.optional(v.string()),
        place: v.picklist(['kiosk', 'customer', 'any']),
        minimum: v.optional(v.number()),
        maximum: v.optional(v.number()),
      }),
    ),
    [],
  ),
  /** Days of notice needed. */
  leadDays: v.optional(v.number()),
  /** Share of the price that secures the booking, 0 to 1. */
  deposit: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(1))),
  conditions: v.optional(localizedList),
  strip: v.optional(v.array(picture), []),
  isActive: v.boolean(),
  displayOrder: v.number(),
});

export const testimonial = v.object({
  ...documentFields,
  _type: v.literal('testimonial'),
  kind: v.picklist(['gastronomic', 'birthday', 'chef']),
  author: v.string(),
  /** Years; given for children. */
  age: v.optional(v.number()),
  quote: localizedString,
  isActive: v.boolean(),
  displayOrder: v.number(),
});

export const galleryPicture = v.object({
  ...documentFields,
  _type: v.literal('galleryPicture'),
  image: picture,
  displayOrder: v.number(),
});

/** `09:00` */
const clock = v.pipe(v.string(), v.regex(/^([01]\d|2[0-4]):[0-5]\d$/));

/** Singleton: when what is open, in Europe/Madrid. */
export const openingHours = v.object({
  ...documentFields,
  _type: v.literal('openingHours'),
  places: v.array(
    v.object({
      _key: v.optional(v.string()),
      key: v.picklist(['kiosk', 'workshops']),
      name: localizedString,
      /** ISO weekdays, 1 Monday to 7 Sunday. A day that is not listed is closed, unless its note says otherwise. */
      weekly: v.array(
        v.object({
          _key: v.optional(v.string()),
          days: v.array(v.pipe(v.number(), v.minValue(1), v.maxValue(7))),
          opens: clock,
          closes: clock,
        }),
      ),
      notes: v.optional(
        v.array(
          v.object({ _key: v.optional(v.string()), label: localizedString, text: localizedString }),
        ),
        [],
      ),
    }),
  ),
  /** `date` is yyyy-mm-dd; every place is closed unless `opens` and `closes` say otherwise. */
  exceptions: v.optional(
    v.array(
      v.object({
        _key: v.optional(v.string()),
        date: v.pipe(v.string(), v.isoDate()),
        name: localizedString,
        opens: v.optional(clock),
        closes: v.optional(clock),
      }),
    ),
    [],
  ),
});

export const teamMember = v.object({
  ...documentFields,
  _type: v.literal('teamMember'),
  name: v.string(),
  role: localizedString,
  bio: v.optional(localizedString),
  image: v.optional(picture),
  displayOrder: v.number(),
});

/** Singleton: the story, pictures and film of the about page. */
export const about = v.object({
  ...documentFields,
  _type: v.literal('about'),
  title: localizedString,
  lead: localizedString,
  story: localizedRichText,
  poster: picture,
  /** Files of the film, most wanted first. */
  film: v.optional(
    v.array(v.object({ _key: v.optional(v.string()), url: v.string(), mimeType: v.string() })),
    [],
  ),
  catering: v.optional(v.array(picture), []),
  events: v.optional(v.array(picture), []),
});

/** A gastronomic experience that took place, for /past-experiences. */
export const pastExperience = v.object({
  ...documentFields,
  _type: v.literal('pastExperience'),
  title: localizedString,
  text: localizedString,
  /** yyyy-mm-dd */
  date: v.pipe(v.string(), v.isoDate()),
  guests: v.optional(v.number()),
  images: v.optional(v.array(picture), []),
});

export type Workshop = v.InferOutput<typeof workshop>;
export type ServiceKey = (typeof SERVICE_KEYS)[number];
export type Service = v.InferOutput<typeof service>;
export type Testimonial = v.InferOutput<typeof testimonial>;
export type GalleryPicture = v.InferOutput<typeof galleryPicture>;
export type OpeningHours = v.InferOutput<typeof openingHours>;
export type TeamMember = v.InferOutput<typeof teamMember>;
export type About = v.InferOutput<typeof about>;
export type PastExperience = v.InferOutput<typeof pastExperience>;
