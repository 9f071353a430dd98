import type { BlogSummary } from '../../content/index.ts';
import { usePage } from '../page-context.server.ts';
import { Card } from './Card.server.tsx';
import { Pencil } from './Pencil.server.tsx';
import { Picture } from './Picture.server.tsx';
import { postPath } from './post-links.server.ts';
import { Categories, PublishedAt } from './PostParts.server.tsx';

interface PostOptions {
  post: BlogSummary;
  /** Level of the title; 2 unless told otherwise. */
  level?: 2 | 3;
}

/** A post as a card; stands in a `ul.cards`. */
export function PostCard({ post, level = 2 }: PostOptions) {
  const { text, href } = usePage();
  return (
    <Card
      of={post}
      level={level}
      href={href(postPath(post))}
      title={text(post.title)}
      text={text(post.description)}
      picture={post.coverImage}
      ratio="8:5"
      meta={<PublishedAt post={post} />}
    >
      <Categories post={post} />
    </Card>
  );
}

/** The post that the list begins with: wide, its picture asked for first. */
export function LeadPost({ post }: { post: BlogSummary }) {
  const { text, href } = usePage();
  usePage().useSheets('cards', 'blog');
  return (
    <article className="card lead-post">
      {post.coverImage && (
        <Picture
          picture={post.coverImage}
          ratio="8:5"
          widths={[412, 720, 1024]}
          sizes="(width >= 60rem) 42rem, 92vw"
          priority
        />
      )}
      <div>
        <Categories post={post} />
        <h2>
          <a href={href(postPath(post))}>{text(post.title)}</a>
        </h2>
        <p className="lead">{text(post.description)}</p>
        <p className="meta">
          <PublishedAt post={post} />
        </p>
      </div>
      <Pencil of={post} name={text(post.title)} />
    </article>
  );
}
