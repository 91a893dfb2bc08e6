import { and, eq, isNotNull, ne, sql } from 'drizzle-orm';
import type { Db } from '../platform/postgres/connect';
import { knownDevices } from './known-devices.table';
import { newToken, tokenHash } from './session-token';
import { signInTickets } from './sign-in-tickets.table';

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

/** Where nobody else is to get in: sign-ins that wait for a code end, too. */
export async function forgetDevices(
  tx: Db,
  investorId: string,
  except: string | undefined,
): Promise<void> {
  const others = except === undefined ? undefined : ne(knownDevices.token_hash, tokenHash(except));
  await tx.delete(knownDevices).where(and(eq(knownDevices.investor_id, investorId), others));
  await tx.delete(signInTickets).where(eq(signInTickets.investor_id, investorId));
}

async function isOurs(tx: Db, token: string): Promise<boolean> {
  const [row] = await tx
    .select({ token_hash: knownDevices.token_hash })
    .from(knownDevices)
    .where(eq(knownDevices.token_hash, tokenHash(token)))
    .limit(1);
  return row !== undefined;
}

const REMEMBERED = sql`interval '30 days'`;

/** A code was right there. @param remember the password alone signs in there, for a while */
export async function passFactorOn(
  tx: Db,
  investorId: string,
  token: string,
  { device, remember }: { device: string | null; remember: boolean },
): Promise<void> {
  await tx
    .update(knownDevices)
    .set({
      factor_passed_at: sql`now()`,
      ...(remember && { device, remembered_until: sql`now() + ${REMEMBERED}` }),
    })
    .where(
      and(eq(knownDevices.investor_id, investorId), eq(knownDevices.token_hash, tokenHash(token))),
    );
}

/** @param browserId left out: all of them @returns whether there was one */
export async function demandFactorOn(
  tx: Db,
  investorId: string,
  browserId?: string,
): Promise<boolean> {
  const which = browserId === undefined ? undefined : eq(knownDevices.browser_id, browserId);
  const { rowCount } = await tx
    .update(knownDevices)
    .set({ remembered_until: null })
    .where(
      and(
        eq(knownDevices.investor_id, investorId),
        isNotNull(knownDevices.remembered_until),
        which,
      ),
    );
  return (rowCount ?? 0) > 0;
}
