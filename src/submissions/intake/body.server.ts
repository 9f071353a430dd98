import { BODY_LIMIT } from '../constants.ts';

/** A body as it came: its fields, and whether a script or a plain HTML form sent it. */
export interface ReadBody {
  readonly fields: Readonly<Record<string, unknown>>;
  readonly from: 'script' | 'form';
}

/** Why a body could not be read, as a status. */
export class BodyError extends Error {
  override name = 'BodyError';
  readonly status: 413 | 415;
  constructor(status: 413 | 415) {
    super(String(status));
    this.status = status;
  }
}

const FORM_TYPES = ['application/x-www-form-urlencoded', 'multipart/form-data'];

/** Whether a content type is that of a plain HTML form. */
export function isFormType(contentType: string | null): boolean {
  return FORM_TYPES.includes(mediaType(contentType));
}

function mediaType(contentType: string | null): string {
  return (contentType ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
}

/**
 * Reads the fields of a request's body. Throws `BodyError` 415 when it is neither JSON nor an HTML
 * form, 413 when it is longer than 64 KB, before it is held in memory. A body that breaks its own
 * format has no fields, and the check of the fields then says what is missing.
 */
export async function readBody(request: Request): Promise<ReadBody> {
  const contentType = request.headers.get('content-type');
  const type = mediaType(contentType);
  if (type !== 'application/json' && !isFormType(contentType)) throw new BodyError(415);
  const bytes = await readBytes(request);
  if (type === 'application/json') return { from: 'script', fields: jsonFields(bytes) };
  if (type === 'multipart/form-data') {
    return { from: 'form', fields: formFields(await multipart(bytes, contentType ?? '')) };
  }
  const form = new URLSearchParams(new TextDecoder().decode(bytes));
  return { from: 'form', fields: formFields(form) };
}

async function readBytes(request: Request): Promise<Uint8Array<ArrayBuffer>> {
  const announced = request.headers.get('content-length');
  if (announced !== null && Number(announced) > BODY_LIMIT) throw new BodyError(413);
  if (announced !== null) {
    const bytes = new Uint8Array(await request.arrayBuffer());
    if (bytes.length > BODY_LIMIT) throw new BodyError(413);
    return bytes;
  }
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of request.body ?? []) {
    length += chunk.length;
    if (length > BODY_LIMIT) throw new BodyError(413);
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}

function jsonFields(bytes: Uint8Array): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(new TextDecoder().decode(bytes));
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isObject ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

async function multipart(bytes: Uint8Array<ArrayBuffer>, contentType: string) {
  try {
    return await new Response(bytes, { headers: { 'content-type': contentType } }).formData();
  } catch {
    return new FormData();
  }
}

/** The texts of a form; of a repeated one the last. `ratings.foodQuality=5` becomes a map of numbers. */
function formFields(form: Iterable<[string, FormDataEntryValue]>): Record<string, unknown> {
  const fields = new Map<string, unknown>();
  const ratings = new Map<string, number>();
  for (const [name, value] of form) {
    if (typeof value !== 'string') continue;
    if (name.startsWith('ratings.')) ratings.set(name.slice('ratings.'.length), Number(value));
    else fields.set(name, value.replaceAll('\r\n', '\n'));
  }
  if (ratings.size > 0) fields.set('ratings', Object.fromEntries(ratings));
  return Object.fromEntries(fields);
}
