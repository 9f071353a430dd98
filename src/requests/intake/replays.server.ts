import { createHmac, type KeyObject } from 'node:crypto';
import type { SubmissionKind } from '../constants.ts';
import { OWN } from '../own-questions.ts';
import { fieldNames } from '../fields.ts';
import type { Db } from '../tables.server.ts';

/** How long the answer to a form's key is kept, milliseconds. */
export const KEY_LIFE = 24 * 60 * 60_000;
/**
 * How long a plain HTML form that is posted again unchanged counts as the same one, milliseconds:
 * its page is the same for everybody, so it has no key of its own, and its body takes its place.
 */
export const SAME_FORM_WINDOW = 2 * 60_000;

/** A key as a browser may make it; a UUID is one. */
const KEY_PATTERN = /^[\w.-]{8,128}$/;
const LONGEST_KEY = 128;

/** A post's key, and the hash of what it carries. */
export interface PostKey {
  readonly key: string;
  readonly bodyHash: string;
  readonly life: number;
}

/**
 * The key of a post: the one it brings, or for a plain form its body. Null for a script that brings
 * none; undefined when it brings one that is no key. The hash covers the fields of the form as they
 * came, not the captcha's proof, which is made anew for each try; it is keyed, so that the rows say
 * nothing of the fields.
 */
export function postKey(
  secret: KeyObject,
  kind: SubmissionKind,
  post: {
    readonly key: string | undefined;
    readonly from: 'script' | 'form';
    readonly fields: Readonly<Record<string, unknown>>;
  },
): PostKey | null | undefined {
  const given = fieldNames(kind).map((name) =>
    Object.hasOwn(post.fields, name) ? post.fields[name] : null,
  );
  const bodyHash = createHmac('sha256', secret)
    .update(JSON.stringify([kind, given, ...ownOf(post.fields)]))
    .digest('hex');
  if (post.key !== undefined) {
    if (post.key.length > LONGEST_KEY || !KEY_PATTERN.test(post.key)) return undefined;
    return { key: `${kind}:${post.key}`, bodyHash, life: KEY_LIFE };
  }
  if (post.from === 'script') return null;
  return { key: `form:${bodyHash}`, bodyHash, life: SAME_FORM_WINDOW };
}

/** The answers to own questions, in an order of their own. */
function ownOf(fields: Readonly<Record<string, unknown>>) {
  return Object.entries(fields)
    .filter(([name]) => name.startsWith(OWN))
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
}

/** The answer that a key was given, while it is kept. */
export async function findReplay(db: Db, { key, life }: PostKey, now: number) {
  const row = await db
    .selectFrom('idempotency_keys')
    .select(['body_hash', 'answer', 'created_at'])
    .where('key', '=', key)
    .executeTakeFirst();
  if (!row || row.created_at > now - life) return row;
  await db
    .deleteFrom('idempotency_keys')
    .where('key', '=', key)
    .where('created_at', '<=', now - life)
    .execute();
  return undefined;
}
