import {
  abortError,
  createFairQueue,
  QueueFullError,
  untilAborted,
  type Asker,
  type QueueLimits,
} from '../http/index.server.ts';

/** Somebody who waits for the result of a piece of work. */
export interface Waiter {
  /** Null for the server itself, which yields to everybody else. */
  readonly sender: Asker | null;
  /** Aborts when the waiter goes away. */
  readonly signal?: AbortSignal | undefined;
}

export type SharedWork<Result> = ReturnType<typeof createSharedWork<Result>>;

export interface SharedWorkLimits {
  readonly atOnce: number;
  readonly waiting: QueueLimits;
}

interface Piece<Result> {
  readonly name: string;
  readonly task: () => Promise<Result>;
  readonly outcome: PromiseWithResolvers<Result>;
  /** Its entries in the queue, by the sender's network; none once it has started. */
  readonly places: Map<string | null, Place<Result>>;
  hasBegun: boolean;
}

/** A piece's entry in the queue, shared by everyone who waits for it from one network. */
interface Place<Result> {
  readonly piece: Piece<Result>;
  readonly network: string | null;
  /** Each waiter's way to be rejected. */
  readonly dismissals: Set<(reason: Error) => void>;
}

/**
 * Work whose results several callers may share. Each piece is done once for all who wait for it. A
 * bounded number run at once; the others wait in a fair queue, with one entry for each sender that
 * wants them. A piece that nobody waits for any more is never started; a started one is finished.
 */
export function createSharedWork<Result>(limits: SharedWorkLimits) {
  const pieces = new Map<string, Piece<Result>>();
  const queue = createFairQueue<Place<Result>>(limits.waiting);
  /** The server's own work, in order. */
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
  /** Forgets a piece that is neither queued nor started. */
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
  /** The piece's entry for this sender, added to the queue if it is new. */
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
    // If nobody waits any more, a failure must not become an unhandled rejection.
    outcome.promise.catch(() => {});
    const piece = { name, task, outcome, places: new Map(), hasBegun: false };
    pieces.set(name, piece);
    return piece;
  };

  return {
    /** How many pieces wait, and how many run. */
    get load() {
      return { waiting: pieces.size - running, running };
    },
    /**
     * Runs the task, or joins the one of the same name. Rejects with a `QueueFullError` when too much
     * is waiting, and with an `AbortError` when the waiter goes away.
     */
    async ask(name: string, task: () => Promise<Result>, { sender, signal }: Waiter) {
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
