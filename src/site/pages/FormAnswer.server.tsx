import { seatNamed, type ContentService } from '../../content/index.ts';
import {
  asksForPictures,
  type AnsweredForm,
  type FormAnswer,
  type SubmissionKind,
} from '../../requests/index.ts';
import { PageTop } from '../blocks/PageTop.server.tsx';
import { Island } from '../Island.server.tsx';
import {
  feedbackFormProps,
  formProps,
  requestFormLimits,
  requestFormProps,
  type RequestPresets,
} from '../islands/props.server.ts';
import { readOpenDates, seatHours } from '../workshop-dates.server.ts';
import { definePage, type PageDefinition } from '../page.server.ts';
import { usePage, type PageContext } from '../page-context.server.ts';
import { Section } from '../blocks/Section.server.tsx';

/** The page that answers a plain form which could not be taken in: why, and the form as it was sent. */
export function formAnswerPage(answer: FormAnswer): PageDefinition {
  return definePage<SeatAsked>({
    path: '/form',
    load: ({ content }) => seatAsked(answer, content),
    head: (page) => ({
      title: titleOf(page, answer),
      description: reasonOf(page, answer),
    }),
    View: ({ data }) => <FormAnswerView answer={answer} seat={data} />,
  });
}

/** What a form is given that asked for a seat on its own day: the seat's time is no part of a day to choose from. */
type SeatAsked = Pick<RequestPresets, 'service' | 'date' | 'seat'>;

async function seatAsked({ kind, form }: FormAnswer, content: ContentService): Promise<SeatAsked> {
  const { workshop, requestedDate: date, service } = form?.values ?? {};
  if (kind !== 'request' || !workshop) return {};
  // It may be the content that is away.
  const one = seatNamed(await readOpenDates(content).catch(() => []), workshop);
  if (!one || one.date.date !== date || one.workshop.service.key !== service) return {};
  return { service, date, seat: seatHours(one) };
}

const NEEDS_MENDING = 422;

function titleOf({ t }: PageContext, { kind, status, form }: FormAnswer): string {
  if (status === NEEDS_MENDING && form) return t('contact:answer.mend');
  if (kind === 'request') return t('forms:request.failure.title');
  return t('contact:answer.failed');
}

function reasonOf(page: PageContext, { kind, status, form }: FormAnswer): string {
  const { t } = page;
  if (status === NEEDS_MENDING && form) return t('contact:answer.mendText');
  if (status === 413)
    return t(
      kind === 'request' && asksForPictures(requestFormLimits(page))
        ? 'contact:answer.largePicture'
        : 'forms:errors.tooLarge',
    );
  if (status === 429) return t('forms:errors.tooManyRequests');
  if (status === 400 || status === 415) return t('contact:answer.malformed');
  if (status === 403 || status === 451) return t('forms:errors.forbidden');
  return t(form ? 'contact:answer.failedText' : 'contact:answer.busy');
}

function FormAnswerView({ answer, seat }: { answer: FormAnswer; seat: SeatAsked }) {
  const page = usePage();
  return (
    <>
      <PageTop title={titleOf(page, answer)} text={reasonOf(page, answer)} />
      <Section id="form">
        {answer.form ? (
          <Form kind={answer.kind} form={answer.form} seat={seat} />
        ) : (
          <WayBack kind={answer.kind} />
        )}
      </Section>
    </>
  );
}

interface FormOptions {
  kind: SubmissionKind;
  form: AnsweredForm;
  seat: SeatAsked;
}

function Form({ kind, form, seat }: FormOptions) {
  const page = usePage();
  page.useSheets('form');
  if (kind === 'request') {
    return <Island name="RequestForm" props={requestFormProps(page, { ...form, ...seat })} />;
  }
  if (kind === 'contact') {
    return <Island name="ContactForm" props={formProps(page, form)} />;
  }
  page.useSheets('choices');
  return <Island name="FeedbackForm" props={feedbackFormProps(page, form)} />;
}

/** Where the forms stand. */
const FORM_PATHS: Readonly<Record<SubmissionKind, string>> = {
  request: '/#form',
  contact: '/contact',
  feedback: '/feedback',
};

/** The path of the page on which the form stood that was sent. */
export function formPlace({ kind, form }: FormAnswer): string {
  return form?.returnTo ?? FORM_PATHS[kind];
}

/** The browser's way back keeps what was typed; a link to an empty form is there as well, if its page is. */
function WayBack({ kind }: { kind: SubmissionKind }) {
  const { t, link } = usePage();
  const form = link(FORM_PATHS[kind]);
  return (
    <div className="stack">
      <p className="note">{t('contact:answer.goBack')}</p>
      {form && (
        <p className="actions">
          <a className="button quiet" href={form}>
            {t('contact:answer.emptyForm')}
          </a>
        </p>
      )}
    </div>
  );
}
