import { createEncoder, type Encoder } from '../encoder/encoder.server.ts';

const encoder = createEncoder();

/**
 * The encoding process, one for all tests of a worker: to start it takes ten times as long as to encode a picture. It
 * ends when it has had nothing to do for a while, or with the worker.
 */
export const TEST_ENCODER: Encoder = { ...encoder, stop: async () => {} };
