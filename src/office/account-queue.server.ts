import { QueueFullError, type FairScheduler } from '../http/index.server.ts';

/** Calls of one account that are worked on at the same time. */
const AT_ONCE = 2;

/** Calls of one account that wait beside them; a screen asks for a dozen at most. */
const WAITING = 100;

/** How long the thread is left to others before the next of many calls, milliseconds. */
const BREATH = 2;

/** How long whoever is sent away is asked to wait, seconds. */
export const COME_AGAIN = '1';

interface Places {
  taken: number;
  readonly waiting: (() => void)[];
}

/**
 * Limits how many API calls of one account run at once; the rest wait in order. `tokenOf` returns the session token of a
 * validly signed cookie, else null: a forged one gets no queue of its own.
 */
export function createAccountQueue(
  turns: Pick<FairScheduler, 'take'>,
  tokenOf: (request: Request) => Promise<string | null> = async () => null,
) {
  const all = new Map<string, Places>();

  async function work<Value>(who: string, most: number, piece: () => Promise<Value>) {
    const own = all.get(who) ?? { taken: 0, waiting: [] };
    all.set(who, own);
    if (own.taken < AT_ONCE) own.taken += 1;
    else if (own.waiting.length < most) await new Promise<void>((go) => own.waiting.push(go));
    else throw new QueueFullError('Too many calls of one account wait');
    try {
      // On a database that answers at once a call is one piece of work: others come in between.
      await turns.take({ network: who, neighbourhood: who });
      return await piece();
    } finally {
      const next = own.waiting.shift();
      if (next) setTimeout(next, BREATH);
      else own.taken -= 1;
      if (own.taken === 0) all.delete(who);
    }
  }

  return {
    /**
     * Works for `who` once two others of theirs at most are worked on, in the order in which they came.
     * Rejects with a `QueueFullError` when too many of theirs wait.
     */
    run: <Value>(who: string, piece: () => Promise<Value>) => work(who, WAITING, piece),
    /** Finds the session of a request; the lookup counts as a call of the session that its cookie names. */
    async signedIn<Session>(
      request: Request,
      sessionOf: (request: Request) => Promise<Session>,
    ): Promise<Session> {
      const token = await tokenOf(request);
      const find = () => sessionOf(request);
      return token === null ? find() : work(token, WAITING, find);
    },
    /** An answer whose pieces are made in the same turns: while nobody reads on, it keeps no place. */
    inPieces(who: string, answer: Response): Response {
      if (!answer.body) return answer;
      const reader = answer.body.getReader();
      const body = new ReadableStream<Uint8Array>({
        async pull(controller) {
          // What has begun is not sent away.
          const { done, value } = await work(who, Infinity, () => reader.read());
          if (done) controller.close();
          else controller.enqueue(value);
        },
        cancel: (reason) => reader.cancel(reason),
      });
      return new Response(body, answer);
    },
  };
}

export type AccountQueue = ReturnType<typeof createAccountQueue>;
