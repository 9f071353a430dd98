import { isDeepStrictEqual } from 'node:util';
import { waysOf } from '../content/index.ts';
import {
  isTouchedBy,
  recordReads,
  type Content,
  type ContentReads,
} from '../content/index.server.ts';
import { goByWays, USUAL_WAYS, type BusinessWays } from '../i18n/index.ts';

/**
 * Has this thread go by the default language, the time zone and the currency of the settings, now and
 * after each change of them. While they cannot be read, everything stays as it is.
 */
export async function followWays({ service, changes }: Pick<Content, 'service' | 'changes'>) {
  const listeners = new Set<() => void>();
  let current: BusinessWays = USUAL_WAYS;
  let reads: ContentReads | undefined;
  let reading = Promise.resolve();
  goByWays(current);

  const read = async () => {
    const recorded = recordReads(service);
    try {
      const next = waysOf(await recorded.content.globalSettings());
      reads = recorded.reads;
      if (isDeepStrictEqual(next, current)) return;
      current = next;
      goByWays(next);
      for (const listener of listeners) listener();
    } catch {
      // The content is away; the change that brings it back is heard as well.
    }
  };
  const stop = changes.subscribe((change) => {
    if (!reads || isTouchedBy(reads, change)) reading = reading.then(read);
  });
  await read();
  return {
    /** Has a listener told whenever any of them is another than before. */
    subscribe: (listener: () => void) => void listeners.add(listener),
    stop,
  };
}
