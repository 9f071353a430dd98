/**
 * The program of the process that decodes and encodes pictures, one message a job. Pictures from
 * outside are decoded here and not in the server: a picture that breaks the decoder, or takes it
 * too long, costs this process and nothing else.
 */
import { setPriority } from 'node:os';
import { clean } from './clean.server.ts';
import { encode } from './encode.server.ts';
import {
  PictureProblem,
  type AnswerMessage,
  type EncodedPicture,
  type OrderMessage,
} from './jobs.ts';

/** Unix's niceness, 0 to 19. */
const A_LITTLE_BELOW_NORMAL = 4;

// Pages come first, but a picture that someone waits for is not starved.
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
// A terminal's Ctrl+C reaches this process too; the server decides when it ends.
process.on('SIGINT', () => {});
