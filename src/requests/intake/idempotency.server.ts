import type { Db } from '../tables.server.ts';
import type { Outcome } from './outcome.server.ts';
import { findReplay, type PostKey } from './replays.server.ts';

/** The answer to a key that was used for something else. */
const REUSED: Outcome = { status: 422, errors: { idempotencyKey: 'keyReused' } };

interface Running {
  readonly bodyHash: string;
  readonly outcome: Promise<Outcome>;
}

/**
 * Lets the posts of one key through one at a time: whoever comes while the first is being written
 * gets its answer, and so does whoever comes after it is kept. A post that was not stored leaves
 * no answer, so that a corrected form may use its key.
 */
export function createIdempotency(db: Db, now: () => number) {
  const running = new Map<string, Running>();

  /** What a key was answered before, or null. */
  async function answered(postKey: PostKey): Promise<Outcome | null> {
    const replay = await findReplay(db, postKey, now());
    if (!replay) return null;
    if (replay.body_hash !== postKey.bodyHash) return REUSED;
    return { status: 201, ...(JSON.parse(replay.answer) as { id: string }) };
  }

  async function run(postKey: PostKey, work: () => Promise<Outcome>): Promise<Outcome> {
    const { key, bodyHash } = postKey;
    for (let first = running.get(key); first; first = running.get(key)) {
      if (first.bodyHash !== bodyHash) return REUSED;
      const outcome = await first.outcome.catch(() => null);
      if (outcome?.status === 201) return outcome;
    }
    const outcome = answered(postKey).then((before) => before ?? work());
    running.set(key, { bodyHash, outcome });
    try {
      return await outcome;
    } finally {
      running.delete(key);
    }
  }

  return { answered, run };
}
