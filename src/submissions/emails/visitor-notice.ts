import type { Language } from '../../i18n/index.server.ts';
import type { FeedbackForEmail, EmailSubmission, RequestForEmail } from './submission.server.ts';

interface Common {
  /** Also the reference shown to visitor and owner. */
  readonly id: string;
  readonly language: Language;
  readonly receivedAt: Date;
}

/**
 * What the visitor's email may say. Nobody has proved that the address is theirs, so it may be a
 * stranger's, and an email that repeated a name, a message or a link would send them there in our
 * name. Everything here is a choice from our lists, a day, a number, or our own words.
 */
export type VisitorNotice =
  | (Common & { readonly kind: 'contact' })
  | (Common &
      Pick<RequestForEmail, 'kind' | 'requestedDate' | 'slot' | 'participants'> & {
        /** The requested service, as the content names it. */
        readonly service: string | undefined;
      })
  | (Common & Pick<FeedbackForEmail, 'kind' | 'date' | 'ratings' | 'willReturn' | 'recommend'>);

/** The part of a submission that is nobody's free text; `service` is the content's title. */
export function visitorNotice(
  submission: EmailSubmission,
  service: string | undefined,
): VisitorNotice {
  const { id, language, receivedAt } = submission;
  const common = { id, language, receivedAt };
  switch (submission.kind) {
    case 'request': {
      const { kind, requestedDate, slot, participants } = submission;
      return { ...common, kind, requestedDate, slot, participants, service };
    }
    case 'contact':
      return { ...common, kind: submission.kind };
    case 'feedback': {
      const { kind, date, ratings, willReturn, recommend } = submission;
      return { ...common, kind, date, ratings, willReturn, recommend };
    }
  }
}
