import type { BlogPage, ContentService, PageCopy } from '../../content/index.ts';
import { Blocks } from '../blocks/Blocks.server.tsx';
import { listPath } from '../blocks/post-links.server.ts';
import { LeadPost, PostCard } from '../blocks/PostCard.server.tsx';
import { Icon } from '../blocks/Icon.server.tsx';
import { PageTop } from '../blocks/PageTop.server.tsx';
import { UnavailableState } from '../blocks/State.server.tsx';
import { definePage } from '../page.server.ts';
import { copyHead, loadPage, pageHead, type LoadedPage } from '../page-copy.server.ts';
import { usePage, type PageContext } from '../page-context.server.ts';
import { numbersUpTo, type Parameter } from '../parameters.server.ts';
import { Section } from '../blocks/Section.server.tsx';

/** Posts on one page of the list. */
const POSTS_PER_PAGE = 12;

interface BlogData extends BlogPage, LoadedPage {
  /** From 1. */
  readonly page: number;
  readonly pages: number;
}

/** Its pages, `1` being what it is without a number. */
const pageNumber: Parameter = {
  unnamed: () => '1',
  async values({ content }) {
    const { total } = await content.blogs({ offset: 0, limit: 1 });
    return numbersUpTo(pagesFor(total));
  },
};

function pagesFor(total: number): number {
  return Math.max(1, Math.ceil(total / POSTS_PER_PAGE));
}

/** The list of posts, newest first, twelve a page. */
export const blogPage = definePage<BlogData>({
  path: '/blog',
  name: 'common:nav.blog',
  partOf: 'blog',
  parameters: { page: pageNumber },
  filledBy: 'blog',
  isListed: true,
  load: ({ content, query }) => load(content, query['page']),
  head: (context, { page, pages, posts, ...own }) =>
    pageHead(context, own, {
      ...blogHead(context, own.copy, page, pages),
      picture: posts[0]?.coverImage,
      address: listPath(page),
      previous: page > 1 ? listPath(page - 1) : undefined,
      next: page < pages ? listPath(page + 1) : undefined,
      crumbs: [{ name: context.t('blog:title'), path: '/blog' }],
    }),
  View: BlogView,
  Unavailable: BlogUnavailable,
});

/** Each page of the list has a title and a sentence of its own. */
function blogHead(context: PageContext, copy: PageCopy | null, page: number, pages: number) {
  const { t, siteName } = context;
  const head = copyHead(context, copy, t('blog:headTitle', { name: siteName }));
  if (page === 1) return head;
  const place = t('blog:page', { page, pages });
  return {
    title: `${t('blog:headTitle', { name: siteName })} · ${place}`,
    description: `${place}. ${head.description}`,
  };
}

/** Null for a page of which nothing can be shown. */
async function load(content: ContentService, asked = '1'): Promise<BlogData | null> {
  const page = Number(asked);
  const offset = (page - 1) * POSTS_PER_PAGE;
  const [{ posts, total }, own] = await Promise.all([
    content.blogs({ offset, limit: POSTS_PER_PAGE }),
    loadPage(content, 'blog'),
  ]);
  if (page > 1 && posts.length === 0) return null;
  return { posts, total, page, pages: pagesFor(total), ...own };
}

function BlogView({ data: { posts, page, pages, copy, loaded } }: { data: BlogData }) {
  const { t, href, text } = usePage();
  usePage().useSheets('blog');
  return (
    <>
      <PageTop
        title={t('blog:title')}
        text={text(copy?.lead)}
        wordsOf={{ of: copy, field: 'lead' }}
      >
        <a className="more" href={href('/feed.xml')}>
          {t('blog:feed')}
          <Icon name="arrow" />
        </a>
      </PageTop>
      <Blocks loaded={loaded} of={copy} body={<Posts posts={posts} page={page} pages={pages} />} />
    </>
  );
}

function Posts({ posts, page, pages }: Pick<BlogData, 'posts' | 'page' | 'pages'>) {
  const { t } = usePage();
  // The list opens with the newest post that the owner marked, on its first page.
  const lead = page === 1 ? (posts.find(({ featured }) => featured) ?? posts[0]) : undefined;
  const rest = posts.filter((post) => post !== lead);
  return (
    <Section>
      {posts.length === 0 && <p className="note">{t('blog:empty')}</p>}
      {lead && <LeadPost post={lead} />}
      {rest.length > 0 && (
        <ul className="cards">
          {rest.map((post) => (
            <PostCard key={post._id} post={post} />
          ))}
        </ul>
      )}
      <Pager page={page} pages={pages} />
    </Section>
  );
}

function BlogUnavailable() {
  const { t } = usePage();
  return <UnavailableState title={t('blog:failed')} text={t('common:unavailable.text')} />;
}

/** The way to the pages of the list beside this one. */
function Pager({ page, pages }: { page: number; pages: number }) {
  const { t, href } = usePage();
  if (pages < 2) return null;
  return (
    <nav className="pager" aria-label={t('blog:pages')}>
      {page > 1 && (
        <a className="button quiet" rel="prev" href={href(listPath(page - 1))}>
          {t('blog:newer')}
        </a>
      )}
      <p>{t('blog:page', { page, pages })}</p>
      {page < pages && (
        <a className="button quiet" rel="next" href={href(listPath(page + 1))}>
          {t('blog:older')}
        </a>
      )}
    </nav>
  );
}
