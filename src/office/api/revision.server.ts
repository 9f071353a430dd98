import { ConflictError } from '../../http/index.server.ts';

/** A number as it is given out as a revision; no more digits than any database compares. */
const NUMBER = /^(?:0|[1-9]\d{0,8})$/;

/** The number that a revision is; one that was never given out is stale. */
export function numberOfRevision(revision: string | null): number {
  if (revision === null || !NUMBER.test(revision)) throw new ConflictError();
  return Number(revision);
}

/** Runs a write; when somebody else wrote first, the refusal tells what `current` makes of what is there. */
export async function tellingCurrent<Result>(
  write: () => Promise<Result>,
  current: (known: unknown) => unknown,
): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    if (!(error instanceof ConflictError) || error.code !== 'stale') throw error;
    throw new ConflictError('stale', { current: await current(error.details['current']) });
  }
}
