/**
 * Entry point of the process that decodes and encodes pictures. Untrusted pictures are decoded here
 * rather than in the server: one that crashes or stalls the decoder takes down only this process.
 */
import { setPriority } from 'node:os';
import { clean } from './clean.server.ts';
import { encode } from './encode.server.ts';
import {
  PictureProblem,
  type AnswerMessage,
  type EncodedPicture,
  type OrderMessage,
} from './jobs.server.ts';

/** A Unix niceness, 0 to 19. */
const A_LITTLE_BELOW_NORMAL = 4;

// Pages take precedence, without starving the pictures that visitors are waiting for.
setPriority(A_LITTLE_BELOW_NORMAL);

const uploads = new Map<number, Uint8Array[]>();

const answer = (message: AnswerMessage) => process.send?.(message);
const answerWith = (id: number, work: Promise<EncodedPicture>) =>
  void work.then(
    (picture) => answer({ id, picture }),
    (error: unknown) =>
      answer({ id, problem: error instanceof PictureProblem ? error.problem : String(error) }),
  );

process.on('message', (order: OrderMessage) => {
  const { id } = order;
  const pieces = uploads.get(id) ?? [];
  if ('encode' in order) answerWith(id, encode(order.encode));
  else if ('piece' in order) {
    pieces.push(order.piece);
    uploads.set(id, pieces);
  } else {
    uploads.delete(id);
    if ('clean' in order) answerWith(id, clean(Buffer.concat(pieces), order.clean));
  }
});
process.on('disconnect', () => process.exit());
// Ctrl+C in a terminal signals this process too, but the server decides when it exits.
process.on('SIGINT', () => {});
