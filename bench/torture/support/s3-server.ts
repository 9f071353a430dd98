import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';

const BUCKET = 'sobremesa';

/** A running S3-compatible server with an empty bucket. */
export interface BucketServer {
  /** The site's settings for it. */
  readonly settings: Readonly<Record<string, string>>;
  close(): Promise<void>;
}

/** Starts an S3-compatible server, which others wrote, with its objects in a temporary folder. */
export async function openBucketServer(): Promise<BucketServer> {
  const directory = await mkdtemp(join(tmpdir(), 'sobremesa-bucket-'));
  const server = new S3rver({
    ...{ address: '127.0.0.1', port: 0, silent: true, directory },
    configureBuckets: [{ name: BUCKET }],
  });
  const { port } = await server.run();
  return {
    settings: {
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_BUCKET: BUCKET,
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
    },
    async close() {
      server.httpServer.closeAllConnections();
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
