import { onTestFinished } from 'vitest';
import { openS3Server, type S3Server } from '../../support/s3-server.ts';

/** Starts an S3 server with an empty bucket; it ends with the test. */
export async function givenS3(): Promise<S3Server> {
  const server = await openS3Server();
  onTestFinished(() => server.close());
  return server;
}
