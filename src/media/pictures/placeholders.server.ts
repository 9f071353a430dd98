import { LRUCache } from 'lru-cache';
import { createSeldomWarning, type Log } from '../../log/index.server.ts';
import { parseRect, type PicturePlaceholder, type PictureRecipe } from '../picture-recipe.ts';
import { parsePictureFileName } from '../picture-reference.ts';
import { heightFor, PREVIEW_WIDTH } from '../picture-sizes.ts';
import type { PictureMaker } from './maker.server.ts';
import type { FindPicture } from './remote.server.ts';

export interface PlaceholdersParts {
  readonly find: FindPicture;
  readonly maker: PictureMaker;
  readonly log: Log;
  /** Is waited for before each: visitors go first. */
  readonly quiet?: ((signal: AbortSignal) => Promise<void>) | undefined;
}

/** How many are held, of about a kilobyte each. */
const MOST_HELD = 500;

/** How long one that could not be made is not tried again, milliseconds. */
const TRY_AGAIN = 60_000;

/** Makes placeholders in the background, one at a time. */
export function createPlaceholders({ find, maker, log, quiet }: PlaceholdersParts) {
  /** The placeholders as `data:` addresses; empty for what could not be made. */
  const held = new LRUCache<string, string>({ max: MOST_HELD });
  const coming = new Set<string>();
  const stopping = new AbortController();
  const warn = createSeldomWarning(log, 'The placeholder of a picture could not be made');
  let last: Promise<void> = Promise.resolve();

  const make = async (recipe: PictureRecipe, key: string) => {
    try {
      await quiet?.(stopping.signal);
      const made = await encode(recipe);
      if (made) held.set(key, made);
      else held.set(key, '', { ttl: TRY_AGAIN });
    } catch (error) {
      held.set(key, '', { ttl: TRY_AGAIN });
      if (!stopping.signal.aborted) warn({ picture: recipe.fileName, error });
    } finally {
      coming.delete(key);
    }
  };
  const encode = async ({ fileName, rect, ratio }: PictureRecipe) => {
    const waiter = { sender: null, signal: stopping.signal };
    const name = parsePictureFileName(fileName);
    const picture = name && !stopping.signal.aborted && (await find(name, waiter));
    if (!picture) return null;
    const transform = {
      rect: rect ? parseRect(rect, name) : null,
      width: PREVIEW_WIDTH,
      height: ratio && heightFor(PREVIEW_WIDTH, ratio),
      format: 'auto',
      isPlaceholder: true,
    } as const;
    const variant = await maker.variant({ picture, transform, accept: undefined }, waiter);
    if (!variant) return null;
    return `data:image/${variant.format};base64,${Buffer.from(variant.bytes).toString('base64')}`;
  };

  return {
    find(recipe: PictureRecipe): PicturePlaceholder {
      const { fileName, rect, ratio } = recipe;
      const key = [fileName, rect, ratio].join();
      const src = held.get(key);
      if (src !== undefined) return { src: src || null, isComing: false };
      if (!coming.has(key) && !stopping.signal.aborted) {
        coming.add(key);
        last = last.then(() => make(recipe, key));
      }
      return { src: null, isComing: true };
    },
    /** Resolves when all that were asked for are made, or have failed. */
    finished: () => last,
    async stop() {
      stopping.abort();
      await last;
    },
  };
}
