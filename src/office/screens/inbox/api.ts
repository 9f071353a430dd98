import type { Api } from '../../api.types.ts';
import { apiOf, type Answer } from '../../app/api.ts';

type InboxApi = Api<'inbox'>;

export const api = apiOf<InboxApi>();

/** A submission as the list shows it. */
export type ListedSubmission = Answer<InboxApi, 'GET /inbox'>['data'][number];
/** A submission in full. */
export type Submission = Answer<InboxApi, 'GET /inbox/:id'>;
export type Delivery = Submission['deliveries'][number];
/** A draft as the server kept it, and the email that it makes. */
export type SavedDraft = Answer<InboxApi, 'PUT /inbox/:id/draft'>;
export type Found = Answer<InboxApi, 'POST /privacy/find'>;
export type Erased = Answer<InboxApi, 'POST /privacy/erase'>;
export type Retention = Answer<InboxApi, 'GET /privacy/retention'>;
/** That somebody was erased, not who. */
export type Erasure = Answer<InboxApi, 'GET /privacy/erasures'>['data'][number];
/** Who may look after submissions. */
export type Assignee = Answer<InboxApi, 'GET /inbox/assignees'>['data'][number];
/** A text that answers begin with, in each language that it is written in. */
export type AnswerText = Answer<InboxApi, 'GET /answer-texts'>['data'][number];
