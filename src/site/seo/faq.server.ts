import type { Question } from '../../content/index.ts';
import type { PageContext } from '../page-context.server.ts';

/** The questions in the page's language, without any whose answer names only what nobody has said. */
export function answeredQuestions({ text }: PageContext, questions: readonly Question[]) {
  return questions
    .map(({ _id: id, question, answer }) => ({
      id,
      question: text(question),
      answer: text(answer),
    }))
    .filter(({ answer }) => answer !== '');
}

/** https://schema.org/FAQPage of the questions that a page shows; nothing when it shows none. */
export function faqPage(page: PageContext, asked: readonly Question[]): object[] {
  const questions = answeredQuestions(page, asked);
  if (questions.length === 0) return [];
  return [
    {
      '@type': 'FAQPage',
      mainEntity: questions.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    },
  ];
}
