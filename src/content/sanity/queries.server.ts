import { collectionOf, type Order, type QueriedType } from '../collections.ts';
import { blog, blogSummary } from '../schemas/index.gen.ts';
import { conditionOf } from './schema-condition.server.ts';

/**
 * The content queries in GROQ. `$now` is an ISO 8601 instant. Every query filters drafts itself,
 * whatever perspective the dataset is read with.
 */
const PUBLISHED = '!(_id in path("drafts.**")) && !(_id in path("versions.**"))';

/** The candidates for a singleton; the one whose id is the type's name comes first. */
const SINGLE = 'order(select(_id == _type => 0, 1) asc, _updatedAt desc, _id asc)[0...5]';

/** A date may be written as a day without a time. */
const PUBLICATION = 'coalesce(dateTime(publishedAt), dateTime(publishedAt + "T00:00:00Z"))';
const POSTS = `*[_type == "blog" && ${PUBLISHED} && ${PUBLICATION} <= dateTime($now)]`;
const SLUG = 'lower(coalesce(slug.current, slug))';

/** The active snapshots, each with the documents that it refers to. */
export const SNAPSHOTS = `*[_type == "snapshot" && isActive == true && ${PUBLISHED}] | ${SINGLE} {
  "snapshot": @,
  "banner": banner->,
  "dailyMenus": dailyMenus[]->,
  "submenus": submenus[]->
}`;

/** What a post's summary has, by the names of its schema. */
const SUMMARY = Object.keys(blogSummary.entries).join(', ');

/** As little as tells whether a post is one, and where it is. */
const ADDRESS = '_id, _type, _updatedAt, title, slug, publishedAt';

/**
 * What a summary leaves out, the body, of a post that might break the schema there: one that does is
 * in no list, as it has no page. Nothing of any other.
 */
const DOUBTFUL = Object.entries(blog.entries)
  .filter(([name]) => !Object.hasOwn(blogSummary.entries, name))
  .map(([name, schema]) => `!coalesce(${conditionOf(schema, name)}, false) => { ${name} }`)
  .join(', ');

/** `$offset` and `$end` bound the page, the end not included. */
const pageOf = (projection: string) => `{
  "posts": ${POSTS} | order(${PUBLICATION} desc, _id desc)[$offset...$end] ${projection},
  "total": count(${POSTS})
}`;

export const BLOGS = pageOf(`{ ${SUMMARY}, ${DOUBTFUL} }`);
export const BLOG_ADDRESSES = pageOf(`{ ${ADDRESS} }`);

/** `$slug` in lower case: the post with that slug, or else with that id. */
export const BLOG = `${POSTS}[${SLUG} == $slug || lower(_id) == $slug]
  | order(select(${SLUG} == $slug => 0, 1) asc, ${PUBLICATION} desc, _id desc)[0...5]`;

/** The keys that a post may be asked for by. */
export const BLOG_KEYS = `${POSTS}{ "slug": ${SLUG}, "id": lower(_id) }`;

const orderBy = (order: Order, dateField = '_createdAt') =>
  ({
    displayOrder: 'order(displayOrder asc, _id asc)',
    date: `order(${dateField} desc, _id desc)`,
    updatedAt: 'order(_updatedAt desc, _id asc)',
  })[order];

/**
 * The query of a type, as `COLLECTIONS` describes it: `{documents, isKnown}`, where `isKnown` says
 * whether the dataset has any document of the type at all. `$kind` is set for types that are asked
 * for by kind.
 */
export function ofCollection(type: QueriedType): string {
  const { askedBy, hasActiveFlag, isSingleton, order, dateField } = collectionOf(type);
  const conditions = [
    `_type == "${type}"`,
    ...(askedBy === 'kind' ? ['kind == $kind'] : []),
    ...(hasActiveFlag === true ? ['isActive == true'] : []),
    PUBLISHED,
  ];
  const sorted = isSingleton ? SINGLE : orderBy(order ?? 'displayOrder', dateField);
  return `{
  "documents": *[${conditions.join(' && ')}] | ${sorted},
  "isKnown": count(*[_type == "${type}" && ${PUBLISHED}]) > 0
}`;
}
