import { logFailure } from '../log-failure.ts';
import {
  IDEMPOTENCY_HEADER,
  SUBMISSION_PATHS,
  type FieldErrors,
  type SubmissionKind,
} from '../../../requests/index.ts';

/** What became of sending a form. */
export type Outcome =
  | { readonly state: 'stored'; readonly id: string }
  /** The server's rules refused fields; nothing was stored. */
  | { readonly state: 'invalid'; readonly errors: FieldErrors }
  | Failure;

export interface Failure {
  readonly state: 'failed';
  /** The answer's status; 0 when none came. */
  readonly status: number;
  readonly statusText: string;
}

/** No answer at all. */
export const NETWORK_ERROR: Failure = { state: 'failed', status: 0, statusText: 'Network Error' };

/** As the log names it. */
const FAILED = 'A submission failed';

/** How long an answer is waited for, milliseconds; after that the submission is kept and retried. */
const PATIENCE = 45_000;

/** What the slowest phone sends meanwhile, characters a millisecond: three pictures take it minutes. */
const SLOWEST = 10;

/** Whether the same submission, sent later under the same key, may still arrive. */
export function isRetryable({ status }: Failure): boolean {
  return status === 0 || status === 429 || status >= 500;
}

/**
 * Posts a submission. The same key may be sent again and again: the server stores it once and
 * answers each time what it answered first. Never throws.
 */
export async function sendSubmission(
  kind: SubmissionKind,
  body: Readonly<Record<string, unknown>>,
  key: string,
): Promise<Outcome> {
  const sent = JSON.stringify(body);
  try {
    const answer = await fetch(SUBMISSION_PATHS[kind], {
      method: 'POST',
      headers: {
        accept: 'application/json',
        'content-type': 'application/json',
        [IDEMPOTENCY_HEADER]: key,
      },
      body: sent,
      signal: AbortSignal.timeout(PATIENCE + Math.ceil(sent.length / SLOWEST)),
    });
    const outcome = await readOutcome(answer);
    if (outcome.state === 'failed') logFailure(FAILED, `${outcome.status} ${outcome.statusText}`);
    return outcome;
  } catch (error) {
    logFailure(FAILED, error);
    return NETWORK_ERROR;
  }
}

/** Reads an answer of the intake; one that is cut off in the middle throws. */
export async function readOutcome(answer: Response): Promise<Outcome> {
  const { status } = answer;
  if (status === 201) return { state: 'stored', id: String((await json(answer))['id'] ?? '') };
  if (status === 422) {
    const errors = (await json(answer))['errors'];
    if (isErrors(errors)) return { state: 'invalid', errors };
  }
  return { state: 'failed', status, statusText: await refusalText(answer) };
}

/** A refusal's words: its plain text where it has one, because newer HTTP carries no status text. */
async function refusalText(answer: Response): Promise<string> {
  const isPlain = answer.headers.get('content-type')?.startsWith('text/plain');
  const text = isPlain && !answer.bodyUsed ? await answer.text() : '';
  return text.length > 0 && text.length < 100 ? text : answer.statusText;
}

async function json(answer: Response): Promise<Record<string, unknown>> {
  const value: unknown = await answer.json();
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

function isErrors(value: unknown): value is FieldErrors {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every((key) => typeof key === 'string')
  );
}
