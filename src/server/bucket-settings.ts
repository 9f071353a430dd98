import type { FilePlace } from '../backup/index.server.ts';
import type { Log } from '../log/index.server.ts';
import { openBucketPlace, type BucketSettings } from '../media/index.server.ts';
import type { Config } from './config.ts';

/** Where pictures and files are when several processes share them; undefined when the disk has them. */
export function bucketSettings(config: Config): BucketSettings | undefined {
  const {
    S3_ENDPOINT: endpoint,
    S3_BUCKET: bucket,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  } = config;
  if (!endpoint || !bucket || !accessKeyId || !secretAccessKey) return undefined;
  const { S3_REGION: region, S3_FORCE_PATH_STYLE: isPathStyle, S3_PREFIX: prefix } = config;
  return { endpoint, bucket, region, accessKeyId, secretAccessKey, isPathStyle, prefix };
}

/** The bucket as backups see it; undefined when pictures and files are in the data folder. */
export function filePlace(config: Config, log: Log): FilePlace | undefined {
  const settings = bucketSettings(config);
  return settings && openBucketPlace(settings, log);
}
