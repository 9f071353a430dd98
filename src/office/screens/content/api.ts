import type { Api } from '../../api.types.ts';
import { apiOf, type Answer } from '../../app/api.ts';

type ContentApi = Api<'content'>;

export const api = apiOf<ContentApi>();

/** The form of a type: its fields with the words of their choices. */
export type ContentForm = Answer<ContentApi, 'GET /content-types/:type'>;
export type ListedView = Answer<ContentApi, 'GET /content/:type'>['data'][number];
/** What came of something that was to be done with several documents. */
export type BulkAnswer = Answer<ContentApi, 'POST /content/:type/bulk'>;
export type BulkAction = 'publish' | 'unpublish' | 'trash' | 'restore';
/** A document as a form edits it. */
export type DocumentView = Answer<ContentApi, 'GET /content/:type/:id'>;
export type ScheduleView = DocumentView['schedules'][number];
export type VersionView = Answer<ContentApi, 'GET /content/:type/:id/versions'>['data'][number];
export type WordView = Answer<ContentApi, 'GET /content-words'>['data'][number];
/** A language of the site, and how many words it borrows. */
export type WordLanguage = Answer<ContentApi, 'GET /content-words/languages'>[number];
