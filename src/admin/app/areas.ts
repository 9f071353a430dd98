import type { Area } from './area.ts';
import { auditArea } from './areas/audit/index.ts';
import { calendarArea } from './areas/calendar/index.ts';
import { quotesArea } from './areas/quotes/index.ts';

/** Every part of the office, in any order: the menu has one of its own. */
export const AREAS: readonly Area[] = [auditArea, quotesArea, calendarArea];
