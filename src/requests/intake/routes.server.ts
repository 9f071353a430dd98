import { Hono, type Context } from 'hono';
import {
  isCrossSite,
  ownPath,
  QueueFullError,
  retryAfter,
  type FindSender,
  type Sender,
  type FairScheduler,
} from '../../http/index.server.ts';
import { defaultLanguage, splitPath, type Language } from '../../i18n/index.ts';
import {
  BODY_LIMIT,
  IDEMPOTENCY_HEADER,
  KINDS,
  RATING_KEYS,
  SUBMISSION_PATHS,
  type SubmissionKind,
} from '../constants.ts';
import { fieldNames } from '../fields.ts';
import { OWN } from '../own-questions.ts';
import { jsonAnswer, seeOther, textAnswer } from './answers.server.ts';
import { BodyError, isFormType, readBody, type ReadBody } from './body.server.ts';
import { createFormAnswers, type FormPages } from './form-answers.server.ts';
import { createIntake, type IntakeOptions } from './intake.server.ts';
import type { Outcome } from './outcome.server.ts';
import { createPictureBodyLimiter, mostWithPictures } from './picture-body-limiter.server.ts';

export interface SubmissionRoutesOptions extends IntakeOptions {
  readonly pages: FormPages;
  /** The address visitors see; a post from another one is refused. */
  readonly siteUrl: string;
  readonly findSender: FindSender;
  /** Turns on the thread that answers pages as well. */
  readonly turns: FairScheduler;
}

/** The answer to what could not be looked at for now. */
const AGAIN = retryAfter();

type Values = ReadBody['fields'];

/** `POST /api/requests`, `/api/contact` and `/api/feedback`, for scripts and plain HTML forms. */
export function createSubmissionRoutes(options: SubmissionRoutesOptions): Hono {
  const { captcha, pages, languages, turns } = options;
  const intake = createIntake(options);
  const answers = createFormAnswers(pages, turns, options.rateLimits);
  const pictureBodies = createPictureBodyLimiter();
  const app = new Hono();

  async function post(kind: SubmissionKind, c: Context): Promise<Response> {
    const request = c.req.raw;
    if (isCrossSite(request.headers, options.siteUrl)) return textAnswer(403);
    const sender = options.findSender(c);
    const wait = intake.mustWait(sender);
    if (wait > 0) return unread(kind, request, 429, retryAfter(wait));
    const most = mostWithPictures(request);
    if (most === BODY_LIMIT || !(await intake.asksForPictures(kind)))
      return read(kind, c, sender, (body) => body);
    return pictureBodies
      .hold(sender, (reading) => read(kind, c, sender, reading, most))
      .catch((error: unknown) => {
        if (error instanceof QueueFullError) return unread(kind, request, 503, AGAIN);
        throw error;
      });
  }

  /** Reads a body that is let in, of at most so many bytes, and answers what becomes of it. */
  async function read(
    kind: SubmissionKind,
    c: Context,
    sender: Sender,
    reading: (body: Promise<ReadBody>) => Promise<ReadBody>,
    most?: number,
  ): Promise<Response> {
    const request = c.req.raw;
    let body: ReadBody;
    try {
      body = await reading(readBody(request, () => turns.take(sender), most));
    } catch (error) {
      if (error instanceof QueueFullError) return unread(kind, request, 503, AGAIN);
      // The visitor's connection broke while sending: nobody is there to read an answer.
      if (!(error instanceof BodyError)) {
        options.log.warn('A submission was cut off while it was sent', { kind });
        return textAnswer(400);
      }
      return unread(kind, request, error.status);
    }
    const outcome = await intake.submit(kind, {
      ...body,
      key: request.headers.get(IDEMPOTENCY_HEADER) ?? undefined,
      sender,
      acceptLanguage: request.headers.get('accept-language'),
    });
    if (body.from === 'script') return scriptAnswer(outcome);
    const language = languageOf(request, await languages(), body.fields);
    const returnTo = ownPath(body.fields['returnTo']);
    if (outcome.status === 201) return seeOther(pages.thanksPath(kind, language, returnTo));
    const { status, errors: found = {} } = { errors: undefined, ...outcome };
    const asks = status === 422 && (captcha.provider !== 'off' || 'captcha' in found);
    // No page can put a file back into its field.
    const lost = [...body.pictures.keys()].map((name) => [name, 'pictureAgain'] as const);
    const errors = { ...Object.fromEntries(lost), ...found };
    const form = {
      ...{ errors, returnTo },
      values: shownAgain(kind, body),
      challenge: asks ? await captcha.ask(language) : undefined,
    };
    return answers.answer({ kind, language, status, form }, sender, waitHeaders(outcome));
  }

  /** The answer to a post whose body was not looked at, or could not be. */
  async function unread(
    kind: SubmissionKind,
    request: Request,
    status: number,
    headers: Record<string, string> = {},
  ): Promise<Response> {
    if (!isFormType(request.headers.get('content-type'))) return textAnswer(status, headers);
    const language = languageOf(request, await languages());
    return answers.refusal({ kind, status, language }, headers);
  }

  for (const kind of KINDS) {
    app.post(SUBMISSION_PATHS[kind], (c) => post(kind, c));
    app.all(SUBMISSION_PATHS[kind], () => textAnswer(405, { Allow: 'POST' }));
  }
  return app;
}

function scriptAnswer(outcome: Outcome): Response {
  if (outcome.status === 201) return jsonAnswer(201, { id: outcome.id });
  if (outcome.status === 422) return jsonAnswer(422, { errors: outcome.errors });
  return textAnswer(outcome.status, waitHeaders(outcome));
}

function waitHeaders(outcome: Outcome): Record<string, string> {
  if (outcome.status === 429) return retryAfter(outcome.wait);
  return outcome.status === 503 ? AGAIN : {};
}

/** The language of the form, else of the page it was sent from; always one that is offered. */
function languageOf(request: Request, languages: readonly Language[], fields: Values = {}) {
  const asked = languages.find((offered) => offered === fields['locale']);
  if (asked) return asked;
  const referer = request.headers.get('referer') ?? '';
  if (!URL.canParse(referer)) return defaultLanguage();
  return splitPath(new URL(referer).pathname, languages).language;
}

/** The visitor's own fields as texts; what guards the form is made anew. */
function shownAgain(kind: SubmissionKind, { fields, pictures }: ReadBody): Record<string, string> {
  const shown: Record<string, string> = {};
  for (const name of fieldNames(kind)) {
    const value = fields[name];
    if (typeof value === 'string') shown[name] = value;
  }
  for (const [name, value] of Object.entries(fields))
    if (name.startsWith(OWN) && typeof value === 'string' && !pictures.has(name))
      shown[name] = value;
  const { ratings } = fields;
  for (const key of typeof ratings === 'object' ? RATING_KEYS : []) {
    const score = Object.hasOwn(ratings as object, key) ? (ratings as Values)[key] : undefined;
    if (score !== undefined) shown[`ratings.${key}`] = String(score);
  }
  return shown;
}
