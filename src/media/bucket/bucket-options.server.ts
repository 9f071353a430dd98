import type { Log } from '../../log/index.server.ts';

/** Where a bucket of S3-compatible storage is, and the key to it. */
export interface BucketSettings {
  /** `https://s3.example.com`, without the bucket. */
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** Is the bucket named in the path, rather than in front of the host? */
  readonly isPathStyle: boolean;
  /** What all names begin with: empty, or with a slash at its end. */
  readonly prefix: string;
}

/** How long the bucket is waited for, milliseconds, and how often it is asked. */
export interface Patience {
  /** Until an answer begins. */
  readonly answer: number;
  /** Until it is whole. */
  readonly whole: number;
  /** Tries of one request, and the time after which no other is begun. */
  readonly tries: number;
  readonly untilLastTry: number;
  /** Before the second try; twice as long before each further one. */
  readonly pause: number;
  /** For how long nothing is asked once a request has failed, and at most, after several. */
  readonly rest: number;
  readonly longestRest: number;
}

export interface BucketOptions {
  readonly settings: BucketSettings;
  readonly log: Log;
  readonly patience?: Partial<Patience>;
  readonly now?: () => number;
}
