import {
  createFairQueue,
  QueueFullError,
  type Asker,
  type QueueLimits,
} from '../../http/index.server.ts';

/** Somebody who waits for the result of a piece of work. */
export interface Waiter {
  /** Null: the server itself, which waits until nobody else does. */
  readonly sender: Asker | null;
  /** Aborts when the waiter goes away. */
  readonly signal?: AbortSignal | undefined;
}

/**
 * Work that several may wait for at once. Each piece is done once for all of them; a bounded number
 * is done at once, and the others wait in a fair queue, in which a piece stands once for every sender
 * that wants it. A piece that nobody waits for any more is never begun; one that has begun is ended.
 */
export interface SharedWork<Result> {
  /**
   * Does the piece of work of this name, unless that is under way. Rejects with a `QueueFullError`
   * when too much waits, and with an `AbortError` when the waiter goes away.
   */
  ask(name: string, task: () => Promise<Result>, waiter: Waiter): Promise<Result>;
  /** Is nothing being done? */
  readonly isIdle: boolean;
}

export interface SharedWorkLimits {
  readonly atOnce: number;
  readonly waiting: QueueLimits;
}

interface Piece<Result> {
  readonly name: string;
  readonly task: () => Promise<Result>;
  readonly outcome: PromiseWithResolvers<Result>;
  /** Its places in the queue, by the sender's network; none once it has begun. */
  readonly places: Map<string | null, Place<Result>>;
  hasBegun: boolean;
}

/** A piece's place in the queue, for all who wait for it from one network. */
interface Place<Result> {
  readonly piece: Piece<Result>;
  readonly network: string | null;
  /** What sends each of them away. */
  readonly dismissals: Set<(reason: Error) => void>;
}

export function createSharedWork<Result>(limits: SharedWorkLimits): SharedWork<Result> {
  const pieces = new Map<string, Piece<Result>>();
  const queue = createFairQueue<Place<Result>>(limits.waiting);
  /** What the server wants for itself, in its order. */
  const ownPlaces = new Set<Place<Result>>();
  let running = 0;

  const leaveQueue = (place: Place<Result>) => {
    queue.remove(place);
    ownPlaces.delete(place);
  };
  const begin = async (piece: Piece<Result>) => {
    piece.hasBegun = true;
    for (const place of piece.places.values()) leaveQueue(place);
    piece.places.clear();
    running += 1;
    try {
      piece.outcome.resolve(await piece.task());
    } catch (error) {
      piece.outcome.reject(error);
    } finally {
      pieces.delete(piece.name);
      running -= 1;
      beginNext();
    }
  };
  const beginNext = () => {
    while (running < limits.atOnce) {
      const place = queue.next() ?? ownPlaces.values().next().value;
      if (!place) return;
      void begin(place.piece);
    }
  };
  /** Forgets a piece that stands in no queue and has not begun. */
  const dropUnwanted = (piece: Piece<Result>) => {
    const isUnwanted = !piece.hasBegun && piece.places.size === 0;
    if (isUnwanted && pieces.get(piece.name) === piece) pieces.delete(piece.name);
  };
  const giveUp = (place: Place<Result>) => {
    const { piece, network } = place;
    if (piece.places.get(network) !== place) return;
    leaveQueue(place);
    piece.places.delete(network);
    dropUnwanted(piece);
  };
  /** The piece's place in the sender's queue. */
  const enlist = (piece: Piece<Result>, sender: Asker | null): Place<Result> => {
    const network = sender?.network ?? null;
    const present = piece.places.get(network);
    if (present) return present;
    const place: Place<Result> = { piece, network, dismissals: new Set() };
    if (sender) {
      const loser = queue.push(place, sender);
      if (loser) {
        giveUp(loser);
        for (const leave of loser.dismissals) leave(new QueueFullError('Others wanted less'));
      }
    } else ownPlaces.add(place);
    piece.places.set(network, place);
    return place;
  };

  const newPiece = (name: string, task: () => Promise<Result>): Piece<Result> => {
    const outcome = Promise.withResolvers<Result>();
    // Whoever waits is told; a failure that nobody waits for any more is nobody's.
    outcome.promise.catch(() => {});
    const piece = { name, task, outcome, places: new Map(), hasBegun: false };
    pieces.set(name, piece);
    return piece;
  };

  return {
    get isIdle() {
      return running === 0;
    },
    async ask(name, task, { sender, signal }) {
      if (signal?.aborted) throw abortError();
      const piece = pieces.get(name) ?? newPiece(name, task);
      if (piece.hasBegun) return untilAborted(piece.outcome.promise, signal);
      let place: Place<Result>;
      try {
        place = enlist(piece, sender);
      } finally {
        dropUnwanted(piece);
      }
      const { promise: dismissed, reject: leave } = Promise.withResolvers<never>();
      place.dismissals.add(leave);
      beginNext();
      try {
        return await untilAborted(Promise.race([piece.outcome.promise, dismissed]), signal);
      } finally {
        place.dismissals.delete(leave);
        if (place.dismissals.size === 0 && !piece.hasBegun) giveUp(place);
      }
    },
  };
}

/** The same promise, unless the signal aborts first. */
async function untilAborted<Result>(
  promise: Promise<Result>,
  signal: AbortSignal | undefined,
): Promise<Result> {
  if (!signal) return promise;
  const { promise: aborted, reject } = Promise.withResolvers<never>();
  const stop = () => reject(abortError());
  signal.addEventListener('abort', stop, { once: true });
  try {
    return await Promise.race([promise, aborted]);
  } finally {
    signal.removeEventListener('abort', stop);
  }
}

function abortError(): DOMException {
  return new DOMException('Nobody waits for it any more', 'AbortError');
}
