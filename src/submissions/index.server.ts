/** The server's entry point of the submissions module. */
export * from './index.ts';
export { emailsCommand } from './emails/command.server.ts';
export type { EmailContent, EmailTexts } from './emails/email-body.server.ts';
export { removeExpired, startHousekeeping, type Housekeeping } from './housekeeping.server.ts';
export { inboxCommand, type InboxDependencies } from './inbox/command.server.ts';
export { erasePerson, type Erased, type EraseOptions } from './inbox/erase.server.ts';
export { readEntry, readInbox, type InboxEntry } from './inbox/read.server.ts';
export type { FormPages } from './intake/form-answers.server.ts';
export { createBrake, type Brake } from './intake/brake.server.ts';
export { createPressure, type Pressure } from './intake/pressure.server.ts';
export { createSubmissionRoutes, type SubmissionRoutesOptions } from './intake/routes.server.ts';
export { submissionMigrations } from './migrations.server.ts';
export { contentQueue, emailQueue, type EmailQueueOptions } from './outbox/channels.server.ts';
export { startOutbox, type Outbox, type OutboxOptions } from './outbox/outbox.server.ts';
export { createPlan, type Deliverable, type PlanDeliveries } from './plan.server.ts';
export { allergyKey, checkAllergy, eraseDue, readAllergy } from './secrets/allergies.server.ts';
export { deriveKey, openDataKey } from './secrets/data-key.server.ts';
export * from './tables.server.ts';
