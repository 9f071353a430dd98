/** Shared test helpers: an S3 server that others wrote, and one that misbehaves as it is told. */
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import { onTestFinished } from 'vitest';
import type { BucketSettings } from '../bucket/bucket-options.server.ts';

const BUCKET = 'sobremesa';

/** The key pair that the server knows. */
const KEYS = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };

export interface S3Server {
  readonly settings: BucketSettings;
  /** Every request that came, as `GET pictures/…`. */
  readonly requests: string[];
}

function settingsFor(port: number): BucketSettings {
  return {
    endpoint: `http://127.0.0.1:${port}`,
    ...{ bucket: BUCKET, region: 'us-east-1', isPathStyle: true, prefix: '', ...KEYS },
  };
}

/** Starts an S3 server with an empty bucket; it ends with the test. */
export async function givenS3(): Promise<S3Server> {
  const directory = await mkdtemp(join(tmpdir(), 'sobremesa-s3-'));
  const server = new S3rver({
    ...{ address: '127.0.0.1', port: 0, silent: true, directory },
    configureBuckets: [{ name: BUCKET }],
  });
  const { port } = await server.run();
  const requests: string[] = [];
  server.httpServer.on('request', (request: IncomingMessage) => {
    requests.push(nameOf(request));
  });
  onTestFinished(async () => {
    server.httpServer.closeAllConnections();
    await server.close();
    await rm(directory, { recursive: true, force: true });
  });
  return { settings: settingsFor(port), requests };
}

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** Starts a server that answers every request as `answer` says at that moment. */
export async function givenBrokenS3(answer: Answer) {
  const broken = { answer };
  const requests: string[] = [];
  const server = createServer((request, response) => {
    requests.push(nameOf(request));
    request.resume();
    broken.answer(request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(async () => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { settings: settingsFor(port), requests, broken };
}

function nameOf({ method, url }: IncomingMessage): string {
  return `${method} ${decodeURIComponent((url ?? '').replace(`/${BUCKET}/`, ''))}`;
}
