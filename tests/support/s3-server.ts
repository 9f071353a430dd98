import { mkdtemp, rm } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import type { BucketSettings } from '../../src/media/bucket/bucket-options.server.ts';

const BUCKET = 'sobremesa';

/** The key pair that the server knows. */
const KEYS = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };

/** A running S3-compatible server with an empty bucket. */
export interface S3Server {
  /** A bucket's settings for it. */
  readonly settings: BucketSettings;
  /** The same as the site's environment says it. */
  readonly environment: Readonly<Record<string, string>>;
  /** Every request that came, as `GET pictures/…`. */
  readonly requests: string[];
  close(): Promise<void>;
}

/** Starts an S3-compatible server, which others wrote, with its objects in a temporary folder. */
export async function openS3Server(): Promise<S3Server> {
  const directory = await mkdtemp(join(tmpdir(), 'sobremesa-s3-'));
  const server = new S3rver({
    ...{ address: '127.0.0.1', port: 0, silent: true, directory },
    configureBuckets: [{ name: BUCKET }],
  });
  const { port } = await server.run();
  const endpoint = `http://127.0.0.1:${port}`;
  const requests: string[] = [];
  server.httpServer.on('request', ({ method, url = '' }: IncomingMessage) => {
    requests.push(`${method} ${decodeURIComponent(url.replace(`/${BUCKET}/`, ''))}`);
  });
  return {
    settings: {
      ...{ endpoint, bucket: BUCKET, region: 'us-east-1', isPathStyle: true, prefix: '', ...KEYS },
    },
    environment: {
      S3_ENDPOINT: endpoint,
      S3_BUCKET: BUCKET,
      S3_ACCESS_KEY_ID: KEYS.accessKeyId,
      S3_SECRET_ACCESS_KEY: KEYS.secretAccessKey,
    },
    requests,
    async close() {
      server.httpServer.closeAllConnections();
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
