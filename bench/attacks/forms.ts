import { SUBMISSION_PATHS, type SubmissionKind } from '../../src/requests/index.ts';
import type { Asked } from '../support/http.ts';
import { REQUEST } from '../support/submit.ts';

export type Fields = Readonly<Record<string, unknown>>;

/** Each form with valid fields. */
export const FORMS: Readonly<Record<SubmissionKind, Fields>> = {
  request: REQUEST,
  contact: {
    firstName: 'Lucía',
    lastName: 'Ortega',
    email: 'lucia@example.com',
    phone: '+34 600 123 456',
    message: '¿Abrís los domingos?',
    locale: 'es',
  },
  feedback: {
    name: 'Lucía',
    email: 'lucia@example.com',
    phone: '+34 600 123 456',
    terms: true,
    ratings: {
      foodQuality: 5,
      serviceQuality: 4,
      facilitiesQuality: 3,
      priceQuality: 2,
      cleanliness: 1,
    },
    comments: 'Volveremos.',
    locale: 'es',
  },
};

/** The path that a form posts to. */
export const pathOf = (kind: SubmissionKind): string => SUBMISSION_PATHS[kind];

export function post(path: string, contentType: string, body: string | Buffer): Asked {
  return { path, method: 'POST', headers: { 'content-type': contentType }, body };
}

/** A form as the page's script sends it. */
export const asJson = (kind: SubmissionKind, fields: Fields): Asked =>
  post(pathOf(kind), 'application/json', JSON.stringify(fields));

/** A form as plain HTML sends it. */
export const asForm = (kind: SubmissionKind, fields: Fields): Asked =>
  post(
    pathOf(kind),
    'application/x-www-form-urlencoded',
    new URLSearchParams(plain(fields)).toString(),
  );

const BOUNDARY = '----hostile4711';

/** A form as multipart form data. */
export function asMultipart(kind: SubmissionKind, fields: Fields): Asked {
  const parts = plain(fields).map(
    ([name, value]) =>
      `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const body = `${parts.join('')}--${BOUNDARY}--\r\n`;
  return post(pathOf(kind), `multipart/form-data; boundary=${BOUNDARY}`, body);
}

/** Every encoding of a form. */
export const ENCODINGS = [asJson, asForm, asMultipart] as const;

/** Flattens maps into fields such as `ratings.foodQuality`. */
function plain(fields: Fields): [string, string][] {
  return Object.entries(fields).flatMap(([name, value]): [string, string][] =>
    typeof value === 'object' && value !== null
      ? Object.entries(value).map(([key, inner]) => [`${name}.${key}`, String(inner)])
      : [[name, String(value)]],
  );
}
