import { formatUnit, type Language } from '../i18n/index.ts';
import { KINDS, type SubmissionKind } from './constants.ts';
import {
  beforePeriod,
  daysOfPeriod,
  LEAST_RETENTION,
  MOST_RETENTION,
  periodOfDays,
} from './retention-period.ts';
import type { Db } from './tables.server.ts';

/**
 * How many years submissions are kept unless the owner chooses otherwise. A request may have become a
 * booking, whose records commercial law requires for six years (Código de Comercio, art. 30).
 */
const KEPT_YEARS: Readonly<Record<SubmissionKind, number>> = {
  request: 6,
  contact: 1,
  feedback: 1,
};

type RetentionName = `${SubmissionKind}Retention`;

/** How long a kind is kept, and whether the owner chose it. */
export interface Retention {
  readonly days: number;
  readonly isChosen: boolean;
}

export type RetentionByKind = Readonly<Record<SubmissionKind, Retention>>;

/** The days for which each kind is kept. */
export async function readRetention(db: Db): Promise<RetentionByKind> {
  const rows = await db.selectFrom('retention').selectAll().execute();
  const chosen = new Map(rows.map(({ kind, days }) => [kind, days]));
  const of = (kind: SubmissionKind): Retention => ({
    days: chosen.get(kind) ?? daysOfPeriod({ count: KEPT_YEARS[kind], unit: 'year' }),
    isChosen: chosen.has(kind),
  });
  return { request: of('request'), contact: of('contact'), feedback: of('feedback') };
}

/** How long each kind is kept as a text says it, by the name that the text has for it: `6 years`, `3 months`, `90 days`. */
export function retentionWords(
  retention: RetentionByKind,
  language: Language,
): Readonly<Record<RetentionName, string>> {
  const said = (kind: SubmissionKind) => {
    const { count, unit } = periodOfDays(retention[kind].days);
    return formatUnit(count, unit, language);
  };
  return {
    requestRetention: said('request'),
    contactRetention: said('contact'),
    feedbackRetention: said('feedback'),
  };
}

/** Stores how many days a kind is kept; null for the default. */
export async function chooseRetention(
  db: Db,
  kind: SubmissionKind,
  days: number | null,
): Promise<void> {
  await db.deleteFrom('retention').where('kind', '=', kind).execute();
  if (days === null) return;
  if (!Number.isInteger(days) || days < LEAST_RETENTION || days > MOST_RETENTION) {
    throw new RangeError(`${days} days`);
  }
  await db.insertInto('retention').values({ kind, days }).execute();
}

/**
 * Until when submissions of each kind are too old to be kept, milliseconds since 1970: the start of a
 * day (UTC), so that the database is rewritten once a night and not every hour.
 */
export async function keptSince(db: Db, now: number): Promise<ReadonlyMap<SubmissionKind, number>> {
  const retention = await readRetention(db);
  return new Map(
    KINDS.map((kind) => {
      // By the calendar, as the privacy page says it.
      const since = beforePeriod(now, periodOfDays(retention[kind].days));
      return [kind, since.setUTCHours(0, 0, 0, 0)];
    }),
  );
}
