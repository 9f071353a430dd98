import type { ContentService } from '../content/index.ts';
import { postPath } from './blocks/post-links.server.ts';
import { shownWorkshops, workshopPath } from './shown-workshops.server.ts';

/** The paths of what is shown just now and has a slug, in lower case. */
export interface ShownAddresses {
  readonly current: ReadonlySet<string>;
  /** The paths that these had before, each with the one of today; none of them is another's. */
  readonly former: ReadonlyMap<string, string>;
}

/**
 * Which addresses services, own pages, workshops and posts have, and had. Made from what is shown, so a
 * former address leads straight to where its page is, and never to what is off.
 */
export async function readShownAddresses(content: ContentService): Promise<ShownAddresses> {
  const [services, pages, workshops, posts, postKeys] = await Promise.all([
    content.services(),
    content.pages(),
    shownWorkshops(content),
    content.movedPosts(),
    content.blogKeys(),
  ]);
  const all = [...services, ...pages];
  const current = new Set(
    [
      ...all.map(({ slug }) => `/${slug}`),
      ...workshops.map(workshopPath),
      ...postKeys.map((key) => `/blog/${key}`),
    ].map((path) => path.toLowerCase()),
  );
  const former = new Map<string, string>();
  const lead = (from: string, to: string) => {
    if (!current.has(from)) former.set(from, to);
  };
  for (const one of all)
    for (const slug of one.formerSlugs) lead(`/${slug}`, encodeURI(`/${one.slug}`));
  for (const one of workshops)
    for (const service of [one.service.slug.toLowerCase(), ...one.service.formerSlugs])
      for (const slug of [one.slug.toLowerCase(), ...one.formerSlugs])
        lead(`/${service}/${slug}`, encodeURI(workshopPath(one)));
  for (const post of posts)
    for (const slug of post.formerSlugs) lead(`/blog/${slug}`, postPath(post));
  return { current, former };
}
