import { OFFICE_API, SCRIPT_HEADER } from '../paths.ts';
import { pressEnded } from './press.ts';
import { saved } from './saves.ts';

/** A refusal of the server, by the code that the office has words for: `errors.<code>`. */
export class CallError extends Error {
  override name = 'CallError';
  readonly status: number;
  readonly code: string;
  /** What else the answer said: `problems`, `current`. */
  readonly details: Readonly<Record<string, unknown>>;

  constructor(status: number, code: string, details: Readonly<Record<string, unknown>> = {}) {
    super(`errors.${code}`);
    this.status = status;
    this.code = code;
    this.details = details;
  }

  /** What ra-core shows under the fields, and reads the status from. */
  get body(): unknown {
    return { error: this.code, ...this.details };
  }
}

/** Has the server said no? It would say so again. */
export const isRefusal = (error: unknown) =>
  error instanceof CallError && error.status >= 400 && error.status < 500;

/** The refusal of whoever owes a second factor, and the event that tells the office of it. */
export const FACTOR_NEEDED = 'secondFactorNeeded';

/** The same of whoever is not signed in, or no longer. */
export const SIGNED_OUT = 'signedOut';

/** The same of whose role does not allow it: it may have been changed while they were at work. */
export const NOT_ALLOWED = 'notAllowed';

/** The refusal of whoever must show again who they are. */
const CONFIRM_NEEDED = 'confirmIdentity';

/** Asks somebody to show who they are; rejects with the code `notConfirmed` when they would rather not. */
type AskIdentity = () => Promise<void>;
let askIdentity: AskIdentity | null = null;

/** Says by what to ask, whenever a call is refused for want of it. */
export function askIdentityWith(ask: AskIdentity | null): void {
  askIdentity = ask;
}

/** Has somebody not shown who they are when they were asked? Then nothing happened, and they know. */
export function hasChangedMind(error: unknown): boolean {
  return error instanceof CallError && error.code === 'notConfirmed';
}

/** Was it refused because somebody else was first, or because it was done before and the answer got lost? */
export function isStale(error: unknown): error is CallError {
  return error instanceof CallError && error.code === 'stale';
}

/** Was it refused because the page is from before an upgrade? Sent again, it would be refused again. */
export const isOutdated = (error: unknown) =>
  error instanceof CallError && error.code === 'outdated';

export type CallMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export interface CallOptions {
  /** Sent as JSON; a form or a file as it is. */
  readonly body?: unknown;
  readonly query?: Readonly<Record<string, string | number | undefined>>;
  /** The revision that the change was made to. */
  readonly revision?: string | undefined;
  /** One that gives up after a time stands for a connection that is lost. */
  readonly signal?: AbortSignal | undefined;
}

/** An answer that came before it was asked for is taken for so long, milliseconds. */
const FRESH = 10_000;

let ahead: { readonly at: number; readonly answers: Map<string, unknown> } | undefined;

/** Keeps what the server answered before it was asked, by path: with the page, and to who signs in. */
export function keepAhead(answers: unknown): void {
  ahead = { at: Date.now(), answers: new Map(Object.entries(answers ?? {})) };
}

/** Such an answer, once; none of before a change. */
function takeAhead(path: string): unknown {
  if (!ahead || Date.now() - ahead.at >= FRESH) return undefined;
  const answer = ahead.answers.get(path);
  ahead.answers.delete(path);
  return answer;
}

let script: string | undefined;

/** Says which script runs, so that the server knows a tab that was opened before an upgrade. */
export function callAs(address: string): void {
  script = new URL(address).pathname;
}

/** What is only read is asked for again after these, milliseconds: on a bad line one answer of many is lost. */
const PAUSES = [500, 1_500, 4_000];

/**
 * Calls the office's API. `path` is below `/api/admin`. Throws a `CallError` for every answer that is not 2xx, with the
 * code `offline` when there was none. A record is read once what is being saved of it has been: on a slow line it would be
 * an older one that is shown, and typed on. A call that wants somebody to show again who they are asks them, and is made
 * again.
 */
export async function call<Answer = unknown>(
  method: CallMethod,
  path: string,
  options: CallOptions = {},
): Promise<Answer> {
  if (method === 'GET') await saved(path);
  for (const pause of method === 'GET' ? PAUSES : []) {
    try {
      return await callOnce<Answer>(method, path, options);
    } catch (error) {
      const isLost = error instanceof CallError && !isRefusal(error) && navigator.onLine;
      if (!isLost || options.signal?.aborted) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, pause));
    options.signal?.throwIfAborted();
  }
  return callOnce<Answer>(method, path, options);
}

async function callOnce<Answer>(
  method: CallMethod,
  path: string,
  options: CallOptions,
): Promise<Answer> {
  const { body, query = {}, revision, signal } = options;
  if (method === 'GET') {
    const brought = takeAhead(path);
    if (brought) return brought as Answer;
  } else if (!path.startsWith('auth/')) ahead = undefined;
  const isJson = body !== undefined && !(body instanceof FormData) && !(body instanceof Blob);
  const headers = new Headers({ Accept: 'application/json' });
  if (script) headers.set(SCRIPT_HEADER, script);
  if (isJson) headers.set('Content-Type', 'application/json');
  if (revision !== undefined) headers.set('If-Match', `"${revision}"`);
  const asked = fetch(addressOf(path, query), {
    method,
    headers,
    credentials: 'same-origin',
    ...(body !== undefined && { body: isJson ? JSON.stringify(body) : (body as BodyInit) }),
    ...(signal && { signal }),
  });
  const [response, answer] = await asked
    .then(async (response) => [response, await jsonOf(response)] as const)
    .finally(pressEnded)
    .catch((error: unknown) => {
      if (signal?.aborted && (error as Error).name !== 'TimeoutError') throw error;
      throw new CallError(0, 'offline');
    });
  if (response.status === 204) return undefined as Answer;
  if (response.ok) {
    const { ahead: brought } = (answer ?? {}) as { ahead?: object };
    if (brought && path.startsWith('auth/')) keepAhead(brought);
    return answer as Answer;
  }
  const refusal = refusalOf(response.status, answer);
  if (refusal.code === CONFIRM_NEEDED && askIdentity) {
    await askIdentity();
    return call(method, path, options);
  }
  throw refusal;
}

/** What an answer refuses; the office is told where it concerns whoever is at work. */
function refusalOf(status: number, answer: unknown): CallError {
  const { error = 'failed', ...details } = (answer ?? {}) as { error?: string };
  // It may have come to be so while somebody was at work.
  if ([FACTOR_NEEDED, SIGNED_OUT, NOT_ALLOWED].includes(error)) dispatchEvent(new Event(error));
  return new CallError(status, error, details);
}

/** Sends a form or a file, and tells how much of it has gone, from 0 to 1, which `fetch` does not. Throws as `call` does. */
export function upload<Answer>(
  path: string,
  body: FormData | Blob,
  onProgress: (share: number) => void,
  query: CallOptions['query'] = {},
): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const request = new XMLHttpRequest();
  request.open('POST', addressOf(path, query));
  if (script) request.setRequestHeader(SCRIPT_HEADER, script);
  request.responseType = 'json';
  request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
  request.onerror = request.onabort = () => reject(new CallError(0, 'offline'));
  request.onload = () => {
    const { status, response } = request as { status: number; response: unknown };
    if (status >= 200 && status < 300 && response) resolve(response as Answer);
    else reject(refusalOf(status, response));
  };
  request.send(body);
  return promise;
}

/** What an answer says; null of one that says nothing. Rejects where its end did not arrive. */
async function jsonOf(response: Response): Promise<unknown> {
  const text = await response.text();
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The address of a call. */
export function addressOf(
  path: string,
  query: Readonly<Record<string, string | number | undefined>> = {},
): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    if (value !== undefined && value !== '') parameters.set(name, String(value));
  const text = parameters.toString();
  return `${OFFICE_API}/${path}${text && `?${text}`}`;
}
