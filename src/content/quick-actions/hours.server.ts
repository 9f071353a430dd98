import * as v from 'valibot';
import { addDays, byCodeUnits } from '../../i18n/index.ts';
import {
  noDocument,
  type DocumentBody,
  type EditedDocument,
} from '../editor/edited-document.server.ts';
import { openingHours, type OpeningHours } from '../types/index.gen.ts';
import type { QuickActionOf } from './action.ts';
import type { QuickChange, QuickOptions } from './quick-change.server.ts';
import { localizedItems } from './localized-items.server.ts';

/** Special days that are over are forgotten after as many days. */
const SPECIAL_DAYS_KEPT = 60;

/** Days that are closed or get other hours, or their usual ones again. */
export function hoursChange(
  action: QuickActionOf<'hours'>,
  before: EditedDocument | null,
  { expectedRevision, now }: QuickOptions,
): QuickChange {
  if (!before) throw noDocument('openingHours');
  const days = new Map(action.days.map(({ day, special }) => [day, special]));
  const known = v.safeParse(openingHours, before.published?.body);
  const last = new Map(known.success ? known.output.exceptions.map((one) => [one.date, one]) : []);
  const oldest = addDays(now.toISOString().slice(0, 10), -SPECIAL_DAYS_KEPT);
  const isKept = (one: unknown) => {
    const date = (one as { date?: unknown } | null)?.date;
    return typeof date !== 'string' || (date >= oldest && !days.has(date));
  };
  const change = (body: DocumentBody) => {
    const exceptions = Array.isArray(body['exceptions']) ? body['exceptions'].filter(isKept) : [];
    for (const [day, special] of days) {
      if (!special) continue;
      const { opens, closes, name } = special;
      const times = opens && closes ? { opens, closes } : {};
      const named = name ? { name: localizedItems(name) } : {};
      exceptions.push({ _key: day, date: day, ...named, ...times });
    }
    return { ...body, exceptions: exceptions.sort(byDate) };
  };
  return {
    patches: [{ id: 'openingHours', type: 'openingHours', expectedRevision, change }],
    undo: () => ({
      ...action,
      days: [...days.keys()].map((day) => ({ day, special: asAction(last.get(day)) })),
    }),
  };
}

/** A special day as an action gives it; null where the hours say nothing of the day. */
function asAction(day: OpeningHours['exceptions'][number] | undefined) {
  if (!day) return null;
  const { name, opens, closes } = day;
  return {
    ...(Object.keys(name).length > 0 && { name }),
    ...(opens && closes ? { opens, closes } : {}),
  };
}

function byDate(a: unknown, b: unknown): number {
  const of = (one: unknown) => String((one as { date?: unknown } | null)?.date ?? '');
  return byCodeUnits(of(a), of(b));
}
