import { Pager } from '../../../components/blog/Pager.tsx';
import { LeadPost, PostCard } from '../../../components/blog/PostCard.tsx';
import { Categories, PublishedAt } from '../../../components/blog/PostParts.tsx';
import type { PageContext } from '../../../page-context.ts';
import type { ExampleData, ExampleGroup } from '../example.ts';

export function blog(_: PageContext, { post }: ExampleData): ExampleGroup {
  const bare = { ...post, _id: 'debug-bare', coverImage: undefined, categories: [] };
  return {
    name: 'blog',
    examples: [
      {
        component: 'PostCard',
        state: 'all',
        node: (
          <ul className="cards">
            <PostCard post={post} level={3} />
            <PostCard post={bare} level={3} />
          </ul>
        ),
      },
      { component: 'PostCard', state: 'lead', node: <LeadPost post={post} /> },
      {
        component: 'PostParts',
        state: 'all',
        node: (
          <div className="stack">
            <Categories post={post} />
            <p>
              <PublishedAt post={post} />
            </p>
          </div>
        ),
      },
      { component: 'Pager', state: 'first', node: <Pager page={1} pages={3} /> },
      { component: 'Pager', state: 'middle', node: <Pager page={2} pages={3} /> },
      { component: 'Pager', state: 'last', node: <Pager page={3} pages={3} /> },
    ],
  };
}
