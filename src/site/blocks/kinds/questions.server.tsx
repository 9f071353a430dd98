import type { Question } from '../../../content/index.ts';
import { usePage } from '../../page-context.server.ts';
import { faqPage } from '../../seo/faq.server.ts';
import { defineBlock } from '../block.server.ts';
import { Section } from '../Section.server.tsx';

/** The page to which others lead for all questions. */
const ALL_QUESTIONS = 'contact';

/** The questions that stand on the page, each with its answer folded beneath it; on that of all of them, its own come first. */
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
  View({ block, data: { questions, hasMore } }) {
    const page = usePage();
    const { t, text } = page;
    if (questions.length === 0) return null;
    page.useSheets('questions');
    const link = { href: page.link('/contact#questions'), label: t('questions:all') };
    return (
      <Section
        id="questions"
        title={text(block.title) || t('questions:title')}
        {...(hasMore && { link })}
      >
        <div className="questions">
          {questions.map(({ _id, question, answer }) => (
            <details key={_id}>
              <summary>{text(question)}</summary>
              {text(answer)
                .split(/\n{2,}/)
                .map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
            </details>
          ))}
        </div>
      </Section>
    );
  },
});
