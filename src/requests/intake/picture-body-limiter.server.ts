import { createFairQueue, QueueFullError, type Sender } from '../../http/index.server.ts';
import { BODY_LIMIT, FILES_LIMIT, LONGEST_PICTURE, MOST_PICTURES } from '../constants.ts';

/** Bytes of a script's body at most: pictures are made small before it sends them. */
const TEXTS_LIMIT = BODY_LIMIT + MOST_PICTURES * LONGEST_PICTURE;

/** Bodies with pictures that are held at once: each is as large as a hundred others. */
const PLACES = { all: 8, neighbourhood: 4, network: 2 };

/** Bytes of a body at most that may bring pictures, by what it says of itself. */
export function mostWithPictures({ headers }: Request): number {
  const length = Number(headers.get('content-length') ?? 0);
  // One that does not say how long it is gets no more room than any other.
  if (!(length > BODY_LIMIT)) return BODY_LIMIT;
  return headers.get('content-type')?.startsWith('multipart/') ? FILES_LIMIT : TEXTS_LIMIT;
}

/** Limits how many bodies with pictures are in memory at once; when full, the sender who holds most loses one. */
export function createPictureBodyLimiter() {
  const places = createFairQueue<{ readonly leave: (reason: Error) => void }>(PLACES);
  return {
    /**
     * Works while the body has a place. `reading` is what of it takes the sender's time: it rejects with a
     * `QueueFullError` when somebody who has less wants the place, as all of it does when there is none.
     */
    async hold<Result>(
      sender: Sender,
      work: (reading: <Read>(read: Promise<Read>) => Promise<Read>) => Promise<Result>,
    ): Promise<Result> {
      const { promise: left, reject: leave } = Promise.withResolvers<never>();
      left.catch(() => undefined);
      const place = { leave };
      places.push(place, sender)?.leave(new QueueFullError('Others send less'));
      try {
        return await work((read) => Promise.race([read, left]));
      } finally {
        places.remove(place);
      }
    },
  };
}
