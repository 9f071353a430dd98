import { readBytes } from '../../http/index.server.ts';
import { BODY_LIMIT } from '../constants.ts';
import { fieldsOf, jsonFields, MOST_FIELDS } from './fields-of-body.server.ts';
import { putPicturesAside, type FieldsAndPictures } from './pictures-of-body.server.ts';

/** A body as it came: its fields, and whether a script or a plain HTML form sent it. */
export interface ReadBody extends FieldsAndPictures {
  readonly from: 'script' | 'form';
}

/** Why a body could not be read, as a status. */
export class BodyError extends Error {
  override name = 'BodyError';
  readonly status: 400 | 413 | 415;
  constructor(status: BodyError['status']) {
    super(String(status));
    this.status = status;
  }
}

const FORM_TYPES = ['application/x-www-form-urlencoded', 'multipart/form-data'];

/** Longest Content-Type that is looked at, characters; a boundary has at most 70. */
const LONGEST_TYPE = 200;

/** Whether a content type is that of a plain HTML form. */
export function isFormType(contentType: string | null): boolean {
  return FORM_TYPES.includes(mediaType(contentType));
}

function mediaType(contentType: string | null): string {
  if (contentType === null || contentType.length > LONGEST_TYPE) return '';
  return contentType.split(';', 1)[0]?.trim().toLowerCase() ?? '';
}

/**
 * Reads the fields of a request's body. Throws `BodyError` 415 when it is neither JSON nor an HTML
 * form, 413 when it is longer than `most` bytes, before it is held in memory, 400 when it has more fields
 * than any form of ours. A body that breaks its own format has no fields, and the check of the
 * fields then says what is missing. `beforeLooking` is waited for once all of it is there.
 */
export async function readBody(
  request: Request,
  beforeLooking: () => Promise<void>,
  most = BODY_LIMIT,
): Promise<ReadBody> {
  const contentType = request.headers.get('content-type');
  const type = mediaType(contentType);
  if (type !== 'application/json' && !isFormType(contentType)) throw new BodyError(415);
  const bytes = await readBytes(request, most);
  if (!bytes) throw new BodyError(413);
  await beforeLooking();
  const isScript = type === 'application/json';
  const entries = isScript ? [] : [...(await formEntries(bytes, contentType ?? ''))];
  const fields = isScript ? jsonFields(new TextDecoder().decode(bytes)) : fieldsOf(entries);
  if (!fields) throw new BodyError(400);
  const read = await putPicturesAside(fields, entries);
  return { ...read, from: isScript ? 'script' : 'form' };
}

/** The entries of a plain form, of which a body with too many is not even taken apart. */
async function formEntries(
  bytes: Uint8Array<ArrayBuffer>,
  contentType: string,
): Promise<Iterable<[string, FormDataEntryValue]>> {
  const isMultipart = mediaType(contentType) === 'multipart/form-data';
  const separators = count(bytes, isMultipart ? '\r\n--' : '&');
  // A message may hold some of its own between the parts.
  if (separators > (isMultipart ? 10 * MOST_FIELDS : MOST_FIELDS)) throw new BodyError(400);
  if (!isMultipart) return new URLSearchParams(new TextDecoder().decode(bytes));
  try {
    return await new Response(bytes, { headers: { 'content-type': contentType } }).formData();
  } catch {
    return [];
  }
}

function count(bytes: Uint8Array, separator: string): number {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let found = 0;
  for (let at = buffer.indexOf(separator); at >= 0; at = buffer.indexOf(separator, at + 1)) {
    found += 1;
  }
  return found;
}
