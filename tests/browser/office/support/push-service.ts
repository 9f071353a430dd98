import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Under which name the server reaches the fake push service; see push-route.js. */
export const PUSH_HOST = 'push.example.com';

/** What a push service was given for a device. */
export interface Delivery {
  readonly path: string;
  readonly authorization: string;
  readonly ttl: string;
  /** Encrypted (RFC 8291). */
  readonly body: Buffer;
}

export interface PushService {
  /** What a server needs in its environment to reach it. */
  readonly environment: Readonly<Record<string, string>>;
  readonly deliveries: readonly Delivery[];
  /** Says from now on that it knows no device. */
  forgetDevices(): void;
  stop(): Promise<void>;
}

const ROUTE = pathToFileURL(join(import.meta.dirname, 'push-route.js'));

/** A push service on the loopback, which keeps what it is given. */
export async function startPushService(): Promise<PushService> {
  const deliveries: Delivery[] = [];
  let status = 201;
  const server = createServer((request, response) => {
    void bytesOf(request).then((body) => {
      const { authorization = '', ttl } = request.headers;
      deliveries.push({ path: request.url ?? '', authorization, ttl: String(ttl), body });
      response.writeHead(status).end();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    environment: { NODE_OPTIONS: `--import=${ROUTE.href}`, PUSH_PORT: String(port) },
    deliveries,
    forgetDevices: () => void (status = 410),
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function bytesOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  for await (const part of request) parts.push(part as Uint8Array);
  return Buffer.concat(parts);
}

/** A device's own keys, of which the browser tells the server the public half. */
export function deviceKeys() {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  const auth = randomBytes(16);
  return {
    p256dh: pair.getPublicKey('base64url'),
    auth: auth.toString('base64url'),
    /** Opens what was encrypted for the device (RFC 8188 and 8291, one record). */
    open(body: Buffer): string {
      const salt = body.subarray(0, 16);
      const sender = body.subarray(21, 21 + body.readUInt8(20));
      const sealed = body.subarray(21 + sender.length);
      const shared = pair.computeSecret(sender);
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), sender]);
      const secret = Buffer.from(hkdfSync('sha256', shared, auth, info, 32));
      const derived = (name: string, length: number) =>
        Buffer.from(hkdfSync('sha256', secret, salt, `Content-Encoding: ${name}\0`, length));
      const decipher = createDecipheriv(
        'aes-128-gcm',
        derived('aes128gcm', 16),
        derived('nonce', 12),
      );
      decipher.setAuthTag(sealed.subarray(-16));
      const text = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
      // A 2 ends the last record; zeros may follow it.
      return text.subarray(0, text.lastIndexOf(2)).toString();
    },
  };
}

/** Who signed a delivery, and for which service (VAPID, RFC 8292); throws when nobody has. */
export function signedBy({ authorization }: Delivery): {
  readonly key: string;
  readonly for: string;
} {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization) ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const publicKey = createPublicKey({
    format: 'jwk',
    key: {
      ...{ kty: 'EC', crv: 'P-256' },
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  });
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isSigned) throw new Error('The signature is not that of the key');
  const { aud } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { aud: string };
  return { key, for: aud };
}
