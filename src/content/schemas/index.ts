import type * as v from 'valibot';
import { blog, globalSettings } from './blog.ts';
import {
  about,
  galleryPicture,
  openingHours,
  pastExperience,
  service,
  teamMember,
  testimonial,
  workshop,
} from './business.ts';
import { banner, dailyMenu, snapshot, submenu } from './menu.ts';

/** One schema per document type; every type of the content comes from here. */
export const DOCUMENT_SCHEMAS = {
  dailyMenu,
  submenu,
  banner,
  snapshot,
  blog,
  globalSettings,
  workshop,
  service,
  testimonial,
  galleryPicture,
  openingHours,
  teamMember,
  about,
  pastExperience,
} as const;

export type DocumentType = keyof typeof DOCUMENT_SCHEMAS;
export type DocumentOf<Type extends DocumentType> = v.InferOutput<(typeof DOCUMENT_SCHEMAS)[Type]>;

/** Types of which there is one document, whose `_id` is the type's name. */
export const SINGLETONS = ['snapshot', 'globalSettings', 'openingHours', 'about'] as const;

export * from './blog.ts';
export * from './business.ts';
export * from './common.ts';
export * from './menu.ts';
export * from './rich-text.ts';
