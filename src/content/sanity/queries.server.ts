import { collectionOf, DOCUMENT_TYPES } from '../collections.ts';

/** Neither drafts nor versions in releases, whatever perspective the dataset is read with. */
const PUBLISHED = '!(_id in path("drafts.**")) && !(_id in path("versions.**"))';

/** The dates on which it depends whether a document is on the site. */
const DATES = DOCUMENT_TYPES.map(collectionOf).flatMap(({ isDatedByPublishing, dateField }) =>
  isDatedByPublishing && dateField !== undefined ? [dateField] : [],
);

/** What is listened to: drafts change with each key that an editor presses. */
export const CHANGES = `*[_type in $types && ${PUBLISHED}]`;

/** A page of what is published, by id from `$after` on, with as little as tells whether it is known. */
export const LIST = `*[_type in $types && _id > $after && ${PUBLISHED}]
  | order(_id asc)[0...$limit]{ ${['_id', '_type', '_rev', ...DATES].join(', ')} }`;

export const DOCUMENTS = `*[_id in $ids && ${PUBLISHED}]`;
