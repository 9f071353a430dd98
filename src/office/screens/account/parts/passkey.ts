import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { CallError } from '../../../app/call.ts';
import { api, type MadePasskey, type ShownPasskey } from '../api.ts';

const library = () => import('@simplewebauthn/browser');

export const knowsPasskeys = (): boolean => 'PublicKeyCredential' in globalThis;

/** Whoever closes the browser's own window has changed their mind. */
const cancelled = () => {
  throw new CallError(0, 'passkeyCancelled');
};

/** Of what may be missing the route's type says that it may be undefined, too, which JSON cannot be. */
const requestOptions = async () => {
  const options = await api('POST /auth/passkey/options', { body: {} });
  return options as object as PublicKeyCredentialRequestOptionsJSON;
};

/** Asks the browser for a passkey of this site. */
export async function showPasskey(): Promise<ShownPasskey> {
  const [{ startAuthentication }, optionsJSON] = await Promise.all([library(), requestOptions()]);
  const shown = await startAuthentication({ optionsJSON }).catch(cancelled);
  return shown as object as ShownPasskey;
}

/**
 * Has the browser offer this site's passkeys beneath the email field, among what it fills in; resolves
 * with the one that was chosen, and with null where it cannot, or something else was asked for since.
 */
export async function offerPasskeys() {
  if (!knowsPasskeys()) return null;
  const { browserSupportsWebAuthnAutofill, startAuthentication } = await library();
  if (!(await browserSupportsWebAuthnAutofill())) return null;
  const optionsJSON = await requestOptions();
  return startAuthentication({ optionsJSON, useBrowserAutofill: true });
}

/** Takes the offer back. */
export async function withdrawPasskeys(): Promise<void> {
  if (knowsPasskeys()) (await library()).WebAuthnAbortService.cancelCeremony();
}

/** Asks the browser to make one. */
export async function makePasskey(
  optionsJSON: PublicKeyCredentialCreationOptionsJSON,
): Promise<MadePasskey> {
  const { startRegistration } = await library();
  return (await startRegistration({ optionsJSON }).catch(cancelled)) as object as MadePasskey;
}
