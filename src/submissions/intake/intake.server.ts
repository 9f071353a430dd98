import type { Kysely } from 'kysely';
import { CaptchaUnavailableError, type Captcha } from '../../captcha/index.server.ts';
import type { DatabaseKind } from '../../database/index.server.ts';
import type { Sender } from '../../http/index.server.ts';
import type { Log } from '../../log/index.server.ts';
import type { SubmissionKind } from '../constants.ts';
import type { PlanDeliveries } from '../plan.server.ts';
import { allergyKey } from '../secrets/allergies.server.ts';
import { deriveKey } from '../secrets/data-key.server.ts';
import type { SubmissionTables } from '../tables.server.ts';
import { validate, type FieldErrors } from '../validate.ts';
import { createGroupCommit } from './group-commit.server.ts';
import { bringsProof, checkProof, proofIn } from './guard.server.ts';
import { createLimits, LIMITS, limitsKey } from './limits.server.ts';
import { createOnce } from './once.server.ts';
import { emailKey, UsedProofError, writeEntry, type Entry } from './record.server.ts';
import { createRefusals } from './refusals.server.ts';
import { postKey, type PostKey } from './replays.server.ts';

export interface IntakeOptions {
  readonly db: Kysely<SubmissionTables>;
  readonly databaseKind: DatabaseKind;
  readonly log: Log;
  readonly captcha: Captcha;
  /** The key of what is kept secret, see `openDataKey`. */
  readonly dataKey: Uint8Array;
  readonly planDeliveries: PlanDeliveries;
  /** The domain of the letters' Message-IDs. */
  readonly mailDomain: string;
  readonly rateLimits: boolean;
  readonly blockList: readonly string[];
  /** Milliseconds that one address waits between two submissions; 0 for none. */
  readonly throttle: number;
  readonly blockHeadless: boolean;
  /** Called after a submission is committed: the outbox has work. */
  readonly onStored: () => void;
  readonly now?: () => number;
}

/** A post as the routes read it. */
export interface Post {
  readonly fields: Readonly<Record<string, unknown>>;
  readonly from: 'script' | 'form';
  /** The Idempotency-Key it brings. */
  readonly key: string | undefined;
  readonly sender: Sender;
  readonly acceptLanguage: string | null;
}

export type Outcome =
  | { readonly status: 201; readonly id: string }
  | { readonly status: 422; readonly errors: FieldErrors }
  | { readonly status: 403 | 451 | 503 }
  | { readonly status: 429; /** Milliseconds to wait. */ readonly wait: number };

export interface Intake {
  submit(kind: SubmissionKind, post: Post): Promise<Outcome>;
}

const CAPTCHA_REQUIRED = { captcha: 'captchaRequired' };

/**
 * Takes in what visitors send: refuses, limits, checks, then writes it with its deliveries in one
 * transaction. Answers 201 only after the commit; whatever cannot be written is a 503.
 */
export function createIntake(options: IntakeOptions): Intake {
  const { db, databaseKind, log, captcha, now = Date.now } = options;
  const commits = createGroupCommit(db);
  const key = limitsKey(options.dataKey);
  const limits = createLimits({ db, databaseKind, commits, key, now });
  const asked = options.rateLimits ? limits : undefined;
  const hashKey = deriveKey(options.dataKey, 'idempotency');
  const record = { ...options, allergyKey: allergyKey(options.dataKey), now };
  const refuse = createRefusals(options);
  const once = createOnce(db, now);

  async function accept(kind: SubmissionKind, post: Post, key: PostKey | null): Promise<Outcome> {
    const { network } = post.sender;
    const early = await asked?.take([LIMITS.address, network]);
    if (early) return { status: 429, wait: early };

    const checked = validate(kind, post.fields);
    const proof = proofIn(post.fields);
    if (!checked.ok) {
      const missing = bringsProof(proof, captcha) ? {} : CAPTCHA_REQUIRED;
      return { status: 422, errors: { ...checked.errors, ...missing } };
    }
    const proven = await checkProof(proof, captcha, asked, network);
    if (!proven.ok) return { status: 422, errors: CAPTCHA_REQUIRED };

    const wait = await countSubmission(network, emailKey(checked.value.email));
    if (wait > 0) return { status: 429, wait };
    return store({ kind, value: checked.value, postKey: key, proof: proven.used });
  }

  /** Counted before it is written, as EmailJS's client does: one that then fails counts too. */
  async function countSubmission(network: string, email: string | null): Promise<number> {
    const { throttle } = options;
    const pause = { name: 'throttle', tries: 1, window: throttle };
    const tries = [
      ...(throttle > 0 ? [[pause, network] as const] : []),
      ...(asked ? [[LIMITS.overall, ''] as const] : []),
      ...(asked && email ? [[LIMITS.email, email] as const] : []),
    ];
    return tries.length > 0 ? limits.take(...tries) : 0;
  }

  async function store(entry: Entry): Promise<Outcome> {
    const id = await commits
      .run((transaction) => writeEntry(transaction, entry, record))
      .catch(async (error: unknown) => {
        // Another process may have answered the same key in this very moment.
        const winner = entry.postKey && (await once.answered(entry.postKey).catch(() => null));
        if (winner) return winner;
        if (error instanceof UsedProofError) {
          return { status: 422, errors: CAPTCHA_REQUIRED } as const;
        }
        throw error;
      });
    if (typeof id !== 'string') return id;
    wake();
    return { status: 201, id };
  }

  /** It is stored, and the outbox looks for itself: what goes wrong here is not the visitor's. */
  function wake(): void {
    try {
      options.onStored();
    } catch (error) {
      log.error('The outbox could not be woken', { reason: reasonOf(error) });
    }
  }

  return {
    async submit(kind, post) {
      const refused = refuse(post);
      if (refused) return { status: refused };
      const key = postKey(hashKey, kind, post);
      if (key === undefined) return { status: 422, errors: { idempotencyKey: 'invalidValue' } };
      try {
        return await (key ? once.run(key, () => accept(kind, post, key)) : accept(kind, post, key));
      } catch (error) {
        const message =
          error instanceof CaptchaUnavailableError
            ? 'A submission waits for the captcha'
            : 'A submission could not be written';
        log.error(message, { kind, reason: reasonOf(error) });
        return { status: 503 };
      }
    },
  };
}

/** What failed, without the values that it failed on. */
function reasonOf(error: unknown): string {
  const { name, code, message } = error as NodeJS.ErrnoException;
  return [name, code, message].filter(Boolean).join(' ');
}
