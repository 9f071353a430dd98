import type { Language } from '../i18n/index.ts';
import type { BlogAddress } from './content-service.ts';
import { languageShown, localizeRichText } from './localize.ts';
import type { Blog, BlogSummary } from './types/index.gen.ts';

/** A post without its body, for lists. */
export function summaryOf(post: Blog): BlogSummary {
  const { content, ...summary } = post;
  void content;
  return summary;
}

/** Where a post is. */
export function addressOf({ _id, _updatedAt, slug, publishedAt }: BlogSummary): BlogAddress {
  return { _id, _updatedAt, slug, publishedAt };
}

/** The post with the body of one language alone, the one that `localizeRichText` chooses. */
export function inLanguage(post: Blog, language: Language): Blog {
  const shown = languageShown(post.content, language) ?? language;
  return { ...post, content: { [shown]: localizeRichText(post.content, language) } };
}
