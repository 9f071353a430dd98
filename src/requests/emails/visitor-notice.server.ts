import type { SubmissionKind } from '../constants.ts';
import { fieldsFor, type FieldNameFor } from '../fields.ts';
import type { OwnAnswer } from '../own-question.ts';
import { isRepeatable, ownIn } from '../own-questions.ts';
import type { EmailSubmission, EmailSubmissionOf } from './submission.server.ts';

/** What of a submission may be repeated: the fields that are declared for the visitor's email. */
type Repeated<Kind extends SubmissionKind> = Pick<
  EmailSubmissionOf[Kind],
  keyof EmailSubmissionOf[Kind] &
    ('id' | 'kind' | 'language' | 'receivedAt' | FieldNameFor<'visitorEmail', Kind>)
>;

/**
 * What the visitor's email may say. Nobody has proved that the address is theirs, so it may be a
 * stranger's, and an email that repeated a name, a message or a link would send them there in our
 * name. Everything here is a choice from our lists, a day, a number, or our own words: only fields
 * that are declared to be nobody's free text can be declared for it.
 */
export type VisitorNotice =
  | Repeated<'contact'>
  | (Repeated<'request'> & {
      /** The requested workshop, as the content names it. */
      readonly workshopTitle: string | undefined;
      readonly own: readonly OwnAnswer[];
    })
  | Repeated<'feedback'>;

/** The part of a submission that is nobody's free text; `workshopTitle` is the content's. */
export function visitorNotice(
  submission: EmailSubmission,
  workshopTitle: string | undefined,
): VisitorNotice {
  const { id, kind, language, receivedAt } = submission;
  const repeated = fieldsFor('visitorEmail', kind).map((name) => [
    name,
    submission[name as keyof EmailSubmission],
  ]);
  const notice = { id, kind, language, receivedAt, ...Object.fromEntries(repeated) };
  const about =
    submission.kind === 'request'
      ? { workshopTitle, own: ownIn(submission).filter(isRepeatable) }
      : {};
  return { ...notice, ...about } as VisitorNotice;
}
