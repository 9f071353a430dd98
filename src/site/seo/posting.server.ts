import { type Blog } from '../../content/index.ts';
import type { PageContext } from '../page-context.server.ts';
import { sharedPictureUrl } from '../shared-picture.server.ts';
import { holder } from './business.server.ts';

/** https://schema.org/BlogPosting of a post. */
export function blogPosting(page: PageContext, post: Blog): object {
  const { text } = page;
  const image = sharedPictureUrl(page, post.coverImage);
  return {
    '@type': 'BlogPosting',
    headline: text(post.title),
    description: text(post.description),
    inLanguage: page.language,
    mainEntityOfPage: page.absolute(`/blog/${post.slug}`),
    ...(post.publishedAt && { datePublished: post.publishedAt }),
    ...(image && { image }),
    ...(post.author && { author: { '@type': 'Person', name: post.author.name } }),
    publisher: holder(page),
  };
}
