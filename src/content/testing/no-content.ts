import type { ContentService } from '../content-service.ts';

/** A content service without a document. */
export const noContent: ContentService = {
  dailyMenus: async () => [],
  snapshot: async () => null,
  blogs: async () => ({ posts: [], total: 0 }),
  blog: async () => null,
  blogKeys: async () => [],
  globalSettings: async () => null,
  banners: async () => [],
  submenus: async () => [],
  workshops: async () => [],
  services: async () => [],
  testimonials: async () => [],
  galleryPictures: async () => [],
  openingHours: async () => null,
  team: async () => [],
  about: async () => null,
  pastExperiences: async () => [],
};
