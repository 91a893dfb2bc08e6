import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { newToken, tokenHash } from '../../identity/session-token';
import type { Db } from '../../platform/postgres/connect';
import { passkeyChallenges } from './passkey-challenges.table';

/** As long as a browser may ask for a finger. */
export const CHALLENGE_MINUTES = 5;
export const ASK_MS = CHALLENGE_MINUTES * 60_000;

/** @param investorId who adds a passkey; null = a sign-in @returns the token for its cookie */
export async function keepChallenge(
  db: Db,
  challenge: string,
  investorId: string | null,
): Promise<string> {
  const token = newToken();
  await db.insert(passkeyChallenges).values({
    token_hash: tokenHash(token),
    challenge,
    investor_id: investorId,
    expires_at: sql`now() + make_interval(mins => ${CHALLENGE_MINUTES})`,
  });
  return token;
}

/** Good once, whatever comes of it. @returns null where it is over, or somebody else's */
export async function takeChallenge(
  db: Db,
  token: string,
  investorId: string | null,
): Promise<string | null> {
  const [taken] = await db
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.token_hash, tokenHash(token)),
        gt(passkeyChallenges.expires_at, sql`now()`),
        investorId === null
          ? isNull(passkeyChallenges.investor_id)
          : eq(passkeyChallenges.investor_id, investorId),
      ),
    )
    .returning({ challenge: passkeyChallenges.challenge });
  return taken?.challenge ?? null;
}
