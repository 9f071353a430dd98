import type { BlogSummary } from '../../content/index.ts';
import { formatDate } from '../../i18n/index.ts';
import { usePage } from '../page-context.server.ts';

const HEX_COLOR = /^#[\da-f]{3,8}$/i;

/** The categories of a post, each with a dot of its colour. */
export function Categories({ post }: { post: BlogSummary }) {
  const { t, text, useSheets, backgroundClass } = usePage();
  useSheets('blog');
  if (post.categories.length === 0) return null;
  return (
    <ul className="categories small" aria-label={t('blog:categories')}>
      {post.categories.map(({ _key, title, color }) => (
        <li key={_key ?? text(title)}>
          {/* Only a colour may come from content into a style. */}
          <i className={color && HEX_COLOR.test(color) ? backgroundClass(color) : undefined} />
          {text(title)}
        </li>
      ))}
    </ul>
  );
}

/** When a post was published, in words. */
export function PublishedAt({ post }: { post: BlogSummary }) {
  const { language } = usePage();
  if (!post.publishedAt) return null;
  return <time dateTime={post.publishedAt}>{formatDate(post.publishedAt, language)}</time>;
}
