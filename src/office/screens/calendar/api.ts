import type { Api } from '../../api.types.ts';
import { apiOf, type Answer } from '../../app/api.ts';

type CalendarApi = Api<'calendar'>;

export const api = apiOf<CalendarApi>();

export type CalendarAnswer = Answer<CalendarApi, 'GET /calendar'>;
export type Group = Answer<CalendarApi, 'GET /calendar/groups/:id'>;
export type KitchenDay = Answer<CalendarApi, 'GET /calendar/kitchen/:day'>;
export type KitchenNeedsAnswer = Answer<CalendarApi, 'POST /calendar/kitchen/:day/needs'>;
