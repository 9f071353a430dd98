import { ApiError } from './api-error.ts';

/** A number as it is given out as a revision; no more digits than any database compares. */
const NUMBER = /^(?:0|[1-9]\d{0,8})$/;

/** The number that a revision is; one that was never given out is stale. */
export function numberOfRevision(revision: string | null): number {
  if (revision === null || !NUMBER.test(revision)) throw new ApiError(409, 'stale');
  return Number(revision);
}
