import type { Question } from '../../content/index.ts';
import type { PageContext } from '../page-context.server.ts';

/** https://schema.org/FAQPage of the questions that a page shows; nothing when it shows none. */
export function faqPage({ text }: PageContext, questions: readonly Question[]): object[] {
  if (questions.length === 0) return [];
  return [
    {
      '@type': 'FAQPage',
      mainEntity: questions.map(({ question, answer }) => ({
        '@type': 'Question',
        name: text(question),
        acceptedAnswer: { '@type': 'Answer', text: text(answer) },
      })),
    },
  ];
}
