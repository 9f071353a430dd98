import { solveChallenge as solve } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import type { Challenge } from 'altcha-lib/types';

export type SolvableChallenge = Challenge;

/** Finds the number that a challenge asks for; returns the proof to be sent. */
export async function solveChallenge(challenge: SolvableChallenge): Promise<string> {
  const solution = await solve({ challenge, deriveKey });
  if (!solution) throw new Error('The challenge was not solved in time');
  return btoa(JSON.stringify({ challenge, solution }));
}
