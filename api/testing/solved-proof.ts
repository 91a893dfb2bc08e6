import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';

/** As a browser of the portal does it. @param problem with which the API has answered */
export async function solvedProof(problem: { challenge?: string }): Promise<string> {
  const challenge: Challenge = JSON.parse(problem.challenge ?? '');
  const solution = await solveChallenge({ challenge, deriveKey });
  return JSON.stringify({ challenge, solution });
}
