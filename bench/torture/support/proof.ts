import { solveChallenge, type SolvableChallenge } from '../../../src/captcha/solve-challenge.ts';

/** Asks a site for a captcha challenge and solves it, as a visitor's browser does. */
export async function proofFor(url: string): Promise<string> {
  const response = await fetch(`${url}/api/captcha`);
  if (!response.ok) throw new Error(`No challenge: ${response.status}`);
  return solveChallenge((await response.json()) as SolvableChallenge);
}
