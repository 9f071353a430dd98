import { type BlogPage, type ContentService, type GlobalSettings } from '../../content/index.ts';
import { PublishedAt } from '../blocks/PostParts.server.tsx';
import { postPath } from '../blocks/post-links.server.ts';
import { PageTop } from '../blocks/PageTop.server.tsx';
import { definePage } from '../page.server.ts';
import { usePage } from '../page-context.server.ts';
import { Section } from '../blocks/Section.server.tsx';

/** Posts that are listed, at most. */
const POSTS_SHOWN = 50;

interface DebugData {
  readonly blogs: BlogPage;
  readonly settings: GlobalSettings | null;
}

/** Internal: what the content service answers for posts and global settings. */
export const sanityTestPage = definePage<DebugData>({
  path: '/sanity-test',
  isDebug: true,
  load: ({ content }) => load(content),
  head: ({ t }) => ({
    title: t('debug:content.title'),
    description: t('debug:content.text'),
  }),
  View: SanityTestView,
});

async function load(content: ContentService): Promise<DebugData> {
  const [blogs, settings] = await Promise.all([
    content.blogs({ offset: 0, limit: POSTS_SHOWN }),
    content.globalSettings(),
  ]);
  return { blogs, settings };
}

function SanityTestView({ data: { blogs, settings } }: { data: DebugData }) {
  const { t, text, href, useSheets } = usePage();
  useSheets('debug');
  return (
    <>
      <PageTop title={t('debug:content.title')} text={t('debug:content.text')} />
      <Section layout="stack">
        <h2>{t('debug:content.blogs', { count: blogs.total })}</h2>
        <ul>
          {blogs.posts.map((post) => (
            <li key={post._id}>
              <a href={href(postPath(post))}>{text(post.title)}</a> · <PublishedAt post={post} /> ·{' '}
              <code>{post.slug}</code>
            </li>
          ))}
        </ul>
        <h2>{t('debug:content.settings')}</h2>
        <pre className="raw" tabIndex={0}>
          {JSON.stringify(settings, null, 2)}
        </pre>
      </Section>
    </>
  );
}
