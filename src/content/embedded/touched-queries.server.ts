import type { ContentQuery } from '../content-service.ts';
import type { DocumentType } from '../schemas/index.ts';
import { isDocumentType, validateDocument } from '../validation/validate.ts';
import type { DocumentsTable } from './tables.server.ts';

/** The queries whose answer a document of the type may join or leave. */
const QUERIES_OF: Record<DocumentType, readonly ContentQuery[]> = {
  dailyMenu: ['dailyMenus', 'snapshot'],
  submenu: ['submenus', 'snapshot'],
  banner: ['banners', 'snapshot'],
  snapshot: ['snapshot'],
  blog: ['blogs', 'blog', 'blogKeys'],
  globalSettings: ['globalSettings'],
  workshop: ['workshops'],
  service: ['services'],
  testimonial: ['testimonials'],
  galleryPicture: ['galleryPictures'],
  openingHours: ['openingHours'],
  teamMember: ['team'],
  about: ['about'],
  pastExperience: ['pastExperiences'],
};

/** Every query there is. */
export const ALL_QUERIES: readonly ContentQuery[] = [...new Set(Object.values(QUERIES_OF).flat())];

type Row = DocumentsTable | undefined;

/**
 * The queries whose list changes its members or its order as a document goes from one row to
 * another (undefined: it is not there). A change inside a document touches none.
 */
export function touchedQueries(before: Row, after: Row): readonly ContentQuery[] {
  if (before?.state !== 'published' && after?.state !== 'published') return [];
  const membership = placeOf(before) !== placeOf(after) || isSound(before) !== isSound(after);
  if (membership) return [...queriesOf(before), ...queriesOf(after)];
  // Banners stand in the order of their last update.
  return after?.type === 'banner' ? ['banners'] : [];
}

function placeOf(row: Row): string {
  if (!row) return '';
  const { type, state, is_active, position, published_at, slug, kind } = row;
  return JSON.stringify([type, state, is_active, position, published_at, slug, kind]);
}

function isSound(row: Row): boolean {
  if (!row || !isDocumentType(row.type)) return false;
  return validateDocument(row.type, JSON.parse(row.body)).document !== null;
}

function queriesOf(row: Row): readonly ContentQuery[] {
  return row && isDocumentType(row.type) ? QUERIES_OF[row.type] : [];
}
