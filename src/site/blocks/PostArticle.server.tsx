import type { Blog } from '../../content/index.ts';
import { readingMinutes } from '../../content/index.server.ts';
import { usePage } from '../page-context.server.ts';
import { Breadcrumbs } from './Breadcrumbs.server.tsx';
import { Hero } from './Hero.server.tsx';
import { Pencil } from './Pencil.server.tsx';
import { RichText } from './RichText.server.tsx';
import { AuthorBox } from './AuthorBox.server.tsx';
import { Categories, PublishedAt } from './PostParts.server.tsx';

/** A post in full: cover, title, date, categories, text, author. */
export function PostArticle({ post }: { post: Blog }) {
  const { t, text, richText } = usePage();
  usePage().useSheets('blog');
  const body = richText(post.content);
  const title = text(post.title);
  return (
    <article>
      <Hero
        title={title}
        text={text(post.description)}
        picture={post.coverImage}
        backgroundPosition="center"
        wordsOf={{ of: post, field: 'title' }}
        pictureOf={{ of: post, field: 'coverImage' }}
        above={<Breadcrumbs crumbs={[{ name: t('blog:title'), path: '/blog' }]} name={title} />}
      >
        <p className="byline soft">
          {post.author && <span>{t('blog:by', { name: post.author.name })}</span>}
          <PublishedAt post={post} />
          <span>{t('blog:reading', { minutes: readingMinutes(body) })}</span>
        </p>
        <Categories post={post} />
      </Hero>
      <div className="section">
        <div className="wrap post">
          <RichText value={body} />
          <Pencil of={post} field="content" />
          {post.author && <AuthorBox author={post.author} />}
        </div>
      </div>
    </article>
  );
}
