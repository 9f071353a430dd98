import type { VersionView } from './api.ts';

type Dated = Pick<VersionView, 'updatedAt' | 'isCurrent'>;

/** Which version is opened first: the last one before that instant; else the last that another has come after. */
export function firstOpened<Version extends Dated>(
  versions: readonly Version[],
  before?: number,
): Version | undefined {
  return versions
    .filter(({ updatedAt, isCurrent }) => (before === undefined ? !isCurrent : updatedAt < before))
    .sort((a, b) => b.updatedAt - a.updatedAt)[0];
}

/** Are those of before that instant further down than these, which are the newest? */
export function isBeyond(versions: readonly Dated[], before?: number): boolean {
  const last = versions.at(-1);
  return before !== undefined && last !== undefined && last.updatedAt >= before;
}
