import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { call, CallError } from '../../../call.ts';

const library = () => import('@simplewebauthn/browser');

export const knowsPasskeys = (): boolean => 'PublicKeyCredential' in globalThis;

/** Whoever closes the browser's own window has changed their mind. */
const cancelled = () => {
  throw new CallError(0, 'passkeyCancelled');
};

/** Asks the browser for a passkey of this site. */
export async function showPasskey() {
  const [{ startAuthentication }, optionsJSON] = await Promise.all([
    library(),
    call<PublicKeyCredentialRequestOptionsJSON>('POST', 'auth/passkey/options', { body: {} }),
  ]);
  return startAuthentication({ optionsJSON }).catch(cancelled);
}

/** Asks the browser to make one. */
export async function makePasskey(optionsJSON: PublicKeyCredentialCreationOptionsJSON) {
  const { startRegistration } = await library();
  return startRegistration({ optionsJSON }).catch(cancelled);
}
