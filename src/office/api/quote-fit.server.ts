import type { ContentService } from '../../content/index.ts';
import { fullestAt, type EventPlan, type Tightness } from '../../requests/index.ts';
import { readGroups } from '../../requests/index.server.ts';
import type { OfficeLanguage } from '../account.ts';
import type { OfficeServices } from '../services.server.ts';
import { calendarContent, tightDays, usualPlaces } from './calendar-days.server.ts';

/** How a group would fit beside the others of its day. */
export interface Fit {
  /** Why the day would be tight; none when it would not. */
  readonly tight: readonly Tightness[];
  /** The most people that would be there at once, where it is at a place of ours and it is known how many fit. */
  readonly place: {
    readonly place: string;
    readonly people: number;
    readonly most: number;
  } | null;
}

interface Planned {
  /** Whose plan it is: what is there of it is left out. */
  readonly submissionId: string;
  readonly plan: EventPlan;
  readonly language: OfficeLanguage;
}

/** How the group of a request would fit, if it came as it is planned. */
export async function fitOf(
  db: OfficeServices['db'],
  content: ContentService,
  { submissionId, plan, language }: Planned,
): Promise<Fit> {
  const range = { from: plan.day, to: plan.day };
  const [groups, shown] = await Promise.all([
    readGroups(db, range, await usualPlaces(content)),
    calendarContent(content, { ...range, language }),
  ]);
  const all = [
    ...groups.filter((group) => group.submissionId !== submissionId),
    {
      ...{ ...plan, id: '', submissionId, revision: null, isOpenEnded: false },
      ...{ state: 'confirmed' as const, name: '', menu: '', note: '' },
    },
  ];
  const there = shown.capacity.places?.[plan.place];
  return {
    tight: tightDays(range, all, shown)[plan.day] ?? [],
    place: there
      ? { place: there.name, most: there.most, people: fullestAt(plan.place, all).people }
      : null,
  };
}
