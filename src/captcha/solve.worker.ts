import { solveChallenge, type SolvableChallenge } from './solve-challenge.ts';

/** Solves the one challenge it is sent; posts the proof, or null when it cannot. */
self.addEventListener('message', ({ data }: MessageEvent<SolvableChallenge>) => {
  solveChallenge(data).then(
    (proof) => self.postMessage(proof),
    () => self.postMessage(null),
  );
});
