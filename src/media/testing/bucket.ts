/** Shared test helper: an S3 server that misbehaves as it is told. */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import type { BucketSettings } from '../bucket/bucket-options.server.ts';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** Starts a server that answers every request as `answer` says at that moment. */
export async function givenBrokenS3(answer: Answer) {
  const broken = { answer };
  const requests: string[] = [];
  const server = createServer((request, response) => {
    requests.push(`${request.method} ${request.url}`);
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
  const settings: BucketSettings = {
    ...{ endpoint: `http://127.0.0.1:${port}`, bucket: 'sobremesa', region: 'us-east-1' },
    ...{ accessKeyId: 'KEY', secretAccessKey: 'SECRET', isPathStyle: true, prefix: '' },
  };
  return { settings, requests, broken };
}
