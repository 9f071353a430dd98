import type { Language } from '../../i18n/index.ts';
import type { FieldErrors, SubmissionKind } from '../../submissions/index.ts';
import { PageTop } from '../components/PageTop.tsx';
import { Island } from '../Island.tsx';
import type { AnsweredForm } from '../islands/form-props.server.ts';
import { contactFormProps, feedbackFormProps, requestFormProps } from '../islands/props.server.ts';
import { definePage, type PageDefinition } from '../page.ts';
import { usePage, type PageContext } from '../page-context.ts';

/** A form that was posted without JavaScript and could not be taken in. */
export interface FormAnswer {
  readonly kind: SubmissionKind;
  readonly language: Language;
  /** 422 when the form is to be put right; 403, 413, 415, 429, 451 or 503 otherwise. */
  readonly status: number;
  /** What the visitor had filled in, by field. */
  readonly fields: Readonly<Record<string, string>>;
  /** The message key of each field that is wrong. */
  readonly errors: FieldErrors;
  /** The question to be answered, where one is needed. */
  readonly challenge: AnsweredForm['challenge'];
  /** The path that the form was sent from. */
  readonly returnTo: string | undefined;
}

/** The page that answers such a form: why, and the form as it was sent. */
export function formAnswerPage(answer: FormAnswer): PageDefinition {
  return definePage({
    path: '/form',
    isListed: false,
    load: async () => ({}),
    head: (page) => ({
      title: titleOf(page, answer),
      description: reasonOf(page, answer),
      isIndexed: false,
    }),
    View: () => <FormAnswerView answer={answer} />,
  });
}

const NEEDS_MENDING = 422;

function titleOf({ t }: PageContext, { kind, status }: FormAnswer): string {
  if (status === NEEDS_MENDING) return t('contact:answer.mend');
  if (kind === 'request') return t('forms:request.failure.title');
  return t('contact:answer.failed');
}

function reasonOf({ t }: PageContext, { status }: FormAnswer): string {
  if (status === NEEDS_MENDING) return t('contact:answer.mendText');
  if (status === 413) return t('forms:errors.tooLarge');
  if (status === 429) return t('forms:errors.tooManyRequests');
  if (status === 403 || status === 451) return t('forms:errors.forbidden');
  return t('contact:answer.failedText');
}

function FormAnswerView({ answer }: { answer: FormAnswer }) {
  const page = usePage();
  return (
    <>
      <PageTop title={titleOf(page, answer)} text={reasonOf(page, answer)} />
      <section className="section" id="form">
        <div className="wrap">
          <Form answer={answer} />
        </div>
      </section>
    </>
  );
}

function Form({ answer }: { answer: FormAnswer }) {
  const page = usePage();
  const { kind, fields, errors, challenge, returnTo } = answer;
  const answered = { values: fields, errors, challenge, returnTo };
  page.useSheets('form');
  if (kind === 'request') {
    return <Island name="RequestForm" props={requestFormProps(page, answered)} />;
  }
  if (kind === 'contact') {
    return <Island name="ContactForm" props={contactFormProps(page, answered)} />;
  }
  page.useSheets('feedback');
  return <Island name="FeedbackForm" props={feedbackFormProps(page, answered)} />;
}
