import { and, eq, ne, sql } from 'drizzle-orm';
import type { Db } from '../platform/postgres/connect';
import { knownDevices } from './known-devices.table';
import { newToken, tokenHash } from './session-token';

/** @returns the token for its cookie: the same where we made it, so that people who share a browser both stay known */
export async function rememberDevice(
  tx: Db,
  investorId: string,
  token: string | undefined,
): Promise<string> {
  const kept = token !== undefined && (await isOurs(tx, token)) ? token : newToken();
  await tx
    .insert(knownDevices)
    .values({ investor_id: investorId, token_hash: tokenHash(kept) })
    .onConflictDoUpdate({
      target: [knownDevices.investor_id, knownDevices.token_hash],
      set: { last_used_at: sql`now()` },
    });
  return kept;
}

export async function forgetDevices(
  tx: Db,
  investorId: string,
  except: string | undefined,
): Promise<void> {
  const others = except === undefined ? undefined : ne(knownDevices.token_hash, tokenHash(except));
  await tx.delete(knownDevices).where(and(eq(knownDevices.investor_id, investorId), others));
}

async function isOurs(tx: Db, token: string): Promise<boolean> {
  const [row] = await tx
    .select({ token_hash: knownDevices.token_hash })
    .from(knownDevices)
    .where(eq(knownDevices.token_hash, tokenHash(token)))
    .limit(1);
  return row !== undefined;
}
