/**
 * The content queries in GROQ. `$now` is an ISO 8601 instant. Every query filters drafts itself,
 * whatever the perspective that the dataset is read with.
 */
const PUBLISHED = '!(_id in path("drafts.**")) && !(_id in path("versions.**"))';

const ACTIVE = `isActive == true && ${PUBLISHED}`;
const BY_POSITION = 'order(displayOrder asc, _id asc)';

/** Of documents that should be one of their kind, that with the type's name as its id comes first. */
const SINGLE = 'order(select(_id == _type => 0, 1) asc, _updatedAt desc, _id asc)[0...5]';

/** A date may be written as a day alone. */
const PUBLICATION = 'coalesce(dateTime(publishedAt), dateTime(publishedAt + "T00:00:00Z"))';
const POSTS = `*[_type == "blog" && ${PUBLISHED} && ${PUBLICATION} <= dateTime($now)]`;
const SLUG = 'lower(coalesce(slug.current, slug))';

export const DAILY_MENUS = `*[_type == "dailyMenu" && ${ACTIVE}] | ${BY_POSITION}`;

export const SUBMENUS = `*[_type == "submenu" && ${ACTIVE}] | ${BY_POSITION}`;

/** Each with what its references lead to. */
export const SNAPSHOTS = `*[_type == "snapshot" && ${ACTIVE}] | ${SINGLE} {
  "snapshot": @,
  "banner": banner->,
  "dailyMenus": dailyMenus[]->,
  "submenus": submenus[]->
}`;

/** `$offset` and `$end` bound the page, the end not included. */
export const BLOGS = `{
  "posts": ${POSTS} | order(${PUBLICATION} desc, _id desc)[$offset...$end],
  "total": count(${POSTS})
}`;

/** `$slug` in lower case: the post with that slug, or else with that id. */
export const BLOG = `${POSTS}[${SLUG} == $slug || lower(_id) == $slug]
  | order(select(${SLUG} == $slug => 0, 1) asc, ${PUBLICATION} desc, _id desc)[0...5]`;

/** Under what a post may be asked for. */
export const BLOG_KEYS = `${POSTS}{ "slug": ${SLUG}, "id": lower(_id) }`;

export const GLOBAL_SETTINGS = `*[_type == "globalSettings" && ${PUBLISHED}] | ${SINGLE}`;

export const BANNERS = `*[_type == "banner" && ${PUBLISHED}] | order(_updatedAt desc, _id asc)`;

/** The documents, and whether the dataset has any of their type at all. */
const known = (type: string, documents: string) => `{
  "documents": ${documents},
  "isKnown": count(*[_type == "${type}" && ${PUBLISHED}]) > 0
}`;

const ofKind = (type: string) =>
  known(type, `*[_type == "${type}" && kind == $kind && ${ACTIVE}] | ${BY_POSITION}`);

export const WORKSHOPS = ofKind('workshop');
export const TESTIMONIALS = ofKind('testimonial');
export const SERVICES = known('service', `*[_type == "service" && ${ACTIVE}] | ${BY_POSITION}`);
export const GALLERY_PICTURES = known(
  'galleryPicture',
  `*[_type == "galleryPicture" && ${PUBLISHED}] | ${BY_POSITION}`,
);
export const OPENING_HOURS = known(
  'openingHours',
  `*[_type == "openingHours" && ${PUBLISHED}] | ${SINGLE}`,
);
export const TEAM = known('teamMember', `*[_type == "teamMember" && ${PUBLISHED}] | ${BY_POSITION}`);
export const ABOUT = known('about', `*[_type == "about" && ${PUBLISHED}] | ${SINGLE}`);
export const PAST_EXPERIENCES = known(
  'pastExperience',
  `*[_type == "pastExperience" && ${PUBLISHED}] | order(date desc, _id desc)`,
);
