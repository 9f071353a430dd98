import type { FormPage } from '../../submissions/index.server.ts';
import { Island } from '../Island.tsx';
import { contactFormProps, feedbackFormProps, requestFormProps } from '../islands/props.server.ts';
import { definePage, type PageDefinition } from '../page.ts';
import { usePage } from '../page-context.ts';

/** What the intake says of a form that it did not take. */
export type FormAnswer = FormPage;

/** The page answered to a form sent without JavaScript that was not taken: the form as it was sent. */
export function formAnswerPage(answer: FormAnswer): PageDefinition {
  return definePage<FormAnswer>({
    path: '/form',
    isListed: false,
    load: async () => answer,
    head: ({ t }) => ({
      title: t(`forms:${answer.kind}.failure.title` as 'common:siteName'),
      description: '',
      isIndexed: false,
    }),
    View: FormAnswerView,
  });
}

function FormAnswerView({ data: answer }: { data: FormAnswer }) {
  const page = usePage();
  const { kind, fields: values, errors, challenge, returnTo } = answer;
  page.useSheets('form');
  const answered = { values, errors, challenge, returnTo };
  return (
    <section className="section">
      <div className="wrap">
        {kind === 'request' && <Island name="RequestForm" props={requestFormProps(page, answered)} />}
        {kind === 'contact' && <Island name="ContactForm" props={contactFormProps(page, answered)} />}
        {kind === 'feedback' && <Island name="FeedbackForm" props={feedbackFormProps(page, answered)} />}
      </div>
    </section>
  );
}
