import type { Question } from '../../../content/index.ts';
import { usePage } from '../../page-context.server.ts';
import { faqPage } from '../../seo/structured-data.server.ts';
import { defineBlock } from '../block.server.ts';
import { Questions } from '../Questions.server.tsx';

/** The page to which others lead for all questions. */
const ALL_QUESTIONS = 'contact';

/** The questions that stand on the page; on that of all of them, its own come first. */
export const questionsBlock = defineBlock({
  kind: 'questions',
  async load({ content, place }) {
    const all = await content.questions();
    const isOwn = ({ places }: Question) => places.includes(place);
    const hasMore = place !== ALL_QUESTIONS;
    const others = hasMore ? [] : all.filter((question) => !isOwn(question));
    return { questions: [...all.filter(isOwn), ...others], hasMore };
  },
  head: (page, { questions }) => ({ structuredData: faqPage(page, questions) }),
  View({ block, data }) {
    const { text } = usePage();
    return <Questions {...data} title={text(block.title)} />;
  },
});
