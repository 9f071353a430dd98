import type { WatchStatements } from '../database/index.server.ts';
import type { Log } from '../log/index.server.ts';

/** Statements run by a thread since it began. */
export interface StatementCounts {
  all: number;
  failed: number;
  slow: number;
}

interface WatchOptions {
  readonly log: Log;
  /** From how many milliseconds on a statement is logged: `SLOW_QUERY_MS`. */
  readonly slowAfter: number;
  readonly now?: () => number;
}

/** Lines a minute; one more then says how many were left out. */
const LINES = 20;
const MINUTE = 60_000;

/** Longest text in the log, characters. */
const LONGEST = 1_000;

/** Counts a thread's statements, and logs the slow ones with placeholders in place of values. */
export function watchStatements({ log, slowAfter, now = Date.now }: WatchOptions) {
  const counts: StatementCounts = { all: 0, failed: 0, slow: 0 };
  let minute = -Infinity;
  let lines = 0;
  let leftOut = 0;

  const hasRoom = (): boolean => {
    const time = now();
    if (time - minute >= MINUTE) {
      if (leftOut > 0) log.warn('Slow statements were not logged', { count: leftOut });
      [minute, lines, leftOut] = [time, 0, 0];
    }
    lines += 1;
    if (lines > LINES) leftOut += 1;
    return lines <= LINES;
  };

  const watch: WatchStatements = ({ sql, milliseconds, isFailed }) => {
    counts.all += 1;
    if (isFailed) counts.failed += 1;
    if (milliseconds < slowAfter) return;
    counts.slow += 1;
    if (!hasRoom()) return;
    const text = withoutValues(sql);
    log.warn('A statement was slow', { sql: text, milliseconds: Math.round(milliseconds) });
  };
  return { watch, counts };
}

/** Most statements have placeholders; what was written out as a text says nothing all the same. */
function withoutValues(sql: string): string {
  const text = sql.replace(/'(?:[^']|'')*'/g, '…').replace(/\s+/g, ' ');
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}
