import { decodeClientDataJSON } from '@simplewebauthn/server/helpers';
import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { newToken, tokenHash } from '../../identity/session-token';
import type { Db } from '../../platform/postgres/connect';
import { passkeyChallenges } from './passkey-challenges.table';
import { passkeyStale } from './passkeys.errors';

/** As long as a browser may ask for a finger. */
export const CHALLENGE_MINUTES = 5;
export const ASK_MS = CHALLENGE_MINUTES * 60_000;

/** What is signed: adding a passkey takes a password, which a question to confirm or to sign in has not asked for. */
export type Question =
  | { purpose: 'sign-in'; investorId: null }
  | { purpose: 'add' | 'confirm'; investorId: string };

export const SIGN_IN: Question = { purpose: 'sign-in', investorId: null };

/**
 * @param token of the browser's cookie, where it has one: several of its pages may ask at once
 * @returns the token for the cookie
 */
export async function keepChallenge(
  db: Db,
  challenge: string,
  { purpose, investorId }: Question,
  token: string = newToken(),
): Promise<string> {
  await db.insert(passkeyChallenges).values({
    token_hash: tokenHash(token),
    challenge,
    purpose,
    investor_id: investorId,
    expires_at: sql`now() + make_interval(mins => ${CHALLENGE_MINUTES})`,
  });
  return token;
}

/** Of a passkey: what the browser says that it was asked, which the signature covers. */
type Said = { response: { clientDataJSON: string } };

/**
 * The challenge that is answered. Good once, whatever comes of it.
 * @throws passkeyStale where it is over, of another browser, somebody else's or of another question
 */
export async function takeChallenge(
  db: Db,
  said: Said,
  token: string | undefined,
  { purpose, investorId }: Question,
): Promise<string> {
  const challenge = challengeIn(said);
  if (token === undefined || challenge === null) throw passkeyStale();
  const { rowCount } = await db
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.token_hash, tokenHash(token)),
        eq(passkeyChallenges.challenge, challenge),
        eq(passkeyChallenges.purpose, purpose),
        gt(passkeyChallenges.expires_at, sql`now()`),
        investorId === null
          ? isNull(passkeyChallenges.investor_id)
          : eq(passkeyChallenges.investor_id, investorId),
      ),
    );
  if (rowCount !== 1) throw passkeyStale();
  return challenge;
}

function challengeIn({ response }: Said): string | null {
  try {
    const { challenge } = decodeClientDataJSON(response.clientDataJSON);
    // PostgreSQL takes no NUL, and what was given has none.
    return typeof challenge === 'string' && /^[\w-]+$/.test(challenge) ? challenge : null;
  } catch {
    return null;
  }
}
