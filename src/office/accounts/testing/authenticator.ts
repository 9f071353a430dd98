import {
  createHash,
  createPrivateKey,
  generateKeyPairSync,
  randomBytes,
  sign,
  type JsonWebKey,
} from 'node:crypto';

/** A passkey on somebody's device: data only, so that it can be sent to another process. */
export interface SoftPasskey {
  readonly id: string;
  readonly key: JsonWebKey;
}

interface Asked {
  readonly challenge: string;
  readonly origin: string;
}

/** User present and verified. */
const SHOWN = 0x05;
/** The same, with a new credential. */
const MADE = 0x45;

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const base64url = (data: Buffer | string) => Buffer.from(data).toString('base64url');

function authenticatorData(origin: string, flags: number, more = Buffer.alloc(0)): Buffer {
  const counter = Buffer.alloc(4);
  return Buffer.concat([sha256(new URL(origin).hostname), Buffer.from([flags]), counter, more]);
}

const clientData = (type: string, { challenge, origin }: Asked) =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

const credential = (id: string, response: object) => ({
  ...{ id, rawId: id, type: 'public-key', clientExtensionResults: {} },
  response,
});

/** CBOR: a byte string of up to 255 bytes, and a text of up to 23. */
const bytes = (value: Buffer) => Buffer.concat([Buffer.from([0x58, value.length]), value]);
const text = (value: string) =>
  Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)]);

/** Makes a passkey (ES256) as a browser would be asked to; answers it and what the browser sends. */
export function makePasskey(asked: Asked) {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const key = privateKey.export({ format: 'jwk' });
  const id = randomBytes(16);
  const coordinate = (name: 'x' | 'y') => bytes(Buffer.from(String(key[name]), 'base64url'));
  // COSE: an elliptic curve key (1: 2) for ES256 (3: -7) on P-256 (-1: 1).
  const head = Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]);
  const publicKey = Buffer.concat([head, coordinate('x'), Buffer.from([0x22]), coordinate('y')]);
  const made = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, publicKey]);
  const attestation = Buffer.concat([
    ...[Buffer.from([0xa3]), text('fmt'), text('none'), text('attStmt'), Buffer.from([0xa0])],
    ...[text('authData'), bytes(authenticatorData(asked.origin, MADE, made))],
  ]);
  return {
    passkey: { id: base64url(id), key } satisfies SoftPasskey,
    response: credential(base64url(id), {
      clientDataJSON: base64url(clientData('webauthn.create', asked)),
      attestationObject: base64url(attestation),
    }),
  };
}

/** What a browser sends that has shown a passkey. */
export function showPasskey({ id, key }: SoftPasskey, asked: Asked) {
  const authData = authenticatorData(asked.origin, SHOWN);
  const data = clientData('webauthn.get', asked);
  const privateKey = createPrivateKey({ key, format: 'jwk' });
  const signature = sign('sha256', Buffer.concat([authData, sha256(data)]), privateKey);
  return credential(id, {
    clientDataJSON: base64url(data),
    authenticatorData: base64url(authData),
    signature: base64url(signature),
  });
}
