import type { Area } from './area.ts';
import { accountArea } from './areas/account/index.ts';
import { auditArea } from './areas/audit/index.ts';
import { calendarArea } from './areas/calendar/index.ts';
import { contentArea } from './areas/content/index.ts';
import { feedbackArea } from './areas/feedback/index.ts';
import { inboxArea } from './areas/inbox/index.ts';
import { picturesArea } from './areas/pictures/index.ts';
import { privacyArea } from './areas/privacy/index.ts';
import { quotesArea } from './areas/quotes/index.ts';
import { todayArea } from './areas/today/index.ts';
import { transferArea } from './areas/transfer/index.ts';

/** Every part of the office, in any order: the menu has one of its own. */
export const AREAS: readonly Area[] = [
  accountArea,
  auditArea,
  calendarArea,
  contentArea,
  feedbackArea,
  inboxArea,
  picturesArea,
  privacyArea,
  quotesArea,
  todayArea,
  transferArea,
];
