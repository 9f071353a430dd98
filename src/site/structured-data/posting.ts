import { slugOf, type Blog } from '../../content/index.ts';
import { pictureUrl } from '../../media/index.ts';
import type { PageContext } from '../page-context.ts';
import { businessId } from './business.ts';

const PICTURE = { width: 1200, height: 630, format: 'jpg' } as const;

/** https://schema.org/BlogPosting of a post. */
export function blogPosting(page: PageContext, post: Blog): object {
  const { text, siteUrl } = page;
  return {
    '@type': 'BlogPosting',
    headline: text(post.title),
    description: text(post.description),
    inLanguage: page.language,
    mainEntityOfPage: page.absolute(`/blog/${slugOf(post.slug)}`),
    ...(post.publishedAt && { datePublished: post.publishedAt }),
    ...(post.coverImage && { image: siteUrl + pictureUrl(post.coverImage, PICTURE) }),
    ...(post.author && { author: { '@type': 'Person', name: post.author.name } }),
    publisher: { '@id': businessId(page) },
  };
}
