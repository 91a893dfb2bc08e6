import { randomInt } from 'node:crypto';
import { z } from '@manzil/shared/contract/schema';
import { createChallenge, type Payload, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Database } from '../postgres/connect';
import { keyedHash } from '../secrets/keyed-hash';
import { limit, MINUTE_S, stillWithin } from './limits';

/** Iterations of one step: some 2 ms of a computer, 10 ms of an old phone. */
const COST = 5000;
/** Of the lightest challenge. How many it takes is drawn, so that nobody begins at the end. */
const STEPS = { least: 100, most: 200 };
/** A phone has done by then, and who tries in vain cannot have it made heavier for others. */
const HEAVIEST = 6;
const GOOD_FOR_S = 5 * MINUTE_S;

const Sent = z.object({
  challenge: z.object({
    parameters: z.looseObject({
      nonce: z.string(),
      data: z.object({ purpose: z.string(), subject: z.string() }),
    }),
    signature: z.string(),
  }),
  solution: z.object({ counter: z.number(), derivedKey: z.string() }),
});

/** @param purpose what a solution opens, and nothing else */
export function proofOfWork(db: Database, authKey: Buffer, purpose: string) {
  const secrets = {
    hmacSignatureSecret: keyedHash(authKey, 'proof-of-work'),
    hmacKeySignatureSecret: keyedHash(authKey, 'proof-of-work-key'),
  };
  const uses = limit(db, 'proof', 1, 2 * GOOD_FOR_S);

  return {
    /** @param weight how many times as much as the lightest @returns as text, for a problem */
    async challenge(subject: string, weight: number): Promise<string> {
      const steps = randomInt(STEPS.least, STEPS.most + 1);
      const challenge = await createChallenge({
        ...secrets,
        algorithm: 'PBKDF2/SHA-256',
        cost: COST,
        counter: steps * Math.min(weight, HEAVIEST),
        deriveKey,
        expiresAt: Math.floor(Date.now() / 1000) + GOOD_FOR_S,
        data: { purpose, subject },
      });
      return JSON.stringify(challenge);
    },

    /** Whether it solves a challenge of this subject, and is shown for the first time. */
    async isGood(proof: string | undefined, subject: string): Promise<boolean> {
      const sent = Sent.safeParse(parsed(proof));
      if (!sent.success) return false;
      const { challenge, solution } = sent.data;
      const { data, nonce } = challenge.parameters;
      if (data.purpose !== purpose || data.subject !== subject) return false;
      const { verified } = await verifySolution({
        ...secrets,
        challenge: challenge as unknown as Payload['challenge'],
        solution,
        deriveKey,
      });
      return verified && (await stillWithin(uses, nonce));
    },
  };
}

function parsed(proof: string | undefined): unknown {
  try {
    return JSON.parse(proof ?? '');
  } catch {
    return undefined;
  }
}
