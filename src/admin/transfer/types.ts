import type { ImportReport } from '../../content/index.ts';

/** What an import did, or would do; its misfits are counted in full, and the first are listed. */
export interface ImportAnswer extends ImportReport {
  readonly misfitCount: number;
}
