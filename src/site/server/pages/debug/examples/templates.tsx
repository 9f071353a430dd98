import { PostArticle } from '../../../components/blog/PostArticle.tsx';
import { ServicePage } from '../../../components/ServicePage.tsx';
import type { PageContext } from '../../../page-context.ts';
import type { ExampleData, ExampleGroup } from '../example.ts';

export function templates(_: PageContext, { service, post }: ExampleData): ExampleGroup {
  return {
    name: 'templates',
    examples: [
      {
        component: 'ServicePage',
        contains: [
          ...['RequestFormSection', 'ServiceConditions', 'Estimator', 'EstimateResult'],
          ...['GroupTotals', 'SampleMenus'],
        ],
        isWide: true,
        node: (
          <ServicePage
            query={{ people: '20', kind: 'long' }}
            service={{ ...service, questions: [] }}
          />
        ),
      },
      {
        component: 'PostArticle',
        contains: ['AuthorBox'],
        isWide: true,
        node: <PostArticle post={post} />,
      },
    ],
  };
}
