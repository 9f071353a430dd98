/** The server's entry point of the submissions module. */
export * from './index.ts';
export { emailsCommand } from './emails/command.server.ts';
export { composeAnswerEmail } from './emails/compose.server.ts';
export { emailContexts, type EmailContextOptions } from './emails/context.server.ts';
export { emailTexts, type EmailContent, type EmailContext } from './emails/email-body.server.ts';
export { fieldLabels } from './emails/labels.server.ts';
export { previewEmail } from './emails/preview.server.ts';
export { emailSubmission } from './emails/submission.server.ts';
export { startHousekeeping } from './housekeeping.server.ts';
export { inboxCommand } from './inbox/command.server.ts';
export * from './inbox/answers.server.ts';
export { answerSubject } from './emails/answer-email.server.ts';
export { allProblems, answerValues, fillAnswer } from './inbox/answer-filling.server.ts';
export * from './inbox/answer-texts.server.ts';
export * from './inbox/change.server.ts';
export { csvLine, hasOwnAnswers, ownLines } from './inbox/csv.server.ts';
export { readDetail } from './inbox/detail.server.ts';
export type { Testimonials } from './inbox/erase-options.server.ts';
export { erasePerson } from './inbox/erase.server.ts';
export * from './inbox/feedback.server.ts';
export { dayTyped } from './inbox/day-typed.server.ts';
export type { InboxFilter } from './inbox/filter.server.ts';
export * from './inbox/list.server.ts';
export { addNote, removeNote } from './inbox/notes.server.ts';
export { erasuresOf, findPerson, listErasures, type Person } from './inbox/person.server.ts';
export { personFile } from './inbox/person-file.server.ts';
export { CONSENT_WAYS, CONTACT_WAYS } from './inbox/tables.server.ts';
export { withDeliveries, type InboxEntry } from './inbox/read.server.ts';
export * from './inbox/attention.server.ts';
export { emailOutage, outboxFigures } from './delivery/figures.server.ts';
export type { FormPages } from './intake/form-answers.server.ts';
export { createMinuteRate } from './intake/minute-rate.server.ts';
export { createProofEffort } from './intake/proof-effort.server.ts';
export { createSubmissionRoutes } from './intake/routes.server.ts';
export { readFeed, renewFeed, revokeFeed } from './calendar/feed.server.ts';
export { createFeedRoutes, FEED_PREFIX } from './calendar/feed-routes.server.ts';
export {
  groupsWithAllergiesUncounted,
  groupsWithNeeds,
  readNeeds,
  writeNeeds,
} from './calendar/needs.server.ts';
export {
  addGroup,
  changeGroup,
  readGroup,
  readGroups,
  removeGroup,
} from './calendar/store.server.ts';
export { lastStandingBeside } from './quotes/answer.server.ts';
export { waitingQuotes } from './quotes/attention.server.ts';
export { fingerprintOf } from './quotes/emails.server.ts';
export { quoteKey } from './quotes/link.server.ts';
export { addPayment, callOff, changePayment, removePayment } from './quotes/payments.server.ts';
export { remind, startReminders } from './quotes/reminders.server.ts';
export { createQuoteRoutes } from './quotes/routes.server.ts';
export { addressOf, sendQuote } from './quotes/send.server.ts';
export {
  createQuote,
  listQuotes,
  noteHandled,
  notePreview,
  quotePath,
  quotesOf,
  readQuote,
  removeQuoteDraft,
  saveQuoteDraft,
} from './quotes/store.server.ts';
export type { Quote, QuoteVersion } from './quotes/versions.server.ts';
export { submissionMigrations } from './migrations.server.ts';
export { contentQueue, emailQueue } from './delivery/channels.server.ts';
export { OverLimitError } from './intake/limits.server.ts';
export { resendDelivery } from './delivery/release.server.ts';
export { startOutbox } from './delivery/outbox.server.ts';
export { createChannelsOf } from './delivery/channels-of.server.ts';
export {
  chooseRetention,
  readRetention,
  retentionWords,
  type RetentionByKind,
} from './retention.server.ts';
export { ownWhatsappNumber, whatsappNumber } from './whatsapp-number.server.ts';
export { PICTURE_TYPE, readPicture as readAnswerPicture } from './pictures.server.ts';
export { sealedRow } from './sealed-row.server.ts';
export { allergyKey, readAllergy } from './allergies.server.ts';
export { seal, unseal, type Sealed } from './sealed.server.ts';
export { deriveKey, KEY_FILE, openDataKey } from './data-key.server.ts';
export { acceptKey, fingerprintIn, keyFingerprint, openKnownKey } from './known-key.server.ts';
export * from './tables.server.ts';
