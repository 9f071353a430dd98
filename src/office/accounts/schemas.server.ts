import * as v from 'valibot';
import { hasUnseen } from '../../i18n/index.ts';
import { OFFICE_LANGUAGES } from '../account.ts';
import { LONGEST_PASSWORD } from './password-rules.server.ts';

export const EMAIL = v.pipe(
  v.string(),
  v.maxLength(254),
  v.trim(),
  v.toLowerCase(),
  v.check((value) => /^[^\s@<>"(),:;[\]\\]+@[^\s@<>"(),:;[\]\\]+$/.test(value)),
  v.check((value) => !hasUnseen(value)),
);
export const NAME = v.pipe(
  v.string(),
  v.maxLength(100),
  v.trim(),
  v.minLength(1),
  v.check((value) => !hasUnseen(value)),
);
/** Any text: what is wrong with a new password is said in words. */
export const PASSWORD = v.pipe(v.string(), v.maxLength(8 * LONGEST_PASSWORD));
export const LANGUAGE = v.picklist(OFFICE_LANGUAGES);
export const CODE = v.pipe(v.string(), v.maxLength(40));
export const TOKEN = v.pipe(v.string(), v.length(43));

const PART = v.pipe(v.string(), v.maxLength(8_192));
const CREDENTIAL = {
  id: v.pipe(v.string(), v.maxLength(1_400)),
  rawId: v.pipe(v.string(), v.maxLength(1_400)),
  type: v.literal('public-key'),
  authenticatorAttachment: v.exactOptional(v.picklist(['platform', 'cross-platform'])),
  // Of what an authenticator says beside it nothing is used.
  clientExtensionResults: v.pipe(
    v.looseObject({}),
    v.transform(() => ({})),
  ),
} as const;

/** What a browser sends that has shown a passkey. */
export const ASSERTION = v.object({
  ...CREDENTIAL,
  response: v.object({
    clientDataJSON: PART,
    authenticatorData: PART,
    signature: PART,
    userHandle: v.exactOptional(v.pipe(v.string(), v.maxLength(100))),
  }),
});

/** What a browser sends that has made a passkey. */
export const ATTESTATION = v.object({
  ...CREDENTIAL,
  response: v.object({
    clientDataJSON: PART,
    attestationObject: PART,
    transports: v.optional(
      v.pipe(
        v.array(v.picklist(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'])),
        v.maxLength(10),
      ),
      [],
    ),
  }),
});
