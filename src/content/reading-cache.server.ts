import type { Content } from './content-types.server.ts';
import type { ContentService } from './content-service.ts';
import { isTouchedBy, recordReads, type ContentReads } from './reads.server.ts';

interface Reading<Value> {
  readonly value: Promise<Value>;
  /** What was read, once all of it was. */
  reads?: ContentReads;
}

/**
 * Reads what is needed of the content once, and again only after a change of anything that was read:
 * for what every submission and every email asks. A reading that fails is not kept. After a change is
 * reported, no reading that began before it is answered.
 */
export function keepReading<Value>(
  { service, changes }: Pick<Content, 'service' | 'changes'>,
  read: (content: ContentService) => Promise<Value>,
): () => Promise<Value> {
  let kept: Reading<Value> | undefined;
  changes.subscribe((change) => {
    if (!kept?.reads || isTouchedBy(kept.reads, change)) kept = undefined;
  });

  function readAnew(): Reading<Value> {
    const { content, reads } = recordReads(service);
    const reading: Reading<Value> = {
      value: read(content).then(
        (value) => {
          reading.reads = reads;
          return value;
        },
        (error: unknown) => {
          if (kept === reading) kept = undefined;
          throw error;
        },
      ),
    };
    return reading;
  }

  return () => {
    kept ??= readAnew();
    return kept.value;
  };
}
