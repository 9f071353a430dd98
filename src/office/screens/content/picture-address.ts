import { isRecord } from '../../form/form-values.ts';
import { addressOf } from '../../app/call.ts';

/** The address of a stored picture, small. */
export function pictureAddress(ref: string): string {
  return addressOf('content-picture', { ref });
}

/** The reference of a picture's file; empty while there is none. */
export function refIn(picture: unknown): string {
  const asset = isRecord(picture) ? picture['asset'] : undefined;
  return isRecord(asset) && typeof asset['_ref'] === 'string' ? asset['_ref'] : '';
}

/** What changes of a picture when this file is chosen for it: what was said of another one goes with it. */
export function withFile(picture: unknown, _ref: string) {
  const gone = { hotspot: undefined, crop: undefined, alt: undefined };
  return { ...(refIn(picture) !== _ref && gone), asset: { _type: 'reference', _ref } };
}
