/** The server's door of the mail room. */
export * from './index.ts';
export { answerText } from './answer-text.ts';
export { createMailTransport, type MailSettings } from './create-transport.server.ts';
export { composeOwnerLetter, composeVisitorLetter } from './letters/compose.server.ts';
export { lettersCommand } from './letters/command.server.ts';
export type { LetterBusiness, LetterContext } from './letters/letter-context.ts';
export type {
  ContactForLetter,
  FeedbackForLetter,
  LetterRating,
  LetterSubmission,
  RequestForLetter,
} from './letters/submission.ts';
export * from './transport.server.ts';
export {
  createEmailJsClient,
  type EmailJsClient,
  type EmailJsOptions,
} from './transports/emailjs-client.server.ts';
export { MAIL_FOLDER } from './transports/folder.server.ts';
export { EmailJsStatus } from './transports/emailjs-checks.ts';
export { readMailbox, readMailboxes } from './transports/mailboxes.server.ts';
