import { DEFAULT_LANGUAGE, type Language } from '../i18n/index.ts';
import type { BlogSummary } from './content-service.ts';
import type { Blog } from './schemas/index.ts';

/** A post without its body, for lists. */
export function summaryOf(post: Blog): BlogSummary {
  const { content, ...summary } = post;
  void content;
  return summary;
}

/**
 * The post with the body of one language alone: the asked-for one, else Spanish, else the first
 * that has a body (specification, section 7). `localizeRichText` finds it under any language.
 */
export function inLanguage(post: Blog, language: Language): Blog {
  const bodies = post.content.filter(({ value, content }) => (value ?? content ?? []).length > 0);
  const of = (code: string) => bodies.find((body) => (body.language ?? body._key) === code);
  const body = of(language) ?? of(DEFAULT_LANGUAGE) ?? bodies[0];
  return { ...post, content: body ? [body] : [] };
}
