import { STATUS_CODES } from 'node:http';

/** A page as HTML, with the headers that go with what it holds. */
export interface RenderedPage {
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** The text of a status; of 451 as EmailJS's client names it. */
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
  page: RenderedPage,
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
