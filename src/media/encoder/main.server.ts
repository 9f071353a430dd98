/**
 * The program of the process that decodes and encodes pictures, one message a job. Pictures from
 * outside are decoded here and not in the server: a picture that breaks the decoder, or takes it
 * too long, costs this process and nothing else.
 */
import { constants, setPriority } from 'node:os';
import { clean } from './clean.server.ts';
import { encode } from './encode.server.ts';
import { PictureProblem, type AnswerMessage, type Job, type JobMessage } from './jobs.ts';

setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

const answer = (message: AnswerMessage) => process.send?.(message);
const work = (job: Job) => (job.kind === 'encode' ? encode(job) : clean(job));

process.on('message', ({ id, job }: JobMessage) => {
  work(job).then(
    (picture) => answer({ id, picture }),
    (error: unknown) =>
      answer({ id, problem: error instanceof PictureProblem ? error.problem : String(error) }),
  );
});
process.on('disconnect', () => process.exit());
// A terminal's Ctrl+C reaches this process too; the server decides when it ends.
process.on('SIGINT', () => {});
