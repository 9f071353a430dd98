import { STATUS_CODES } from 'node:http';
import type { Question } from '../../captcha/index.server.ts';
import type { Language } from '../../i18n/index.ts';
import type { SubmissionKind } from '../constants.ts';
import type { FieldErrors } from '../validate.ts';

/** The page that answers a plain HTML form which could not be taken in. */
export interface FormPage {
  readonly kind: SubmissionKind;
  readonly language: Language;
  /** 400, 403, 413, 415, 422, 429, 451 or 503: what the page explains. */
  readonly status: number;
  /** The form as it was sent; null on a page that is the same for everybody. */
  readonly form: SentForm | null;
}

/** A form as a visitor sent it, to be shown again. */
export interface SentForm {
  /** What the visitor had filled in; `ratings.{key}` for the ratings. */
  readonly fields: Readonly<Record<string, string>>;
  /** The message key of each field that is wrong; `captcha` for a missing or wrong answer. */
  readonly errors: FieldErrors;
  /**
   * The question to be answered: shown as a label over the field `answer`, with `token` in a
   * hidden field `question`. Undefined where none is needed.
   */
  readonly challenge: Question | undefined;
  /** The path that the form was sent from, for the hidden field `returnTo`. */
  readonly returnTo: string | undefined;
}

/** A page as HTML, with the headers that go with what it holds. */
export interface DrawnPage {
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** What the site draws for forms without JavaScript. */
export interface FormPages {
  renderFormPage(page: FormPage): DrawnPage | Promise<DrawnPage>;
  /** The path of the page that thanks; the browser is sent there with a 303. */
  thanksPath(kind: SubmissionKind, language: Language, returnTo: string | undefined): string;
}

/** The texts of the statuses as the specification's error catalogue has them. */
export function statusText(status: number): string {
  return status === 451 ? 'Unavailable For Headless Browser' : (STATUS_CODES[status] ?? '');
}

const NOT_KEPT = { 'Cache-Control': 'no-store' };

export function textAnswer(status: number, headers: Record<string, string> = {}): Response {
  return new Response(statusText(status), {
    status,
    headers: { ...NOT_KEPT, 'Content-Type': 'text/plain; charset=utf-8', ...headers },
  });
}

export function jsonAnswer(status: number, body: object): Response {
  return Response.json(body, { status, headers: NOT_KEPT });
}

export function pageAnswer(
  status: number,
  page: DrawnPage,
  headers: Record<string, string> = {},
): Response {
  const type = { 'Content-Type': 'text/html; charset=utf-8' };
  return new Response(page.html, {
    status,
    headers: { ...NOT_KEPT, ...type, ...page.headers, ...headers },
  });
}

export function seeOther(path: string): Response {
  // A header is ASCII; what is escaped already stays as it is.
  const location = encodeURI(path).replaceAll('%25', '%');
  return new Response(null, { status: 303, headers: { ...NOT_KEPT, Location: location } });
}

/** Seconds for `Retry-After`, at least one. */
export function retryAfter(milliseconds: number): Record<string, string> {
  return { 'Retry-After': String(Math.max(1, Math.ceil(milliseconds / 1_000))) };
}
