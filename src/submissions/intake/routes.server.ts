import { Hono, type Context } from 'hono';
import type { FindSender } from '../../http/index.server.ts';
import { DEFAULT_LANGUAGE, isLanguage, LANGUAGES, splitPath } from '../../i18n/index.ts';
import { IDEMPOTENCY_HEADER, KINDS, SUBMISSION_PATHS, type SubmissionKind } from '../constants.ts';
import { fieldNames } from '../validate.ts';
import {
  jsonAnswer,
  pageAnswer,
  retryAfter,
  seeOther,
  textAnswer,
  type FormPages,
} from './answers.server.ts';
import { BodyError, isFormType, readBody, type ReadBody } from './body.server.ts';
import { createIntake, type IntakeOptions, type Outcome } from './intake.server.ts';
import { isCrossSite, ownPath } from './origin.server.ts';

export interface SubmissionRoutesOptions extends IntakeOptions {
  readonly pages: FormPages;
  /** The address visitors see; a post from another one is refused. */
  readonly siteUrl: string;
  readonly findSender: FindSender;
}

/** How long to wait after a 503, milliseconds. */
const TRY_AGAIN = 5_000;

/** `POST /api/requests`, `/api/contact` and `/api/feedback`, for scripts and plain HTML forms. */
export function createSubmissionRoutes(options: SubmissionRoutesOptions): Hono {
  const { captcha, pages } = options;
  const intake = createIntake(options);
  const app = new Hono();

  async function post(kind: SubmissionKind, c: Context): Promise<Response> {
    const request = c.req.raw;
    if (isCrossSite(request.headers, options.siteUrl)) return textAnswer(403);
    let body: ReadBody;
    try {
      body = await readBody(request);
    } catch (error) {
      // The visitor's connection broke while sending: nobody is there to read an answer.
      if (!(error instanceof BodyError)) return textAnswer(400);
      // What was not read would be taken for the next request of the connection.
      const close = { Connection: 'close' };
      if (!isFormType(request.headers.get('content-type'))) return textAnswer(error.status, close);
      return page(kind, request, {}, { status: error.status }, close);
    }
    const outcome = await intake.submit(kind, {
      ...body,
      key: request.headers.get(IDEMPOTENCY_HEADER) ?? undefined,
      sender: options.findSender(c),
      acceptLanguage: request.headers.get('accept-language'),
    });
    if (body.from === 'form') return formAnswer(kind, request, body.fields, outcome);
    return scriptAnswer(outcome);
  }

  function formAnswer(
    kind: SubmissionKind,
    request: Request,
    fields: Readonly<Record<string, unknown>>,
    outcome: Outcome,
  ): Response | Promise<Response> {
    if (outcome.status !== 201) return page(kind, request, fields, outcome, waitHeaders(outcome));
    const returnTo = ownPath(fields['returnTo']);
    return seeOther(pages.thanksPath(kind, languageOf(request, fields), returnTo));
  }

  async function page(
    kind: SubmissionKind,
    request: Request,
    fields: Readonly<Record<string, unknown>>,
    outcome: { readonly status: number; readonly errors?: Readonly<Record<string, string>> },
    headers: Record<string, string>,
  ): Promise<Response> {
    const { status, errors = {} } = outcome;
    const language = languageOf(request, fields);
    const asks = status === 422 && (captcha.provider !== 'off' || 'captcha' in errors);
    const html = await pages.renderFormPage({
      kind,
      language,
      status,
      fields: shownAgain(kind, fields),
      errors,
      challenge: asks ? captcha.ask(language) : undefined,
      returnTo: ownPath(fields['returnTo']),
    });
    return pageAnswer(status, html, headers);
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
  return outcome.status === 503 ? retryAfter(TRY_AGAIN) : {};
}

/** The language of the form, else of the page it was sent from. */
function languageOf(request: Request, fields: Readonly<Record<string, unknown>>) {
  if (isLanguage(fields['locale'])) return fields['locale'];
  const referer = request.headers.get('referer') ?? '';
  if (!URL.canParse(referer)) return DEFAULT_LANGUAGE;
  const codes = LANGUAGES.map(({ code }) => code);
  return splitPath(new URL(referer).pathname, codes).language;
}

/** The visitor's own fields as texts; what guards the form is made anew. */
function shownAgain(kind: SubmissionKind, fields: Readonly<Record<string, unknown>>) {
  const shown: Record<string, string> = {};
  for (const name of fieldNames(kind)) {
    const value = fields[name];
    if (typeof value === 'string') shown[name] = value;
  }
  for (const [key, score] of Object.entries(fields['ratings'] ?? {})) {
    shown[`ratings.${key}`] = String(score);
  }
  return shown;
}
