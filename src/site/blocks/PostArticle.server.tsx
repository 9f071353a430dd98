import type { Blog } from '../../content/index.ts';
import { readingMinutes } from '../../content/index.server.ts';
import { usePage } from '../page-context.server.ts';
import { Breadcrumbs } from './Breadcrumbs.server.tsx';
import { Hero } from './Hero.server.tsx';
import { Pencil } from './Pencil.server.tsx';
import { RichText } from './RichText.server.tsx';
import { Categories, PublishedAt } from './PostParts.server.tsx';
import { networksIn } from './networks.server.ts';
import { Picture } from './Picture.server.tsx';

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
        above={<Breadcrumbs name={title} />}
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

/** Who wrote a post: picture, name, a few words, ways to reach them. */
function AuthorBox({ author }: { author: NonNullable<Blog['author']> }) {
  const page = usePage();
  const { t, text } = page;
  const { name, image, bio, email, socialMedia } = author;
  return (
    <aside className="author linen" aria-labelledby="author">
      {image && <Picture picture={image} ratio="1:1" widths={[96, 192]} sizes="6rem" alt="" />}
      <div>
        <h2 className="serif" id="author">
          {t('blog:by', { name })}
        </h2>
        {bio && <p className="soft">{text(bio)}</p>}
        <p className="actions small">
          {email && <a href={`mailto:${email}`}>{email}</a>}
          {networksIn(socialMedia, page).map(({ name: network, href }) => (
            <a key={network} href={href} rel="external noopener">
              {network}
            </a>
          ))}
        </p>
      </div>
    </aside>
  );
}
