import * as v from 'valibot';
import { documentFields, localizedString, picture, slug } from './common.ts';
import { localizedRichText } from './rich-text.ts';

const socialMedia = v.object({
  facebook: v.optional(v.string()),
  instagram: v.optional(v.string()),
  twitter: v.optional(v.string()),
  youtube: v.optional(v.string()),
});

export const seo = v.object({
  title: v.optional(localizedString),
  description: v.optional(localizedString),
  image: v.optional(picture),
});

export const blog = v.object({
  ...documentFields,
  _type: v.literal('blog'),
  title: localizedString,
  slug,
  description: v.optional(localizedString),
  coverImage: v.optional(picture),
  content: v.optional(localizedRichText, {}),
  author: v.optional(
    v.object({
      name: v.string(),
      image: v.optional(picture),
      bio: v.optional(localizedString),
      email: v.optional(v.string()),
      socialMedia: v.optional(socialMedia),
    }),
  ),
  categories: v.optional(
    v.array(
      v.object({
        _key: v.optional(v.string()),
        title: localizedString,
        description: v.optional(localizedString),
        color: v.optional(v.string()),
      }),
    ),
    [],
  ),
  /** ISO 8601; a post without it is not published. */
  publishedAt: v.optional(
    v.nullable(
      v.pipe(
        v.string(),
        v.check((text) => !Number.isNaN(Date.parse(text)), 'is no date'),
      ),
    ),
  ),
  featured: v.optional(v.boolean(), false),
  seo: v.optional(seo),
});

/** Singleton. */
export const globalSettings = v.object({
  ...documentFields,
  _type: v.literal('globalSettings'),
  siteName: v.string(),
  siteDescription: localizedString,
  favicon: v.optional(picture),
  logo: v.optional(picture),
  defaultSeo: v.optional(seo),
  contactInfo: v.object({
    email: v.optional(v.string()),
    phone: v.optional(v.string()),
    address: v.optional(localizedString),
    hours: v.optional(localizedString),
  }),
  socialMedia: v.optional(socialMedia, {}),
});

export type Blog = v.InferOutput<typeof blog>;
export type GlobalSettings = v.InferOutput<typeof globalSettings>;
export type Seo = v.InferOutput<typeof seo>;
