import type { Api } from '../../api.types.ts';
import { apiOf, type Answer } from '../../app/api.ts';

type TodayApi = Api<'today' | 'firstRun' | 'sample'>;

export const api = apiOf<TodayApi>();

/** A step that people tick by hand, or all of them put away. */
export type Step = TodayApi['POST /first-run']['body']['step'];
export type TodayAnswer = Answer<TodayApi, 'GET /today'>;
/** A quote that needs somebody. */
export type WaitingMoney = NonNullable<TodayAnswer['requests']>['money'][number];
/** Something that needs somebody; each leads to where it is dealt with. */
export type AttentionItem =
  | NonNullable<TodayAnswer['requests']>['items'][number]
  | NonNullable<TodayAnswer['content']>['items'][number];
