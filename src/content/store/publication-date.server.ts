import { collectionOf, type DocumentType } from '../collections.ts';

interface DatedDocument extends Readonly<Record<string, unknown>> {
  readonly _type: DocumentType;
}

/** The document with the date of its publication: an instant, where it has none. */
export function withDate<Document extends DatedDocument>(
  document: Document,
  now: number,
): Document {
  const { isDatedByPublishing = false, dateField = '' } = collectionOf(document._type);
  const isDated = !isDatedByPublishing || isGiven(document[dateField]);
  return isDated ? document : { ...document, [dateField]: new Date(now).toISOString() };
}

/** Has it no date of publication, although its type has one? */
export function lacksDate(document: DatedDocument): boolean {
  return withDate(document, 0) !== document;
}

/** When its own date says that it is published, milliseconds since 1970; null when that has come. */
export function dateToCome(document: DatedDocument, now: number): number | null {
  const { isDatedByPublishing = false, dateField = '' } = collectionOf(document._type);
  if (!isDatedByPublishing) return null;
  const date = Date.parse(String(document[dateField]));
  return date > now ? date : null;
}

function isGiven(date: unknown): boolean {
  return date !== undefined && date !== null && date !== '';
}
