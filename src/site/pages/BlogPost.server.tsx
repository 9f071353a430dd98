import { type Blog, type BlogSummary, type ContentService } from '../../content/index.ts';
import { excerpt, plainText } from '../../content/index.server.ts';
import { PostArticle } from '../blocks/PostArticle.server.tsx';
import { postPath } from '../blocks/post-links.server.ts';
import { PostCard } from '../blocks/PostCard.server.tsx';
import { State, UnavailableState } from '../blocks/State.server.tsx';
import { definePage, type LoadContext, type PageEntry } from '../page.server.ts';
import { usePage } from '../page-context.server.ts';
import { DESCRIPTION_LENGTH, withSiteName } from '../seo/head-texts.server.ts';
import { blogPosting } from '../seo/posting.server.ts';
import { Section } from '../blocks/Section.server.tsx';

/** Other posts beneath a post, at most. */
const MORE_POSTS = 3;

/** Posts that the sitemap reads at once. */
const POSTS_AT_ONCE = 500;

interface PostData {
  readonly post: Blog;
  readonly more: readonly BlogSummary[];
}

/** A post, in the language of the address or the nearest that it has. */
export const blogPostPage = definePage<PostData>({
  path: '/blog/:slug',
  partOf: 'blog',
  parameters: { slug: { values: ({ content }) => content.blogKeys() } },
  isListed: true,
  load,
  head: (page, { post }) => {
    const { text, t, richText } = page;
    const { seo } = post;
    const title = text(post.title);
    return {
      title: withSiteName(page, text(seo?.title) || title),
      description:
        text(seo?.description) ||
        text(post.description) ||
        excerpt(plainText(richText(post.content)), DESCRIPTION_LENGTH),
      picture: seo?.image ?? post.coverImage,
      type: 'article',
      // The slug is found whatever its case; it has one address.
      address: postPath(post),
      crumbs: [
        { name: t('blog:title'), path: '/blog' },
        { name: title, path: postPath(post) },
      ],
      structuredData: [blogPosting(page, post)],
    };
  },
  View: PostView,
  Unavailable: PostUnavailable,
  NotFound: PostNotFound,
  entries,
});

async function load({ content, params, language }: LoadContext): Promise<PostData | null> {
  const { slug } = params;
  const post = slug ? await content.blog(slug, language) : null;
  return post && { post, more: await morePosts(content, post) };
}

/** The newest posts beside this one. */
async function morePosts(content: ContentService, post: Blog): Promise<readonly BlogSummary[]> {
  const { posts } = await content.blogs({ offset: 0, limit: MORE_POSTS + 1 });
  return posts.filter(({ _id }) => _id !== post._id).slice(0, MORE_POSTS);
}

async function* entries(content: ContentService): AsyncGenerator<PageEntry> {
  for (let offset = 0; ; offset += POSTS_AT_ONCE) {
    const { posts, total } = await content.blogs({ offset, limit: POSTS_AT_ONCE });
    for (const { slug, _updatedAt, publishedAt } of posts) {
      yield { path: `/blog/${slug}`, updatedAt: _updatedAt ?? publishedAt ?? undefined };
    }
    if (posts.length === 0 || offset + posts.length >= total) return;
  }
}

function PostView({ data: { post, more } }: { data: PostData }) {
  const { t, link } = usePage();
  return (
    <>
      <PostArticle post={post} />
      {more.length > 0 && (
        <Section
          ground="linen"
          title={t('blog:more')}
          link={{ href: link('/blog'), label: t('blog:all') }}
        >
          <ul className="cards">
            {more.map((other) => (
              <PostCard key={other._id} post={other} level={3} />
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}

function PostUnavailable() {
  const { t } = usePage();
  return <UnavailableState title={t('blog:failedOne')} text={t('common:unavailable.text')} />;
}

/**
 * No such post. An address without any slug is the list's; one whose slug is blank (`/blog/%20`) is
 * told so.
 */
function PostNotFound({ isBlank }: { isBlank: boolean }) {
  const { t, link } = usePage();
  const blog = link('/blog');
  return (
    <State title={t(isBlank ? 'blog:slugMissing' : 'blog:notFound')}>
      <p>{t('blog:notFoundText')}</p>
      {blog && (
        <a className="button" href={blog}>
          {t('blog:all')}
        </a>
      )}
    </State>
  );
}
